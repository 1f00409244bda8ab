// The entry of the package: the process for `npm start`, and what the command line works with. What they import is loaded when it is asked
// for, after the loader was told how.
import type { OperatorCommand } from './operate/operator-command.ts';
import { prepareModules } from './prepare-modules.ts';

/** Prints one sentence and exits with 1 when the instance cannot start. */
export async function main(root: string): Promise<void> {
  prepareModules(root);
  await (await import('./main.ts')).main(root);
}

export async function loadOperatorCommands(root: string): Promise<Readonly<Record<string, OperatorCommand>>> {
  prepareModules(root);
  return (await import('./operate/commands.ts')).operatorCommands;
}
