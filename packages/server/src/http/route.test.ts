import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { type RouteInput, route } from './route.ts';

const endpoint = { method: 'GET', path: '/', summary: 'Nothing' } as const;

it('gives handlers inputs of one shape, so that V8 keeps none beside each request', async () => {
  const inputs: RouteInput<typeof endpoint>[] = [];
  const app = fastify();
  route(app, endpoint, (input) => {
    inputs.push(input);
    return {};
  });
  for (let request = 0; request < 2; request++) await app.inject('/');
  await app.close();
  setFlagsFromString('--allow-natives-syntax');
  const haveSameShape = runInNewContext('%HaveSameMap(first, second)', { first: inputs[0], second: inputs[1] });
  setFlagsFromString('--no-allow-natives-syntax');
  expect(haveSameShape).toBe(true);
});
