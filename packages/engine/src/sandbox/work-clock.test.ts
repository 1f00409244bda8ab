import { expect, test } from 'vitest';
import { createWorkClock } from './work-clock.ts';

test('counts what was worked, and with several threads what passed', () => {
  let at = 0;
  const clock = createWorkClock(() => at);
  clock.hear(5000);
  at = 100;
  expect(clock.task()).toBe(0);
  clock.hear(5030);
  expect([clock.task(), clock.page()]).toEqual([30, 30]);
  clock.turnPage();
  at = 110;
  clock.hear(5060);
  expect([clock.task(), clock.page()]).toEqual([60, 10]);
});

test('counts what passed where nothing is known of the process', () => {
  let at = 0;
  const clock = createWorkClock(() => at);
  at = 70;
  expect(clock.task()).toBe(70);
  clock.turnPage();
  expect(clock.page()).toBe(0);
});
