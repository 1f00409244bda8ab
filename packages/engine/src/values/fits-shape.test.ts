import { expect, it } from 'vitest';
import { fitsShape } from './fits-shape.ts';

it.each([
  ['person_name', 'of Airline'],
  ['person_name', 'SELF'],
  ['person_name', 'Text Phone'],
  ['organisation', 'the'],
] as const)('takes for no %s what is none: %s', (shape, text) => {
  expect(fitsShape(shape, text)).toBe(0);
});

it.each([
  ['person_name', 'Forrest van Byrne'],
  ['person_name', 'Theo Ofori'],
  ['organisation', 'The Harbour Company'],
  ['ssn', '641 – 07 – 2285'],
  ['ssn', '641 - 07 . 2285'],
] as const)('takes for a %s: %s', (shape, text) => {
  expect(fitsShape(shape, text)).toBeGreaterThan(0);
});
