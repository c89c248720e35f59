export function writeKernelModules(folder: string): void;
