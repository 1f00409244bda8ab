// Loaded before the server (`--import`): kills its process right before the n-th thing that it does to the database, to its files or to another
// process. Whoever started it says n, in KILL_AT_CALL for the start and in a message for what comes later; 0 lets it live and counts.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { devNull } from 'node:os';
import pg from 'pg';

export interface Armed {
  readonly killAt: number;
}
/** The answer: how many calls there were since it was armed before. */
export interface Counted {
  readonly calls: number;
}

let calls = 0;
let killAt = Number(process.env.KILL_AT_CALL ?? 0);

type Method = (this: unknown, ...args: unknown[]) => unknown;

function count(owner: object, names: readonly string[]): void {
  const methods = owner as Record<string, Method>;
  for (const name of names) {
    const original = methods[name]!;
    methods[name] = function counted(...args) {
      calls += 1;
      if (calls === killAt) process.kill(process.pid, 'SIGKILL');
      return original.apply(this, args);
    };
  }
}

count(pg.Client.prototype, ['query']);
count(promises, ['mkdir', 'open', 'rename', 'rm', 'unlink', 'writeFile']);
count(fs, ['open', 'write', 'writev']);
count(childProcess, ['fork', 'spawn']);
const handle = await promises.open(devNull);
count(Object.getPrototypeOf(handle) as object, ['sync']);
await handle.close();
syncBuiltinESMExports();

process.on('message', (armed: Armed) => {
  const counted: Counted = { calls };
  calls = 0;
  killAt = armed.killAt;
  process.send?.(counted);
});
// Listening is no reason to live.
process.channel?.unref();
