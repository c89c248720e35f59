export interface WorkspacePackage {
  readonly folder: string;
  readonly path: string;
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly private?: boolean;
    readonly hashigo?: { readonly genre?: string };
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
    readonly exports?: Readonly<Record<string, unknown>>;
    readonly scripts?: Readonly<Record<string, string>>;
    readonly packageManager?: string;
  };
}
export const ROOT: string;
export function workspacePackages(): WorkspacePackage[];
export function publishedPackages(): WorkspacePackage[];
export function genrePackages(): WorkspacePackage[];
export function readManifest(folder: string): WorkspacePackage["manifest"];
export function sourceFiles(folder: string, under?: readonly string[]): string[];
export function sourcesDigest(folder: string): string;
export const STAMP: string;
