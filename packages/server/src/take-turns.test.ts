import { setImmediate as others } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Longer than a turn. */
const BUSY_MS = 20;

function work(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

it('lets others through between any two turns, however many calculate at once', async () => {
  const seen: string[] = [];
  const calculate = async (name: string) => {
    await others();
    const turn = takeTurns();
    for (let step = 0; step < 4; step += 1) {
      await turn();
      work();
      seen.push(name);
    }
  };
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      await others();
      seen.push('look');
    }
  };
  const looking = look();
  await Promise.all(['a', 'b', 'c'].map(calculate));
  isOver = true;
  await looking;
  // Those that begin at the same moment do so before anybody waits.
  const afterBegin = seen.slice(seen.findIndex((one, at) => one !== 'look' && seen[at + 1] === 'look') + 1);
  expect(afterBegin.filter((one) => one !== 'look')).toHaveLength(9);
  expect(afterBegin.filter((one, at) => one !== 'look' && afterBegin[at + 1] !== 'look')).toEqual([]);
});
