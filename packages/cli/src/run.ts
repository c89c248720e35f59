/** The whole command with the world injected: arguments in, exit status out. */
import { type Command, CommanderError } from "commander";
import type { Failure } from "./answer.js";
import { failureOf } from "./each.js";
import type { Io } from "./io.js";
import { buildProgram } from "./program.js";
import type { Registry } from "./registry.js";
import { type Lang, Session } from "./session.js";
import { BAD, DONE, INTERRUPTED } from "./status.js";

/** @param argv what stands behind the command's name */
export async function run(argv: readonly string[], io: Io, registry: Registry): Promise<number> {
  let session: Session | null = null as Session | null;
  const program = buildProgram(registry, argv, (common) => {
    session = new Session(io, registry, common);
    return session;
  });
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.stdout.write(text),
      // Errors become one sentence below.
      writeErr: () => undefined,
      outputError: () => undefined,
    });
  }
  try {
    await program.parseAsync([...argv], { from: "user" });
    return session === null ? DONE : session.interrupted ? INTERRUPTED : session.status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return DONE;
    const command = program.commands.find((one) => argv.includes(one.name()));
    complain(argv, io, failureFor(error, program, command), {
      lang: session?.common.lang ?? "en",
      input: command === undefined ? null : firstOperand(argv, program, command),
    });
    return BAD;
  }
}

/** One sentence for people and, with --json, an object for programs. */
function complain(
  argv: readonly string[],
  io: Io,
  failure: Failure,
  { lang, input }: { readonly lang: Lang; readonly input: string | null },
): void {
  io.stderr.write(`hashigo: ${failure.message[lang]}\n`);
  if (argv.includes("--json")) io.stdout.write(`${JSON.stringify({ input, error: failure })}\n`);
}

function failureFor(error: unknown, program: Command, command: Command | undefined): Failure {
  if (!(error instanceof CommanderError)) return failureOf(error);
  const names = program.commands.map((one) => one.name()).join(", ");
  const wrong = error.code === "commander.help" ? `no command: it is one of ${names}` : plain(error.message);
  const help = ["hashigo", command?.name(), "--help"].filter((word) => word !== undefined).join(" ");
  const sentence = `${wrong}; see ${help}`;
  return { code: "usage", message: { en: sentence, ja: sentence }, at: null };
}

/** Commander's message without its prefix, its line breaks and its last full stop. */
function plain(message: string): string {
  return message
    .replace(/^error: /, "")
    .replace(/\.?\s*\n\(?/g, "; ")
    .replace(/[).]+$/, "");
}

/** The first puzzle of a command line that commander refused, or null for commands about genres. */
function firstOperand(argv: readonly string[], program: Command, command: Command): string | null {
  if (command.registeredArguments[0]?.variadic !== true) return null;
  const takesValue = (word: string | undefined): boolean =>
    [...program.options, ...command.options].some(({ long, required }) => long === word && required);
  const behind = argv.slice(argv.indexOf(command.name()) + 1);
  return behind.find((word, i) => (word === "-" || !word.startsWith("-")) && !takesValue(behind[i - 1])) ?? null;
}
