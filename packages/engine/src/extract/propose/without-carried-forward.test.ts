import { expect, it } from 'vitest';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { openDocument } from '../lists/extract-by-rules.ts';
import { propose } from './propose.ts';

const rows = (...texts: readonly (readonly [string, string])[]): Drawn[] =>
  texts.flatMap(([caption, amount], row): Drawn[] => [
    [50, 120 + row * 24, caption],
    [400, 120 + row * 24, amount],
  ]);

const balancesOn = (...pages: readonly Drawn[][]): string[] => {
  const drawn = pages.map((page, at) => ({
    ...drawPage([[50, 40, 'Harbour Savings Bank Statement of account', 18], ...page]),
    number: at + 1,
  }));
  const read = { mediaType: 'application/pdf', sha256: '', pages: drawn, problems: [] } as const;
  const numbers = drawn.map(({ number }) => number);
  const context = openDocument(read, { type: 'bank_statement', confidence: 0.9, pages: numbers });
  return propose(context.analysed, context, [])
    .filter(({ name }) => name === 'closing_balance')
    .flatMap(({ candidates }) => candidates.map(({ value, evidence }) => `${value} on page ${evidence[0]?.page}`));
};

it('closes no statement with what its page carries forward to the next', () => {
  const first = rows(['Opening balance', '1,000.00'], ['Balance carried forward', '672.00']);
  const last = rows(['Balance brought forward', '672.00'], ['Closing balance', '16.00']);
  expect(balancesOn(first, last)).toContain('16.00 on page 2');
  expect(balancesOn(first, last)).not.toContain('672.00 on page 1');
  expect(balancesOn(first)).toContain('672.00 on page 1');
});
