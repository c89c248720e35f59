export function writeBankModule(folder: string): void;
export function writeBankModules(): void;
