// Measures the cost of a list and of one more document, from ten documents of a person to a hundred thousand; then the
// speed-up of two workers over one. With --workers, instead: two processes that serve and so many that read, over one
// database and a stand-in for S3. One JSON line.
//   npm run bench:scale [-- --most 100000] [-- --workers 1,2 --papers 12]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { measureFleet } from './support/measure-fleet.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { type RunningServer, root, startServer } from './support/start-server.ts';
import { describeMachine, median, percentile, round } from './support/statistics.ts';
import { makeUnique, waitUntilRead } from './support/watch-reading.ts';

const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '100000' },
    workers: { type: 'string' },
    papers: { type: 'string', default: '12' },
  },
});
const SIZES = [10, 100, 1_000, 10_000, 100_000].filter((size) => size <= Number(values.most));
const LISTS = 100;
const READINGS = 7;
const BATCH = 8;

const payslip = readFileSync(join(root, 'samples/payslip.pdf'));
const scan = readFileSync(join(root, 'samples/passport.png'));
let marks = 0;

const figures = values.workers
  ? {
      fleet: await measureFleet(
        { payslip: (person) => readOnce(person, 250), scan: (person) => readScan(person, 250) },
        { workers: values.workers.split(',').map(Number), papers: Number(values.papers) },
      ),
    }
  : await measureOneProcess();
console.log(JSON.stringify({ bench: 'scale', ...figures, ...describeMachine() }));

async function measureOneProcess() {
  const sizes = await withServer(measureSizes);
  const perMinute: Record<string, number> = {};
  for (const workers of [1, 2]) perMinute[workers] = await withServer(measureThroughput, workers);
  return {
    sizes,
    list_growth: round(sizes.at(-1)!.list_p50_ms / sizes[0]!.list_p50_ms, 2),
    document_growth: round(sizes.at(-1)!.document_ms / sizes[0]!.document_ms, 2),
    scans_per_minute_by_workers: perMinute,
  };
}

async function withServer<T>(measure: (server: RunningServer) => Promise<T>, workers = 2): Promise<T> {
  process.env.WORKERS = String(workers);
  const server = await startServer();
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function measureSizes(server: RunningServer) {
  const database = new Client({ connectionString: server.databaseUrl() });
  await database.connect();
  try {
    const measured = [];
    for (const documents of SIZES) {
      const person = await signIn(server.origin, `scale-${documents}@example.com`);
      await giveDocuments(database, `scale-${documents}@example.com`, documents);
      const lists = await timeEach(LISTS, () => person.request('GET', '/api/documents?page=1&page_size=20'));
      const polls = await timeEach(LISTS, () =>
        person.request('GET', '/api/documents?page=1&page_size=50&processing_status=processing'),
      );
      const last = await timeEach(10, () =>
        person.request('GET', `/api/documents?page=${Math.ceil(documents / 20)}&page_size=20`),
      );
      const readings = await timeEach(READINGS, () => readOnce(person));
      measured.push({
        documents,
        list_p50_ms: round(median(lists), 2),
        list_p95_ms: round(percentile(lists, 0.95), 2),
        poll_p50_ms: round(median(polls), 2),
        last_page_ms: round(median(last), 2),
        document_ms: round(median(readings)),
      });
    }
    return measured;
  } finally {
    await database.end();
  }
}

/** Documents that were read long ago; their files are not needed to list them. */
async function giveDocuments(database: Client, email: string, count: number): Promise<void> {
  await database.query(
    `insert into documents (id, user_id, original_filename, display_name, file_size, mime_type, sha256, document_type, processing_status,
       page_count, pages_done, uploaded_at, processing_completed_at)
     select gen_random_uuid(), u.id, 'paper-' || n || '.pdf', 'Paper ' || n, 120000, 'application/pdf', encode(sha256((u.id::text || n)::bytea), 'hex'),
       'pay_stub', 'completed', 1, 1, now() - n * interval '1 minute', now() - n * interval '1 minute'
     from users u, generate_series(1, $2::int) n where u.email = $1`,
    [email, count],
  );
  // As autovacuum does within a minute.
  await database.query('vacuum (analyze) documents');
}

async function readOnce(person: Person, everyMs = 5): Promise<void> {
  marks += 1;
  const { id } = await person.upload(`payslip-${marks}.pdf`, 'application/pdf', makeUnique(payslip, `scale ${marks}`));
  await waitUntilRead(person, id, everyMs);
}

async function timeEach(times: number, run: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  for (let index = 0; index < times; index++) {
    const start = performance.now();
    await run();
    durations.push(performance.now() - start);
  }
  return durations;
}

/** Scans of two people a minute: reading one takes a processor for most of a second. */
async function measureThroughput(server: RunningServer): Promise<number> {
  const people = [await signIn(server.origin), await signIn(server.origin)];
  await Promise.all(people.map((person) => readScan(person)));
  const start = performance.now();
  await Promise.all(people.flatMap((person) => Array.from({ length: BATCH / 2 }, () => readScan(person))));
  return round((BATCH / (performance.now() - start)) * 60_000);
}

async function readScan(person: Person, everyMs = 50): Promise<void> {
  marks += 1;
  // Bytes after the end of a PNG change its hash and nothing else.
  const { id } = await person.upload(`scan-${marks}.png`, 'image/png', Buffer.concat([scan, Buffer.from(`${marks}`)]));
  await waitUntilRead(person, id, everyMs);
}
