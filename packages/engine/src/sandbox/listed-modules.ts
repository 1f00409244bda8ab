// The built-in modules of Node that reading asks for: all others are refused in the child.

/** None of them opens a socket, starts anything or changes Node itself; files are the permission model's. */
const allowed = [
  'assert',
  'buffer',
  'constants',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'module',
  'os',
  'path',
  'path/posix',
  'path/win32',
  'perf_hooks',
  'process',
  'stream',
  'stream/promises',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'util/types',
  'zlib',
];

/** Libraries import these at the top of a file, for what they do outside a sandbox: they get an empty one. */
const empty = ['child_process', 'worker_threads'];

/** Without a prototype, so that nothing that is put on one is listed. */
function list(names: readonly string[]): Readonly<Record<string, true>> {
  const listed: Record<string, true> = Object.create(null);
  for (const name of names) {
    listed[name] = true;
    listed[`node:${name}`] = true;
  }
  return Object.freeze(listed);
}

export const allowedModules = list(allowed);
export const emptyModules = list(empty);

/** As CommonJS has it; `empty-module.ts` is the same for imports. */
export const emptyModule = Object.freeze({ isMainThread: true });
