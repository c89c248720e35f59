// Source files that are made from other files: the banks of the genres and the compiled kernels. Whatever builds, tests, checks or runs
// sources calls this first; nothing is written while all is as it was.
import { writeBankModule } from "./bank-module.mjs";
import { writeKernelModules } from "./kernel-module.mjs";
import { workspacePackages } from "./workspace.mjs";

/** @param {string} folder of one package @returns {void} */
export function writeGenerated(folder) {
  writeBankModule(folder);
  writeKernelModules(folder);
}

/** @returns {void} */
export function writeAllGenerated() {
  for (const { folder } of workspacePackages()) writeGenerated(folder);
}
