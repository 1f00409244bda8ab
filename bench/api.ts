// List, detail and section save at 50 connections beside a bare Fastify and pg handler on the same database, in turn in the same run; then how
// much slower polling gets while two documents are being read. One JSON line. Client, servers and database share the machine.
//   npm run bench:api [-- --seconds 8]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Collection } from '@oneform/contract';
import type { Request } from 'autocannon';
import { type BareServer, startBareServer } from './support/bare-process.ts';
import { measureP99 } from './support/constant-rate.ts';
import { applyLoad, type LoadResult } from './support/load.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { type RunningServer, root, startServer } from './support/start-server.ts';
import { describeMachine, median, round } from './support/statistics.ts';
import { waitUntilRead } from './support/watch-reading.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const seconds = Number(values.seconds);
const CONNECTIONS = 50;
const PEOPLE = 25;
const COLLECTIONS_EACH = 10;
/** One round in three meets a pause of the machine that is longer than the answers take. */
const OPEN_ROUNDS = 5;
/** Polling by some dozens of open tabs, far below what the server can. */
const POLLS_PER_SECOND = 100;

interface Seat {
  readonly person: Person;
  readonly collection: Collection;
}

const server = await startServer();
const bare = await startBareServer(server.databaseUrl());
try {
  const seats = await seatPeople(server.origin);
  const calls = {
    list: seats.map(({ person }) => get(person, '/api/collections')),
    detail: seats.map(({ person, collection }) => get(person, `/api/collections/${collection.id}`)),
    save: seats.map(({ person, collection }, index) => savingSeat(person, collection, index)),
  };
  // Saving changes lists and details, so that it comes last.
  const figures: Record<string, unknown> = {};
  for (const [name, requests] of Object.entries(calls)) figures[name] = await compare(server, bare, requests);
  const polling = await pollWhileReading(server, seats);
  console.log(
    JSON.stringify({
      bench: 'api',
      connections: CONNECTIONS,
      people: PEOPLE,
      pool: 20,
      fsync: true,
      ...figures,
      polling,
      target: { ratio: 0.6, p99_ms: 60, p99_ratio: 2, reading_ratio: 3 },
      ...describeMachine(),
    }),
  );
} finally {
  await bare.stop();
  await server.stop();
}

async function seatPeople(origin: string): Promise<Seat[]> {
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index++) people.push(await signIn(origin));
  const collections = await Promise.all(
    people.map(async (person) => {
      const own: Collection[] = [];
      for (let index = 0; index < COLLECTIONS_EACH; index++)
        own.push(
          await person.request('POST', '/api/collections', {
            collection_name: `Loan ${index}`,
            template_id: 'loan_application',
          }),
        );
      return own;
    }),
  );
  return Array.from({ length: CONNECTIONS }, (_, index) => ({
    person: people[index % PEOPLE]!,
    collection: collections[index % PEOPLE]![Math.floor(index / PEOPLE)]!,
  }));
}

function get(person: Person, path: string): Request {
  return { method: 'GET', path, headers: person.headers };
}

/** Another value each time: what stands there already would make no version. */
function savingSeat(person: Person, { id, sections }: Collection, seat: number): Request {
  const [section, field] = firstTextField(sections);
  let count = 0;
  const bodyOf = () => JSON.stringify({ [field]: `Typed ${seat} ${String(count++).padStart(8, '0')}` });
  return {
    method: 'PUT',
    path: `/api/collections/${id}/sections/${section}`,
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: bodyOf(),
    setupRequest: (request) => ({ ...request, body: bodyOf() }),
  };
}

function firstTextField(sections: Collection['sections']): readonly [section: string, field: string] {
  for (const section of sections) {
    const field = section.fields.find(({ type }) => type === 'string');
    if (field) return [section.name, field.name];
  }
  throw new Error('The template has no plain text field.');
}

/** Yardstick, app, yardstick, app, yardstick: each app's round against the mean of its neighbours. */
async function compare(app: RunningServer, yardstick: BareServer, requests: readonly Request[]) {
  await yardstick.teach(await answersOf(app.origin, requests));
  for (const { origin } of [yardstick, app]) await applyLoad(origin, { seats: requests, seconds: 3 });
  const [theirs, ours]: [LoadResult[], LoadResult[]] = [[], []];
  for (const side of ['bare', 'app', 'bare', 'app', 'bare'])
    if (side === 'app') ours.push(await applyLoad(app.origin, { seats: requests, seconds, pid: app.pid }));
    else theirs.push(await applyLoad(yardstick.origin, { seats: requests, seconds, pid: yardstick.pid }));
  const ratios = ours.map((own, n) => own.perSecond / ((theirs[n]!.perSecond + theirs[n + 1]!.perSecond) / 2));
  const perSecond = median(ours.map((own) => own.perSecond));
  // Latency is worth something in an open loop alone: a closed one sends less the longer it waits. Both at the same rate.
  const rate = Math.round(perSecond * 0.6);
  for (const { origin } of [yardstick, app]) await measureP99(origin, { seats: requests, seconds: 2, rate });
  // In turn again, each round against the one beside it: what else the machine does falls on both.
  const [theirOpen, open]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < OPEN_ROUNDS; turn++) {
    theirOpen.push(round(await measureP99(yardstick.origin, { seats: requests, seconds, rate }), 1));
    open.push(round(await measureP99(app.origin, { seats: requests, seconds, rate }), 1));
  }
  return {
    ratio: round(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length, 3),
    ratios: ratios.map((ratio) => round(ratio, 3)),
    per_second: Math.round(perSecond),
    bare_per_second: theirs.map((their) => Math.round(their.perSecond)),
    /** Bare rounds that differ by more than 15 % make the ratio worth little. */
    steady:
      theirs.at(-1)!.perSecond / theirs[0]!.perSecond > 0.85 && theirs.at(-1)!.perSecond / theirs[0]!.perSecond < 1.15,
    cpu_ms_each: round(median(ours.map(({ cpuMsEach }) => cpuMsEach)), 2),
    bare_cpu_ms_each: round(median(theirs.map(({ cpuMsEach }) => cpuMsEach)), 2),
    p99_ms: Math.max(...ours.map(({ p99 }) => p99)),
    bare_p99_ms: Math.max(...theirs.map(({ p99 }) => p99)),
    p99_at_60_percent_ms: open,
    bare_p99_at_that_rate_ms: theirOpen,
    p99_ratio: round(median(open.map((own, n) => own / Math.max(1, theirOpen[n]!))), 2),
    cpu_ratio: round(
      median(theirs.map(({ cpuMsEach }) => cpuMsEach)) / median(ours.map(({ cpuMsEach }) => cpuMsEach)),
      2,
    ),
    bytes: Math.round(ours[0]!.bytesEach),
    bare_bytes: Math.round(theirs[0]!.bytesEach),
  };
}

/** One answer of the app a seat, to be sent by the yardstick as it is. */
async function answersOf(origin: string, requests: readonly Request[]) {
  return Promise.all(
    requests.map(async ({ method, path, headers, body }) => {
      const answer = await fetch(`${origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const token = /(?:^|; )oneform_access=([^;]+)/.exec(headers.cookie!)![1]!;
      return [`${method} ${path} ${token}`, await answer.text()] as const;
    }),
  );
}

async function pollWhileReading(app: RunningServer, seats: readonly Seat[]) {
  const poll = (path: string) =>
    applyLoad(app.origin, {
      seats: seats.map(({ person }) => get(person, path)),
      connections: 20,
      seconds: seconds * 2,
      rate: POLLS_PER_SECOND,
    });
  const paths = ['/api/collections', '/api/credits/balance'] as const;
  const idle: LoadResult[] = [];
  for (const path of paths) idle.push(await poll(path));
  const reading = await keepReading(app.origin, 2);
  const busy: LoadResult[] = [];
  for (const path of paths) busy.push(await poll(path));
  const documents = await reading.stop();
  const compareAt = (n: number) => ({
    idle_p99_ms: idle[n]!.p99,
    reading_p99_ms: busy[n]!.p99,
    idle_p50_ms: idle[n]!.p50,
    reading_p50_ms: busy[n]!.p50,
    ratio: round(busy[n]!.p99 / Math.max(1, idle[n]!.p99), 2),
    answers: busy[n]!.answers,
  });
  return { per_second: POLLS_PER_SECOND, documents_read: documents, list: compareAt(0), balance: compareAt(1) };
}

/** Keeps so many documents in reading until it is stopped; answers how many were read. */
async function keepReading(origin: string, atOnce: number): Promise<{ stop(): Promise<number> }> {
  const person = await signIn(origin);
  const passport = readFileSync(join(root, 'samples/passport.png'));
  let [isStopped, read] = [false, 0];
  const readOn = async (lane: number) => {
    for (let index = 0; !isStopped; index++) {
      const bytes = Buffer.concat([passport, Buffer.from(`${lane}-${index}`)]);
      const { id } = await person.upload(`passport-${lane}-${index}.png`, 'image/png', bytes);
      await waitUntilRead(person, id, 200);
      read++;
    }
  };
  const lanes = Array.from({ length: atOnce }, (_, lane) => readOn(lane));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(lanes);
      return read;
    },
  };
}
