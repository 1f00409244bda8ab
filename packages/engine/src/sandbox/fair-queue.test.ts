import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('serves users in turn, each in their own order', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add('ada', item);
  queue.add('bob', 'b1');
  expect(Array.from({ length: 5 }, () => queue.take())).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
});

test('forgets what is removed while it waits', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2']) queue.add('ada', item);
  queue.add('bob', 'b1');
  queue.remove('b1');
  queue.remove('a1');
  expect([queue.take(), queue.take()]).toEqual(['a2', undefined]);
});
