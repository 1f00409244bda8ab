import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { route } from './route.ts';

const endpoint = { method: 'GET', path: '/', summary: 'A file', answer: 'file' } as const;
const ROUNDS = 15;
const REQUESTS_A_ROUND = 100;
/** Size of a request, held in an array. */
const BYTES = 8000;

it('leaves no request to the collection of the whole heap', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
  let handle: unknown;
  const host = {
    route: ({ handler }: RouteOptions) => {
      handle = handler;
    },
  };
  route(host, endpoint, () => 'sent');
  const old: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let request = 0; request < REQUESTS_A_ROUND; request++) {
      const asked = { params: new Array(BYTES / 8).fill(request) } as unknown as FastifyRequest;
      await (handle as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>)(asked, {} as FastifyReply);
      if (request % 10 === 0) await collect({ type: 'minor', execution: 'async' });
    }
    old.push(measureOldBytes());
  }
  // The whole heap may have been collected between two rounds.
  const growths = old.slice(1).map((bytes, round) => bytes - old[round]!);
  const median = growths.sort((one, other) => one - other)[Math.floor(growths.length / 2)]!;
  expect(median).toBeLessThan((REQUESTS_A_ROUND * BYTES) / 10);
});

function measureOldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!.space_used_size;
}
