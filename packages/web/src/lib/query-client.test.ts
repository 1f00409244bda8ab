import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { reportAnswer, reportNoAnswer } from './connection.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

const failure = (status: number) => new ApiError('x', { code: 'unknown', status });

test('up to three retries, a second apart; none for mutations', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failure(500)))).toEqual([true, true, true, false]);
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, retryDelay: 1_000 });
  expect(mutations?.retry).toBe(false);
});

test.each([401, 403, 404, 409])('%d is not tried again', (status) => {
  expect(shouldRetry(0, failure(status))).toBe(false);
});

test.each([0, 408, 429, 503])('%d may pass', (status) => {
  expect(shouldRetry(0, failure(status))).toBe(true);
});

test('the cache is offline while our server does not answer, whatever the browser thinks of the network', () => {
  createQueryClient();
  const stop = onlineManager.subscribe(() => undefined);
  reportNoAnswer();
  expect(onlineManager.isOnline()).toBe(false);
  reportAnswer();
  expect(onlineManager.isOnline()).toBe(true);
  stop();
});
