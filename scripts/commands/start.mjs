// Builds and serves the demo. Port 4173 unless it is taken, then the next free one; PORT overrides.
import { createServer } from "node:net";
import { join } from "node:path";
import { preview } from "vite";
import { turbo } from "../spawn.mjs";
import { ROOT } from "../workspace.mjs";

const FIRST_PORT = 4173;

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function isFreeOn(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no such address; that does not make the port taken.
    server.once("error", (error) =>
      resolve("code" in error && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(String(error.code))),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** "localhost" may mean either address. @param {number} port */
const isFree = async (port) => (await isFreeOn(port, "127.0.0.1")) && (await isFreeOn(port, "::1"));

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
  await preview({ root: join(ROOT, "apps/demo"), preview: { host: "127.0.0.1", port, strictPort: true } });
  console.log(`\nHashigo: http://localhost:${port}/ (Ctrl+C stops it)\n`);
  // The server keeps the process alive.
  return 0;
}
