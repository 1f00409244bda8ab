import { expect, test } from 'vitest';
import { createWorkClock } from './work-clock.ts';

test('counts what was worked, and with several threads what passed', () => {
  let at = 0;
  const clock = createWorkClock(() => at);
  clock.hear(5000, true);
  at = 100;
  expect(clock.task()).toBe(0);
  clock.hear(5030, true);
  expect([clock.task(), clock.page()]).toEqual([30, 30]);
  clock.turnPage();
  at = 110;
  clock.hear(5060, false);
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

test('takes for idle what neither works nor waits for a processor', () => {
  let at = 0;
  const clock = createWorkClock(() => at);
  const look = (after: number, cpuMs: number, isRunnable: boolean) => {
    at += after;
    clock.hear(cpuMs, isRunnable);
  };
  look(20, 100, true);
  // Another process has the processors.
  look(500_000, 100, true);
  // Its threads work while it waits for them.
  look(20, 120, false);
  expect(clock.idleOfTask()).toBe(0);
  look(20, 120, false);
  expect(clock.idleOfTask()).toBe(20);
  // The host did not come to look.
  look(500_000, 120, false);
  expect(clock.idleOfTask()).toBe(1020);
  clock.turnPage();
  look(20, 120, false);
  expect([clock.idleOfTask(), clock.idleOfPage()]).toEqual([1040, 20]);
});

test('takes for idle all that passed where nothing is known of the process', () => {
  let at = 0;
  const clock = createWorkClock(() => at);
  at = 70;
  expect([clock.idleOfTask(), clock.idleOfPage()]).toEqual([70, 70]);
});
