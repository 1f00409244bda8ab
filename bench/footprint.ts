// Warm start to a ready instance, memory of an idle one and of one at rest, the first paper after a rest, and what a 10 MB upload adds to the
// API process. One JSON line. Linux alone: reads /proc.
//   npm run bench:footprint
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { listDescendants, type ProcessKind, pssMb, rssMb } from './support/processes.ts';
import { signIn } from './support/sign-in.ts';
import { freePort, newDataFolder, root, serverEnvironment } from './support/start-server.ts';
import { describeMachine, median, round } from './support/statistics.ts';
import { waitUntilRead } from './support/watch-reading.ts';

const WARM_STARTS = 3;
/** Until the spare engine process is up and start-up garbage is gone. */
const SETTLE_MS = 8000;
/** Readers rest after so long, here: an idle instance is measured before, one at rest behind. */
const REST_SECONDS = 20;
/** A person who arrives looks for the paper, drops it, and the browser sends it: no sooner than this. */
const ARRIVAL_TO_DROP_MS = 4000;

const data = newDataFolder();
let running: ChildProcess | undefined;
try {
  const firstMs = (await start()).ms;
  const warmMs: number[] = [];
  let port = 0;
  for (let round = 0; round < WARM_STARTS; round++) {
    await stop();
    const started = await start();
    warmMs.push(started.ms);
    port = started.port;
  }
  await sleep(SETTLE_MS);
  const idle = measureIdle();
  await sleep((REST_SECONDS + 5) * 1000 - SETTLE_MS);
  const rest = measureIdle();
  const atOnceMs = await measureFirstPaper(`http://localhost:${port}`, 0);
  await sleep((REST_SECONDS + 5) * 1000);
  const afterArrivalMs = await measureFirstPaper(`http://localhost:${port}`, ARRIVAL_TO_DROP_MS);
  const upload = await measureUpload(`http://localhost:${port}`);
  console.log(
    JSON.stringify({
      bench: 'footprint',
      first_start_ms: Math.round(firstMs),
      warm_start_ms: Math.round(median(warmMs)),
      warm_starts_ms: warmMs.map(Math.round),
      idle_pss_mb: idle,
      rest_pss_mb: rest,
      first_paper_after_rest_ms: Math.round(afterArrivalMs),
      first_paper_by_script_ms: Math.round(atOnceMs),
      upload_mb: round(MAX_FILE_BYTES / 1024 / 1024),
      ...upload,
      target: { warm_start_ms: 3000, idle_mb: 350, rest_mb: 200, first_paper_after_rest_ms: 1500, upload_adds_mb: 30 },
      ...describeMachine(),
    }),
  );
} finally {
  await stop();
  rmSync(data, { recursive: true, force: true });
}

/** As a person starts it, npm included. */
async function start(): Promise<{ ms: number; port: number }> {
  const port = await freePort();
  const begin = performance.now();
  running = spawn('npm', ['start'], {
    cwd: root,
    env: { ...serverEnvironment(port, data), READER_REST_SECONDS: String(REST_SECONDS) },
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  });
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => null);
    if (answer?.ok) return { ms: performance.now() - begin, port };
    if (running.exitCode !== null) throw new Error(`npm start ended with ${running.exitCode}.`);
    await sleep(10);
  }
}

/** npm and its shell go with the group; the server gets to close its database. */
async function stop(): Promise<void> {
  const group = running;
  running = undefined;
  if (!group?.pid) return;
  const server = findServer(group.pid);
  if (server !== undefined) process.kill(server, 'SIGTERM');
  while (group.exitCode === null && group.signalCode === null) await sleep(20);
}

function findServer(parent: number): number | undefined {
  return listDescendants(parent).find(({ kind }) => kind === 'api')?.pid;
}

/** PSS, so that memory shared between PostgreSQL's processes counts once. npm's own wrapper is no part of the app. */
function measureIdle(): Record<ProcessKind | 'app', number> {
  const sums = { api: 0, postgres: 0, engine: 0, npm: 0 };
  for (const { pid, kind } of listDescendants(running!.pid!)) sums[kind] += pssMb(pid);
  const rounded = Object.fromEntries(Object.entries(sums).map(([kind, mb]) => [kind, round(mb)]));
  return { ...(rounded as typeof sums), app: round(sums.api + sums.postgres + sums.engine) };
}

/** From the beginning of the upload, so long after the person came, until everything that the paper says is there. */
async function measureFirstPaper(origin: string, waitMs: number): Promise<number> {
  const person = await signIn(origin);
  await sleep(waitMs);
  const begin = performance.now();
  const { id } = await person.upload(
    'first.pdf',
    'application/pdf',
    readFileSync(join(root, 'samples/employment-letter.pdf')),
  );
  await waitUntilRead(person, id, 20);
  return performance.now() - begin;
}

/** The largest resident size seen until the upload is answered, and until the document is read, over what was there before. */
async function measureUpload(origin: string) {
  const api = findServer(running!.pid!)!;
  const person = await signIn(origin);
  const small = readFileSync(join(root, 'samples/payslip.pdf'));
  const warmUp = await person.upload('small.pdf', 'application/pdf', small);
  await waitUntilRead(person, warmUp.id, 50);
  await sleep(2000);
  const padding = Buffer.alloc(MAX_FILE_BYTES - small.length, '% padding of a large file, which says nothing at all\n');
  const before = rssMb(api);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, rssMb(api));
  }, 5);
  const { id } = await person.upload('large.pdf', 'application/pdf', Buffer.concat([small, padding]));
  const received = peak - before;
  await waitUntilRead(person, id, 50);
  clearInterval(watch);
  return {
    api_rss_before_mb: round(before),
    receiving_adds_mb: round(received),
    receiving_and_reading_adds_mb: round(peak - before),
  };
}
