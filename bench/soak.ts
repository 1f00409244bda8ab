// People who upload, edit and review while the database and the process are killed at random: afterwards nothing may be lost, made twice, left over
// or grown. The process itself is left alone in the second half, so that its memory can be watched over one long life.
// One JSON line; exit 1 when something is wrong. Linux alone: reads /proc.
//   npm run bench:soak -- [--minutes 30 (or SOAK_MINUTES)] [--people 50] [--seed 1]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { listDescendants, rssMb } from './support/processes.ts';
import { randomOf } from './support/random.ts';
import { createScriptOf, type Script, type Wait } from './support/script-person.ts';
import { fitSlope, type Sample } from './support/slope.ts';
import {
  databaseUrlOf,
  freePort,
  newDataFolder,
  root,
  serverEnvironment,
  waitForText,
} from './support/start-server.ts';
import { describeMachine, percentile, round } from './support/statistics.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: process.env.SOAK_MINUTES ?? '30' },
    people: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
const random = randomOf(values.seed);
const SAMPLE_MS = 2000;
/** Each look collects all garbage, which holds everybody up for part of a second. */
const MEMORY_MS = 20_000;
/** A process that was told to go may take so long on a busy machine. */
const LONGEST_GOING_MS = 15_000;
/** Nothing that works takes so long to show it; a job that failed is tried again half a minute later. */
const STUCK_MS = 180_000;
/** Starting costs memory of its own. */
const SETTLE_MS = 20_000;
/** Connections that nobody uses are closed by then. */
const QUIET_MS = 30_000;
/** Watched for less, warming up looks like growth. */
const MIN_WATCHED_MINUTES = 10;
/** Growth that is surely more than so much an hour is a leak. */
const MAX_GROWTH_MB = 30;
const MAX_MORE_DESCRIPTORS = 5;
const FIVE_MINUTES_MS = 300_000;
const KEPT_CHARACTERS = 4000;
const [MIN_PAUSE_MS, MAX_PAUSE_MS] = [15_000, 60_000];

const data = newDataFolder();
const port = await freePort();
let child: ChildProcess;
let startedAt = 0;
let life = 0;
const kills = { postgres: 0, killed: 0, stopped: 0 };
const samples: (Sample & { readonly at: number; readonly rss: number })[] = [];

process.once('exit', () => child?.kill('SIGTERM'));
await start();
const people: Script[] = [];
for (let number = 0; number < Number(values.people); number += 1)
  people.push(await createScriptOf(`http://localhost:${port}`, randomOf(`${values.seed} ${number}`)));
const beganAt = Date.now();
const endsAt = beganAt + Number(values.minutes) * 60_000;
const isSecondHalf = () => Date.now() > (beganAt + endsAt) / 2;
/** Before anybody came. */
const idleFiles = countFiles();
const isOver = () => Date.now() >= endsAt;
const sampling = sample();
await Promise.all([...people.map((person) => person.work(isOver)), disturb()]);
await sampling;

const missing = await Promise.all(people.map((person) => person.findMissing()));
const lost = missing.reduce((sum, one) => sum + one.lost, 0);
const twice = missing.reduce((sum, one) => sum + one.twice, 0);
const undeleted = missing.reduce((sum, one) => sum + one.undeleted, 0);
const unfinished = await waitForTheRest();
await sleep(QUIET_MS);
const descriptors = { before: idleFiles, after: countFiles() };
const rows = await countRowsLeft();
/** All that was uploaded can be read. */
const { unread } = await countRows({ unread: `documents where processing_status = 'error'` });
const before = listDescendants(child!.pid!);
await stop('SIGTERM');
const areGone = Date.now() + LONGEST_GOING_MS;
const listLeft = () => before.filter(({ pid }) => existsSync(`/proc/${pid}`)).map(({ kind }) => kind);
while (listLeft().length > 0 && Date.now() < areGone) await sleep(500);
const leftOver = listLeft();
const check = spawnSync(process.execPath, [join(root, 'scripts/oneform.ts'), 'check', '--deep'], {
  cwd: root,
  env: serverEnvironment(port, data),
  encoding: 'utf8',
});
const temporary = existsSync(join(data, 'tmp')) ? readdirSync(join(data, 'tmp')).length : 0;
const waits = people.flatMap(({ waits }) => waits);
const unexpected = people.flatMap(({ unexpected }) => unexpected);
const lastLife = samples.filter((one) => one.life === life);
const memory = fitSlope(lastLife);
const watchedMinutes = ((lastLife.at(-1)?.at ?? 0) - (lastLife[0]?.at ?? 0)) / 60_000;
const grows = watchedMinutes >= MIN_WATCHED_MINUTES && memory.slope - 2 * memory.error > MAX_GROWTH_MB;
const isSound =
  lost === 0 &&
  twice === 0 &&
  undeleted === 0 &&
  unfinished === 0 &&
  unread === 0 &&
  !grows &&
  descriptors.after <= descriptors.before + MAX_MORE_DESCRIPTORS &&
  Object.values(rows).every((count) => count === 0) &&
  leftOver.length === 0 &&
  temporary === 0 &&
  check.status === 0 &&
  unexpected.length === 0;
console.log(
  JSON.stringify({
    bench: 'soak',
    minutes: Number(values.minutes),
    people: people.length,
    requests: waits.length,
    uploads: people.reduce((sum, { uploads }) => sum + uploads, 0),
    kills,
    lost,
    twice,
    undeleted,
    unfinished,
    unread,
    check: check.status === 0 ? 'clean' : `${check.stdout}${check.stderr}`.slice(0, 2000),
    left_over: { processes: leftOver, temporary_files: temporary, rows },
    unexpected: unexpected.slice(0, 20),
    refused_meanwhile: people.reduce((sum, { refused }) => sum + refused, 0),
    p99_ms: {
      all: p99Of(waits),
      first_5_minutes: p99Of(waits.filter(({ at }) => at < beganAt + FIVE_MINUTES_MS)),
      last_5_minutes: p99Of(waits.filter(({ at }) => at >= endsAt - FIVE_MINUTES_MS && at < endsAt)),
    },
    memory_mb_an_hour: {
      slope: round(memory.slope),
      error: round(memory.error),
      minutes: round(watchedMinutes),
      first_mb: round(lastLife[0]?.value ?? 0),
      last_mb: round(lastLife.at(-1)?.value ?? 0),
    },
    /** With what V8 holds ready. */
    resident_mb: { first: round(lastLife[0]?.rss ?? 0), last: round(lastLife.at(-1)?.rss ?? 0) },
    descriptors,
    ...describeMachine(),
  }),
);
rmSync(data, { recursive: true, force: true });
process.exit(isSound ? 0 : 1);

async function start(): Promise<void> {
  const telling = ['--expose-gc', `--import=${new URL('support/print-memory.ts', import.meta.url).href}`];
  child = spawn(process.execPath, [...telling, join(root, 'scripts/serve.ts')], {
    cwd: root,
    env: { ...serverEnvironment(port, data), CREDITS_INITIAL: '1000000', READING_MINUTES_PER_DAY: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complained = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complained = (complained + text).slice(-KEPT_CHARACTERS);
  });
  await waitForText(child, 'OneForm is ready').catch((error: Error) => {
    throw new Error(`${error.message}${complained}`);
  });
  startedAt = Date.now();
  life += 1;
  recordMemory(child, life);
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  // Nobody is asked for their memory before they are ready.
  startedAt = Number.POSITIVE_INFINITY;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function disturb(): Promise<void> {
  for (;;) {
    const until = Date.now() + MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS);
    while (Date.now() < until && !isOver()) await sleep(500);
    if (isOver()) return;
    const what = isSecondHalf()
      ? 'postgres'
      : ((['postgres', 'killed', 'stopped'] as const)[Math.floor(random() * 3)] ?? 'killed');
    kills[what] += 1;
    if (what === 'postgres') {
      try {
        const postmaster = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
        process.kill(postmaster, 'SIGKILL');
      } catch {
        // It is down from the time before.
        kills.postgres -= 1;
      }
    } else {
      await stop(what === 'killed' ? 'SIGKILL' : 'SIGTERM');
      await start();
    }
  }
}

async function sample(): Promise<void> {
  while (!isOver()) {
    await sleep(MEMORY_MS);
    if (Date.now() - startedAt > SETTLE_MS) child.kill('SIGUSR2');
  }
}

/** Its answers to the signal. */
function recordMemory({ stdout, pid }: ChildProcess, ofLife: number): void {
  createInterface({ input: stdout! }).on('line', (line) => {
    const bytes = Number(/^memory in use: (\d+) bytes$/.exec(line)?.[1] ?? Number.NaN);
    if (Number.isNaN(bytes)) return;
    const at = Date.now();
    console.error(`${round((at - beganAt) / 60_000)} min: ${round(bytes / 1024 / 1024)} MB in use`);
    samples.push({ life: ofLife, hours: at / 3_600_000, value: bytes / 1024 / 1024, at, rss: rssMb(pid!) });
  });
}

function p99Of(some: readonly Wait[]): number {
  return round(
    percentile(
      some.map(({ ms }) => ms),
      0.99,
    ),
  );
}

function countFiles(): number {
  return readdirSync(`/proc/${child.pid}/fd`).length;
}

async function countRows(tables: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrlOf(data) });
  await client.connect();
  const counted: Record<string, number> = {};
  for (const [name, from] of Object.entries(tables))
    counted[name] = Number((await client.query(`select count(*) from ${from}`)).rows[0].count);
  await client.end();
  return counted;
}

/** Papers that are still being read, and jobs that wait, once nothing has come to an end for long: however slow the machine is. */
async function waitForTheRest(): Promise<number> {
  let [left, since] = [Number.POSITIVE_INFINITY, Date.now()];
  for (;;) {
    const { reading, jobs } = await countRows({
      reading: `documents where processing_status = 'processing'`,
      jobs: `jobs.job where name in ('read-document', 'remove-files') and state in ('created', 'retry', 'active')`,
    });
    const now = reading! + jobs!;
    if (now < left) [left, since] = [now, Date.now()];
    if (left === 0 || Date.now() - since > STUCK_MS) return left;
    await sleep(SAMPLE_MS);
  }
}

/** Counts rows of work that is under way for nobody any more. */
function countRowsLeft(): Promise<Record<string, number>> {
  return countRows({
    jobs: `jobs.job where name = 'read-document' and state in ('created', 'retry', 'active')`,
    unanswered_keys: 'idempotency_keys where status is null',
    open_transactions: `pg_stat_activity where state like 'idle in transaction%'`,
  });
}
