// Builds and serves the demo. Port 4173 unless it is taken, then the next free one; PORT overrides.
import { createServer } from "node:net";
import { join } from "node:path";
import { run, turbo } from "../spawn.mjs";
import { ROOT } from "../workspace.mjs";

const FIRST_PORT = 4173;

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "localhost", exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @returns {Promise<number | null>} null: PORT is no port, or taken */
async function choosePort() {
  const wanted = process.env.PORT;
  if (wanted === undefined || wanted === "") {
    let port = FIRST_PORT;
    while (!(await isFree(port))) port++;
    return port;
  }
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`PORT must be a number from 1 to 65535, not "${wanted}"`);
    return null;
  }
  if (await isFree(port)) return port;
  console.error(`PORT ${port} is taken`);
  return null;
}

export default async function start() {
  const built = await turbo(["build"], "--filter=@hashigo/demo", "--output-logs=new-only");
  if (built !== 0) return built;
  const port = await choosePort();
  if (port === null) return 2;
  console.log(`\nHashigo: http://localhost:${port}/\n`);
  return run("vite", ["preview", "--host", "localhost", "--port", String(port), "--strictPort"], {
    cwd: join(ROOT, "apps/demo"),
  });
}
