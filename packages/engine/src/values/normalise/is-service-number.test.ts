import { expect, test } from 'vitest';
import { isServiceNumber } from './is-service-number.ts';

test.each([
  ['+18007435000', 'US', true],
  ['1-800-000-000', 'US', true],
  ['0800 1111 000', 'DE', true],
  ['+390800123456', 'IT', false],
  ['+33 809 40 00 00', undefined, true],
  ['0845 300 0000', 'GB', true],
  ['(503) 555-0122', 'US', false],
  ['030 123 4567', 'DE', false],
  ['+4917645238891', undefined, false],
])('%s at home in %s: %s', (number, country, is) => {
  expect(isServiceNumber(number, country)).toBe(is);
});
