// Starts a child with nothing of ours in its environment, and with as little of the machine as Node and the shell can
// grant.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapsFolder } from '#fill/maps/maps-folder.ts';
import { networkFile } from '#page-model/network-file.ts';
import { listAbove } from './list-addons.ts';
import { findLauncher, pickUser, type SandboxProtections } from './protections.ts';
import { findReaderFiles } from './reader-files.ts';

export interface ChildLimits {
  /** Megabytes of JavaScript heap. */
  readonly maxHeapMb: number;
  /** Megabytes resident, WebAssembly and native memory included; the child is killed above it. Below 1 GB with what it can gain before that is seen. */
  readonly maxResidentMb: number;
  /** Seconds a task may work, or four times as many on the clock. */
  readonly maxSeconds: number;
  /** Seconds it may work without another page being done. */
  readonly maxPageSeconds: number;
  /** Documents a child reads before a fresh one takes its place. */
  readonly documentsPerChild: number;
  /** Seconds an idle child is kept for the user it worked for. */
  readonly idleSeconds: number;
  /** Seconds without any work after which no child is kept at all, the spare included. */
  readonly restSeconds: number;
}

export const defaultChildLimits: ChildLimits = {
  maxHeapMb: 640,
  maxResidentMb: 800,
  maxSeconds: 600,
  maxPageSeconds: 60,
  documentsPerChild: 50,
  idleSeconds: 20,
  restSeconds: 180,
};

export interface ChildCommand {
  readonly file: string;
  readonly args: readonly string[];
}

const here = dirname(fileURLToPath(import.meta.url));
/** Processor seconds after which the kernel ends a child, so that none outlives a host that was killed. */
const maxCpuSeconds = 3600;
/** Megabytes that a child asks for and never touches: stacks, arenas, room to grow. */
const untouchedMb = 600 + 16 * availableParallelism();

/** `entry` is the module to run; only tests start another than the child. */
export function nameChildCommand(
  { maxHeapMb, maxResidentMb }: ChildLimits,
  entry = findReaderFiles().child,
): ChildCommand {
  const { prefix, user } = launcher();
  const node = [
    '--permission',
    // sharp and ONNX Runtime are native.
    '--allow-addons',
    ...listReadableFolders().map((folder) => `--allow-fs-read=${folder}`),
    `--max-old-space-size=${maxHeapMb}`,
    // A small young generation keeps an idle child small; reading hardly slows down.
    '--max-semi-space-size=4',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
    // A signal would open the inspector's port.
    '--disable-sigusr1',
    // As a URL, so that spaces in the path survive.
    `--import=${findReaderFiles().doors}${user === 'own' ? `?user=${pickUser()}` : ''}`,
    entry,
  ];
  if (process.platform === 'win32') return { file: process.execPath, args: node };
  // No core files, no files written at all; `exec` keeps the process id that the watchdog looks at.
  // Where the host is too busy to look in time, the kernel (Linux) refuses what a child asks for beyond its memory.
  const maxDataKb = Math.round((maxResidentMb + untouchedMb) * 1024);
  const bounds = `ulimit -c 0; ulimit -f 0; ulimit -t ${maxCpuSeconds}; ulimit -d ${maxDataKb}; unset PWD OLDPWD; exec "$0" "$@"`;
  return { file: '/bin/sh', args: ['-c', bounds, ...prefix, process.execPath, ...node] };
}

const launcher = () => findLauncher([process.execPath, findReaderFiles().child, networkFile]);

/** Protections of this system against a file that took over its parser. */
export function sandboxProtections(): SandboxProtections {
  const { network, user, missing } = launcher();
  return { network, user, missing };
}

/** Our own source, our networks, our maps of forms and the packages it imports; nothing of the data folder, the home folder or the system. */
function listReadableFolders(): string[] {
  const engine = join(here, '..', '..');
  const contract = dirname(dirname(fileURLToPath(import.meta.resolve('@oneform/contract'))));
  return [engine, contract, dirname(networkFile), mapsFolder, ...listModuleFolders(engine)];
}

const listModuleFolders = (from: string): string[] =>
  listAbove(from)
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder));
