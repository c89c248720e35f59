/** One run of the command: where its words go, what was asked of every command, and how it will end. */
import type { LadderId, Limits, Sentence, Settings } from "@hashigo/core";
import pc from "picocolors";
import type { Answer, Failure, Fields } from "./answer.js";
import type { Io, Output } from "./io.js";
import { startProgress } from "./progress.js";
import type { Registered, Registry } from "./registry.js";
import { BAD, DONE, graver, type Status } from "./status.js";

export type Lang = keyof Sentence;

/** Options of every command. */
export interface Common {
  readonly json: boolean;
  readonly rules: Settings;
  readonly ladder: LadderId;
  readonly lang: Lang;
  readonly progress: boolean;
  readonly timeoutMs: number | undefined;
  readonly maxNodes: number | undefined;
}

export class Session {
  status: Status = DONE;
  /** Ctrl-C: no further input is begun. */
  interrupted = false;

  constructor(
    readonly io: Io,
    readonly registry: Registry,
    readonly common: Common,
  ) {}

  /** Colours for standard output. */
  get colors(): ReturnType<typeof pc.createColors> {
    return pc.createColors(wantsColor(this.io.stdout, this.io.env));
  }

  /** What the command knows of the genre with that id. */
  registered(id: string): Registered | undefined {
    return this.registry.find(({ genre }) => genre.id === id);
  }

  say(sentence: Sentence): string {
    return sentence[this.common.lang];
  }

  /** `title` stands above the words for people. */
  answer(answer: Answer, frame: Fields = {}, title: string | null = null): void {
    this.status = graver(this.status, answer.status);
    if (this.common.json) {
      this.line({ ...frame, ...answer.fields });
      return;
    }
    const text = answer.text();
    const above = title === null ? "" : `${this.colors.dim(`# ${title}`)}\n`;
    if (text !== "") this.io.stdout.write(`${above}${text}\n`);
  }

  /** An input without an answer: the run goes on. */
  fail(name: string | null, failure: Failure, text = ""): void {
    this.status = graver(this.status, BAD);
    if (this.common.json) this.line({ input: name, error: failure });
    this.note(`${name === null ? "" : `${short(name)}${placeOf(failure.at, text)}: `}${this.say(failure.message)}`);
  }

  /** Something that the reader of this input should know; there is an answer all the same. */
  warn(name: string, sentence: Sentence): void {
    this.note(`${short(name)}: ${this.say({ en: "warning", ja: "警告" })}: ${this.say(sentence)}`);
  }

  /** A sentence on standard error. */
  note(sentence: string): void {
    this.io.stderr.write(`hashigo: ${sentence}\n`);
  }

  private line(fields: Fields): void {
    this.io.stdout.write(`${JSON.stringify(fields)}\n`);
  }

  /**
   * Runs a job under the limits of the command line, with progress and with Ctrl-C as its abort. `spentMs` is time that the
   * same input has used already.
   */
  async run<T>(title: string, job: (limits: Limits) => Promise<T>, spentMs = 0): Promise<T> {
    const { timeoutMs, maxNodes } = this.common;
    const abort = new AbortController();
    if (this.interrupted) abort.abort();
    const unlisten = this.io.onInterrupt(() => {
      this.interrupted = true;
      abort.abort();
    });
    const progress = startProgress(this.io.stderr, title, this.common.progress);
    try {
      return await job({
        maxNodes,
        timeoutMs: timeoutMs === undefined ? undefined : Math.max(0, timeoutMs - spentMs),
        signal: abort.signal,
        onProgress: progress.update,
      });
    } finally {
      progress.stop();
      unlisten();
    }
  }
}

export function wantsColor(output: Output, env: Io["env"]): boolean {
  if (env["NO_COLOR"] !== undefined && env["NO_COLOR"] !== "") return false;
  if (env["FORCE_COLOR"] !== undefined && env["FORCE_COLOR"] !== "" && env["FORCE_COLOR"] !== "0") return true;
  return output.isTTY === true && env["TERM"] !== "dumb";
}

const LONGEST_NAME = 120;

function short(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
}

/** Line and column in a text of several lines, else the character; from 1, for people. */
function placeOf(at: number | null, text: string): string {
  if (at === null) return "";
  const before = text.slice(0, at).split("\n");
  if (!text.trim().includes("\n")) return `, character ${at + 1}`;
  return `, line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}
