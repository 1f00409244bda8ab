import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

it('ends a start that nobody waits for any more', async () => {
  const log: string[] = [];
  let begun = () => {};
  const isStarting = new Promise<void>((done) => {
    begun = done;
  });
  const kept = keepRunning(
    { ended: Promise.resolve('killed'), stop: async () => {} },
    (signal) =>
      new Promise((_, reject) => {
        begun();
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    (line) => log.push(line),
  );
  await isStarting;
  await kept.stop();
  expect(log).toEqual(['The database stopped unexpectedly (killed) and is being restarted.']);
});
