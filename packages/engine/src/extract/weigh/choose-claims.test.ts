import type { DocumentType } from '@oneform/contract';
import { expect, it } from 'vitest';
import type { FactType } from '#document/facts.ts';
import type { ByCaption, Candidate } from '../claims/candidate.ts';
import { type Claim, gatherClaims } from '../claims/gather-claims.ts';
import { chooseClaims } from './choose-claims.ts';

const byCaption: ByCaption = {
  ...{ relation: 'right', exactness: 1, length: 12, isWhole: true, hasColon: true, isNumbered: false },
  ...{ isWeak: false, isSpecial: false, isForeign: false, meanings: 1, gap: 1, fit: 1, share: 1, rank: 0 },
  ...{ isAboutOther: false, party: 'none', section: 'none', parts: 1 },
};
let row = 0;
const place = (quote: string) => [{ page: 1, quote, box: [0.5, ++row / 50, 0.6, (row + 1) / 50] as const }];
const captioned = (name: string, value: string, type: FactType): Candidate => ({
  ...{ name, value, type, raw: value, evidence: place(value), legibility: 1 },
  ...{ source: 'caption', by: byCaption },
});
const seen = (name: string, value: string, type: FactType): Candidate => ({
  ...{ name, value, type, raw: value, evidence: place(value), legibility: 1 },
  ...{ source: 'page-model', by: { field: 0.95, role: 1, caption: 0.9, aboutOther: 0, rank: 0, parts: 1 } },
});
const read = (name: string, value: string, type: FactType): Candidate => ({
  ...{ name, value, type, raw: value, evidence: place(value), legibility: 1 },
  ...{ source: 'rules', by: { confidence: 0.99, tier: 'proved' } },
});

function chosen(type: DocumentType, candidates: Candidate[], isBorneOut: (claim: Claim) => boolean = () => false) {
  const context = {
    type,
    typeConfidence: 1,
    dates: { order: 'day-first' },
    source: 'text',
    hasPageModel: true,
  } as const;
  const claims = chooseClaims(gatherClaims(candidates), context, isBorneOut);
  return Object.fromEntries(claims.map(({ name, value }) => [name, value]));
}

const bill = [
  captioned('subtotal', '38.60', 'money'),
  captioned('tax', '2.32', 'money'),
  captioned('rounding', '-0.02', 'money'),
  captioned('total', '40.92', 'money'),
  seen('total', '40.92', 'money'),
  captioned('total', '40.90', 'money'),
  captioned('amount_paid', '50.00', 'money'),
  captioned('change', '9.10', 'money'),
];

it('takes the total that more sums bear out, though more speaks for another', () => {
  expect(chosen('receipt', bill).total).toBe('40.90');
});

it('keeps the total that a code of the paper says, whatever sums bear out', () => {
  expect(chosen('receipt', bill, ({ value }) => value === '40.92').total).toBe('40.92');
});

it('takes a proved number for no other number, unless a caption calls it so', () => {
  const proved = read('passport_number', 'KX4471982', 'code');
  const other = ['policy_number', 'KX4471982', 'code'] as const;
  expect(chosen('passport', [seen(...other)])).toHaveProperty('policy_number');
  expect(chosen('passport', [proved, seen(...other)])).toEqual({ passport_number: 'KX4471982' });
  expect(chosen('passport', [proved, captioned(...other)])).toHaveProperty('policy_number');
});
