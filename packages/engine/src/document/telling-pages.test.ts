import { expect, it } from 'vitest';
import { tellingPages } from './telling-pages.ts';

it('leaves out the middle of a long paper, never its end', () => {
  const numbers = Array.from({ length: 45 }, (_, at) => at + 1);
  expect(tellingPages(numbers)).toEqual([...numbers.slice(0, 30), ...numbers.slice(35)]);
  expect(tellingPages(numbers.slice(0, 40))).toHaveLength(40);
});
