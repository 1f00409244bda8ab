// Measures the delay of others while one person uploads thirty papers into an object store that takes them and never
// answers: p99 of another person's list beside the same without uploads, in turn in the same run; the time of uploads
// and of /health. One JSON line.
//   npm run bench:deaf-store [-- --rounds 3 --seconds 8]
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startS3StandIn } from '../packages/server/src/testing/s3-stand-in.ts';
import { measureP99 } from './support/constant-rate.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { startServer } from './support/start-server.ts';
import { describeMachine, median, round } from './support/statistics.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '8' } },
});
const UPLOADS = 30;
/** A tab that is used, not a flood. */
const LISTS_PER_SECOND = 25;
const COLLECTIONS = 10;
const HEALTH_EVERY_MS = 500;

interface Round {
  readonly idle: number;
  readonly deaf: number;
  readonly ratio: number;
  readonly health_max_ms: number;
  readonly upload_max_ms: number;
  readonly refused_ms: number;
  readonly statuses: readonly number[];
}

const bucket = await startS3StandIn();
Object.assign(process.env, bucket.env);
const server = await startServer();
try {
  const [eager, other] = [await signIn(server.origin), await signIn(server.origin)];
  for (let n = 0; n < COLLECTIONS; n += 1)
    await other.request('POST', '/api/collections', { collection_name: `Loan ${n}`, template_id: 'loan_application' });
  const listing = () =>
    measureP99(server.origin, {
      seats: Array.from({ length: 2 }, () => ({ method: 'GET', path: '/api/collections', headers: other.headers })),
      seconds: Number(values.seconds),
      rate: LISTS_PER_SECOND,
    });
  const rounds: Round[] = [];
  for (let n = 0; n < Number(values.rounds); n += 1) {
    const idle = await listing();
    bucket.misbehave(({ method, key }) => (method === 'PUT' && key !== '' ? 'hang' : undefined));
    const uploads = Array.from({ length: UPLOADS }, (_, paper) => uploadOnce(eager, `Round ${n}, paper ${paper}\n`));
    const watching = watchHealth();
    const deaf = await listing();
    const health_max_ms = await watching.stop();
    const ended = await Promise.all(uploads);
    const refused = await uploadOnce(other, `Refused at once in round ${n}\n`);
    bucket.misbehave(() => undefined);
    while ((await uploadOnce(other, `Taken again in round ${n}\n`)).status !== 201) await sleep(500);
    rounds.push({
      idle,
      deaf,
      ratio: deaf / idle,
      health_max_ms,
      upload_max_ms: Math.max(...ended.map(({ ms }) => ms)),
      refused_ms: refused.ms,
      statuses: [...new Set([...ended, refused].map(({ status }) => status))],
    });
  }
  const middle = (of: (one: Round) => number) => round(median(rounds.map(of)), 2);
  console.log(
    JSON.stringify({
      bench: 'deaf-store',
      uploads: UPLOADS,
      list_p99_idle_ms: middle(({ idle }) => idle),
      list_p99_deaf_ms: middle(({ deaf }) => deaf),
      ratio: middle(({ ratio }) => ratio),
      ratios: rounds.map(({ ratio }) => round(ratio, 2)),
      health_max_ms: Math.round(Math.max(...rounds.map((one) => one.health_max_ms))),
      upload_max_ms: Math.round(Math.max(...rounds.map((one) => one.upload_max_ms))),
      refused_ms: Math.round(Math.max(...rounds.map((one) => one.refused_ms))),
      statuses: [...new Set(rounds.flatMap(({ statuses }) => statuses))],
      target: { ratio: 2, health_max_ms: 3000, upload_max_ms: 60_000, statuses: [503] },
      ...describeMachine(),
    }),
  );
} finally {
  await server.stop();
  await bucket.close();
}

async function uploadOnce(person: Person, text: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/plain' }), 'paper.txt');
  const url = `${person.origin}/api/documents/upload`;
  const answer = await fetch(url, { method: 'POST', headers: person.headers, body: form });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}

/** Asks again and again; gives the longest answer. */
function watchHealth(): { stop(): Promise<number> } {
  let isWanted = true;
  let longest = 0;
  const watch = async () => {
    while (isWanted) {
      const begun = performance.now();
      await (await fetch(`${server.origin}/health`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - begun);
      await sleep(HEALTH_EVERY_MS);
    }
    return longest;
  };
  const watching = watch();
  return {
    stop: () => {
      isWanted = false;
      return watching;
    },
  };
}
