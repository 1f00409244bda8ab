import { expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const fail = () => Promise.reject(new AppError('files_unavailable'));
const succeed = () => Promise.resolve('done');

it('lets nobody ask what said nothing until a probe is answered', async () => {
  let isBack = false;
  const probe = vi.fn(() => (isBack ? Promise.resolve() : Promise.reject(new Error('still away'))));
  const breaker = createCircuitBreaker(probe, { longMs: 0, firstPauseMs: 20 });
  await expect(breaker.run(fail)).rejects.toMatchObject({ code: 'files_unavailable' });
  const work = vi.fn(succeed);
  await expect(breaker.run(work)).rejects.toMatchObject({ headers: { 'retry-after': '1' } });
  expect(probe).not.toHaveBeenCalled();
  await expect.poll(() => breaker.run(work).catch(() => probe.mock.calls.length)).toBeGreaterThan(0);
  expect(work).not.toHaveBeenCalled();
  isBack = true;
  await expect.poll(() => breaker.run(work).catch(() => 'refused')).toBe('done');
  expect(await breaker.isSound()).toBe(true);
});

it('sends one probe for however many ask', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const probe = vi.fn(() => isAnswered);
  const breaker = createCircuitBreaker(probe, { longMs: 0, firstPauseMs: 0 });
  await expect(breaker.run(fail)).rejects.toThrow();
  const first = breaker.run(succeed);
  await expect(breaker.run(succeed)).rejects.toMatchObject({ code: 'files_unavailable' });
  answer();
  expect(await first).toBe('done');
  expect(probe).toHaveBeenCalledOnce();
});

it('goes on asking what refuses at once, and doubts it', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const breaker = createCircuitBreaker(probe);
  await expect(breaker.run(fail)).rejects.toThrow();
  expect(await breaker.run(succeed)).toBe('done');
  expect(await breaker.isSound()).toBe(true);
  expect(probe).not.toHaveBeenCalled();
  await expect(breaker.run(fail)).rejects.toThrow();
  expect(await breaker.isSound()).toBe(true);
  expect(probe).toHaveBeenCalledOnce();
});

it('takes a file that is not there for an answer', async () => {
  const breaker = createCircuitBreaker(() => Promise.reject(new Error('never asked')), { longMs: 0 });
  await expect(breaker.run(() => Promise.reject(new AppError('file_missing')))).rejects.toThrow();
  expect(await breaker.isSound()).toBe(true);
});
