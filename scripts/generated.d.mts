export function writeAllGenerated(): void;
export function writeGenerated(folder: string): void;
