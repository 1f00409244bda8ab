// Whether the time of a refusal tells that a thing exists: another person's collection and document against ids that never were, in turn.
// One JSON line; exit code 1 when the medians differ by more than a twentieth and their 95 % intervals do not overlap.
//   npm run bench:existence [-- --requests 2000]

import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { signIn } from './support/sign-in.ts';
import { startServer } from './support/start-server.ts';
import { describeMachine, median, round } from './support/statistics.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '2000' } } });
const WARM_UP = 100;
const Z95 = 1.96;

const server = await startServer();
try {
  const [owner, other] = [await signIn(server.origin), await signIn(server.origin)];
  const { id: collection } = await owner.request<{ id: string }>('POST', '/api/collections', {
    collection_name: 'Mine',
    template_id: 'visa_application',
  });
  const { id: document } = await owner.upload('note.txt', 'text/plain', Buffer.from('Surname: Lindgren\n'));
  const kinds = {
    collection: { theirs: `/api/collections/${collection}`, never: () => `/api/collections/${randomUUID()}` },
    document: { theirs: `/api/documents/${document}`, never: () => `/api/documents/${randomUUID()}` },
  };
  const found = [];
  for (const [kind, { theirs, never }] of Object.entries(kinds)) {
    const times: { foreign: number[]; missing: number[] } = { foreign: [], missing: [] };
    for (let n = 0; n < Number(values.requests) + WARM_UP; n += 1) {
      const turns = [
        ['foreign', theirs],
        ['missing', never()],
      ] as const;
      // The second request finds the connection warmer.
      for (const [what, path] of n % 2 ? turns : turns.toReversed()) {
        const begun = performance.now();
        const answer = await fetch(`${server.origin}${path}`, { headers: other.headers });
        await answer.arrayBuffer();
        if (answer.status !== 404) throw new Error(`${path} answered ${answer.status}`);
        if (n >= WARM_UP) times[what].push(performance.now() - begun);
      }
    }
    const [foreign, missing] = [describe(times.foreign), describe(times.missing)];
    const difference = Math.abs(foreign.median - missing.median) / missing.median;
    found.push({
      kind,
      foreign,
      missing,
      difference: round(difference, 3),
      tells: difference > 0.05 && !overlap(foreign, missing),
    });
  }
  console.log(JSON.stringify({ bench: 'existence', requests: Number(values.requests), found, ...describeMachine() }));
  if (found.some(({ tells }) => tells)) process.exitCode = 1;
} finally {
  await server.stop();
}

interface Interval {
  readonly median: number;
  readonly from: number;
  readonly to: number;
}

/** The interval of the median by its ranks. */
function describe(times: readonly number[]): Interval {
  const sorted = times.toSorted((a, b) => a - b);
  const half = (Z95 * Math.sqrt(sorted.length)) / 2;
  const at = (rank: number) => round(sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))]!, 3);
  return { median: round(median(sorted), 3), from: at(sorted.length / 2 - half), to: at(sorted.length / 2 + half) };
}

function overlap(a: Interval, b: Interval): boolean {
  return a.from <= b.to && b.from <= a.to;
}
