import type { ModelCall } from '@oneform/contract';
import { expect, test } from 'vitest';
import { amountOf, failureOf, pagesInWords, purposeOf } from './model-call-words.ts';

const call: ModelCall = {
  id: '01900000-0000-7000-8000-000000000000',
  at: '2026-01-05T08:00:00.000Z',
  task: 'extract',
  provider: 'anthropic',
  host: 'api.anthropic.com',
  model: 'claude-sonnet-5',
  duration_ms: 900,
  bytes_sent: 18_842,
  pages: [1, 2, 3],
  images: 0,
  masked: 0,
  input_tokens: 1200,
  output_tokens: 340,
  failure: null,
};

test.each([
  [[1], 'page 1'],
  [[3, 1, 2], 'pages 1–3'],
  [[1, 2, 5, 7, 8], 'pages 1–2, 5, 7–8'],
  [[2, 4], 'pages 2, 4'],
])('%j: %s', (pages, words) => {
  expect(pagesInWords(pages)).toBe(words);
});

test('says what for and how much', () => {
  expect(purposeOf(call)).toBe('To read the document: pages 1–3');
  expect(purposeOf({ task: 'clarify', pages: [] })).toBe('To explain a field');
  expect(amountOf(call)).toBe('claude-sonnet-5 at Anthropic (api.anthropic.com), 18.4 KB, 1,540 tokens');
  expect(amountOf({ ...call, images: 2, masked: 1, input_tokens: null, output_tokens: null })).toContain(
    '18.4 KB, 2 pictures, 1 identifier masked',
  );
});

test('says what did not happen', () => {
  expect(failureOf(call)).toBeUndefined();
  expect(failureOf({ failure: 'timeout' })).toBe('No answer: it did not answer in time.');
  expect(amountOf({ ...call, bytes_sent: 0 })).toContain('nothing was sent');
  expect(amountOf({ ...call, bytes_sent: null })).toContain('amount unknown');
});
