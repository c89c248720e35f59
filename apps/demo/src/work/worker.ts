import { expose } from "comlink";
import { genres } from "../genres/index.js";
import { sessionOver } from "./session.js";

expose(sessionOver(genres));
