/** What the command touches of the world, so that tests run it in-process. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

export interface Io {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File names are relative to it. */
  readonly cwd: string;
  /** Calls `listener` on Ctrl-C, until the returned function is called. While nobody listens, Ctrl-C ends the process. */
  readonly onInterrupt: (listener: () => void) => () => void;
}
