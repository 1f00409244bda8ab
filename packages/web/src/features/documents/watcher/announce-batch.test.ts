import { expect, test } from 'vitest';
import { batchWords } from './announce-batch.ts';

test('a batch is summed up in one line, without the parts that are nothing', () => {
  expect(batchWords(35, 54, 1)).toBe('35 values filled · 54 to decide · 1 could not be read');
  expect(batchWords(1, 0, 0)).toBe('1 value filled');
  expect(batchWords(0, 0, 0)).toBe('');
});
