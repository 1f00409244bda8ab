// Finds the system's protections from a child that was taken over, beyond those of Node itself; looked up once.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { listAbove } from './list-addons.ts';

export interface SandboxProtections {
  /** `kernel`: a network namespace of its own, without an interface; `node`: all that JavaScript could reach it by is taken away. */
  readonly network: 'kernel' | 'node';
  /** `own`: each child has a user of its own, who owns nothing; `shared`: it has the server's. */
  readonly user: 'own' | 'shared';
  /** A sentence for each that the system does not give. */
  readonly missing: readonly string[];
}

export interface Launcher extends SandboxProtections {
  /** Prefix of the command line before Node; empty where the kernel offers nothing. */
  readonly prefix: readonly string[];
}

let found: Launcher | undefined;

/** `files`: what the child reads, which its own user must be able to. Takes some milliseconds the first time. */
export function findLauncher(files: readonly string[]): Launcher {
  found ??= findOut(files);
  return found;
}

function findOut(files: readonly string[]): Launcher {
  if (process.platform !== 'linux')
    return { prefix: [], network: 'node', user: 'shared', missing: ['Users and namespaces of its own need Linux.'] };
  const isRoot = process.geteuid?.() === 0;
  const prefix = findNamespaces(isRoot);
  const obstacle = isRoot ? findObstacle(files) : 'The server is not root, so its readers have its user.';
  return {
    prefix: prefix ?? [],
    network: prefix ? 'kernel' : 'node',
    user: obstacle ? 'shared' : 'own',
    missing: [
      ...(prefix ? [] : ['The kernel gives readers no network namespace (unshare is missing or refused).']),
      ...(obstacle ? [obstacle] : []),
    ],
  };
}

/** Of network and of messages between processes. Whoever is not root needs a namespace of users for it, which some systems refuse. */
function findNamespaces(isRoot: boolean): string[] | undefined {
  const program = ['/usr/bin/unshare', '/bin/unshare', '/usr/local/bin/unshare'].find(isProgram);
  const command = program && [program, ...(isRoot ? [] : ['-U']), '-n', '-i'];
  return command && works(command[0]!, [...command.slice(1), '/bin/true']) ? command : undefined;
}

function findObstacle(files: readonly string[]): string | undefined {
  const id = pickUser();
  if (!works('/bin/true', [], id)) return 'The system knows no further users here, so readers have the server’s.';
  const closed = files.find((file) => !isOpenToAll(file));
  return closed && `Other users cannot read ${closed}, so readers have the server’s user.`;
}

function works(program: string, args: readonly string[], user?: number): boolean {
  const as = user === undefined ? {} : { uid: user, gid: user };
  return spawnSync(program, args, { env: {}, stdio: 'ignore', timeout: 5000, ...as }).status === 0;
}

/** Those between are nobody's on any system we know: above people and packages, below what systemd and containers take at random. */
const users = { first: 58_000, count: 2000 };
let picked = process.pid;

/** Another one each time, so that no child can touch another. */
export function pickUser(): number {
  picked++;
  return users.first + (picked % users.count);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isOpenToAll(file: string): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o004) === 0) return false;
  return listAbove(dirname(file)).every((folder) => (statSync(folder).mode & 0o001) !== 0);
}
