import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { completeIssuers } from './complete-issuers.ts';

const told = (value: string): Fact => ({
  name: 'bank_name',
  value,
  raw: value,
  type: 'string',
  tier: 'read',
  confidence: 0.8,
  evidence: [{ page: 1, quote: value }],
});

const bankOn = (facts: readonly Fact[], ...drawn: readonly Drawn[]) =>
  completeIssuers(facts, [drawPage(drawn)], 'bank_statement').map(({ value, confidence }) => [value, confidence]);

it('names the bank in full, as its footer does', () => {
  expect(bankOn([told('Volksbank')], [50, 40, 'Volksbank'], [50, 780, 'Volksbank Oberes Tal eG, Hausach'])).toEqual([
    ['Volksbank Oberes Tal eG', 0.8],
  ]);
  expect(bankOn([told('Harbour Mutual Insurance')], [50, 780, 'Harbour Mutual Insurance Company'])).toEqual([
    ['Harbour Mutual Insurance Company', 0.8],
  ]);
});

it('leaves a name alone that two firms go on with, and one that is whole', () => {
  const two: Drawn[] = [
    [50, 740, 'Harbour Finance Ltd'],
    [50, 780, 'Harbour Marine Ltd'],
  ];
  expect(bankOn([told('Harbour')], ...two)).toEqual([['Harbour', 0.8]]);
  expect(bankOn([told('Liberty National Bank')], [50, 780, 'Liberty National Bank, N.A.'])).toEqual([
    ['Liberty National Bank', 0.8],
  ]);
});

it('suggests the name that the only domain of the paper agrees with', () => {
  const page: Drawn[] = [
    [50, 40, 'Fjordbanken'],
    [50, 780, 'Questions? Write to service@fjordbanken.example'],
  ];
  expect(bankOn([], ...page)).toEqual([['Fjordbanken', 0.6]]);
  expect(bankOn([], ...page, [50, 800, 'www.payroll.example'])).toEqual([]);
});
