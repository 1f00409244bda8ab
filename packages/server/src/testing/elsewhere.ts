// A command as another container with the same volume would run it: it sees no process of ours, and none of our shared memory.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const NAMESPACES = ['--pid', '--ipc', '--mount-proc', '--fork', '--kill-child=SIGKILL'];
const blindfold = fileURLToPath(new URL('blindfold.ts', import.meta.url));

/** Ordinary users may make namespaces where the kernel lets them be root of a user namespace of their own. */
const ways = [NAMESPACES, ['--user', '--map-current-user', ...NAMESPACES]];
let known: readonly string[] | null | undefined;

function findWay(): readonly string[] | null {
  known ??= ways.find((flags) => spawnSync('unshare', [...flags, 'true']).status === 0) ?? null;
  return known;
}

/** The command line for `node` with `args`. Where the kernel gives no namespaces, the process is kept from looking at others. */
export function nodeElsewhere(args: readonly string[]): readonly [command: string, args: string[]] {
  const flags = findWay();
  return flags
    ? ['unshare', [...flags, process.execPath, ...args]]
    : [process.execPath, ['--import', blindfold, ...args]];
}
