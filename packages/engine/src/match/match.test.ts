import { expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import { type BoostedTrees, scoreRow } from './boosted-trees.ts';
import { gatherClaims } from './gather-claims.ts';
import type { MatchContext } from './match-context.ts';
import { proposeByCaptions } from './propose-by-captions.ts';
import { proposeByProse } from './propose-by-prose.ts';

const context: MatchContext = {
  type: 'application_form',
  typeConfidence: 0.9,
  dates: { order: 'month-first' },
};
const valuesOf = (name: string, ...drawn: Parameters<typeof drawPage>[0]) =>
  proposeByCaptions(drawPage(drawn), context)
    .filter((candidate) => candidate.name === name)
    .map(({ value }) => value);

it('proposes what stands behind, beside and under a caption', () => {
  expect(valuesOf('date_of_birth', [40, 100, 'Date of birth: 04/17/1991'])).toContain('1991-04-17');
  expect(valuesOf('date_of_birth', [40, 100, 'Date of birth'], [300, 100, '04/17/1991'])).toContain('1991-04-17');
  expect(valuesOf('date_of_birth', [40, 100, 'Date of birth'], [40, 114, '04/17/1991'])).toContain('1991-04-17');
});

it('says nothing of the subject under a heading about somebody else', () => {
  expect(valuesOf('date_of_birth', [40, 80, 'Spouse information'], [40, 100, 'Date of birth: 04/17/1991'])).toEqual([]);
});

it('puts together what is asked for in parts', () => {
  const captions: Parameters<typeof drawPage>[0] = [
    [40, 100, 'First name'],
    [200, 100, 'Last name'],
    [40, 140, 'Street'],
    [200, 140, 'City'],
    [320, 140, 'State'],
    [400, 140, 'ZIP'],
  ];
  const values: Parameters<typeof drawPage>[0] = [
    [40, 114, 'Maya Elise'],
    [200, 114, 'Lindgren'],
    [40, 154, '48 Alder Street'],
    [200, 154, 'Portland'],
    [320, 154, 'OR'],
    [400, 154, '97205'],
  ];
  expect(valuesOf('full_name', ...captions, ...values)).toContain('Maya Elise Lindgren');
  expect(valuesOf('address', ...captions, ...values)).toContain('48 Alder Street, Portland, OR 97205');
});

it('takes what stands in brackets behind or under a caption for part of it', () => {
  expect(valuesOf('full_name', [40, 100, 'Full name (the one our office should use) Maya Lindgren'])).toContain(
    'Maya Lindgren',
  );
  expect(
    valuesOf(
      'date_of_birth',
      [40, 100, 'Date of birth'],
      [40, 114, '(as in your passport)'],
      [40, 128, '(mm / dd / yyyy)'],
      [40, 142, '04/17/1991'],
    ),
  ).toContain('1991-04-17');
  expect(valuesOf('phone', [40, 100, 'Phone (503) 555-0188'])).toContain('(503) 555-0188');
});

it('takes no month for a caption', () => {
  expect(valuesOf('interest_rate', [40, 100, '17 APR 1991'])).toEqual([]);
  expect(valuesOf('interest_rate', [40, 100, 'APR 4.15'])).toEqual(['4.15']);
});

it('proposes what a sentence says', () => {
  const said = (name: string, sentence: string, type: MatchContext['type']) =>
    proposeByProse(drawPage([[40, 100, sentence]]), { ...context, type })
      .filter((candidate) => candidate.name === name)
      .map(({ value }) => value);
  expect(said('late_fee', 'A late fee of $12.00 will be levied after the 15th.', 'letter')).toContain('12.00');
  expect(said('full_name', 'This is to certify that Maya Lindgren is employed here.', 'employment_letter')).toContain(
    'Maya Lindgren',
  );
  expect(said('due_date', 'We wrote that the 15th is a Sunday.', 'letter')).toEqual([]);
});

it('makes one claim of candidates that say the same of a field', () => {
  const candidates = proposeByCaptions(
    drawPage([
      [40, 100, 'Email: maya@example.com'],
      [40, 130, 'E-mail address: maya@example.com'],
    ]),
    context,
  );
  const claims = gatherClaims(candidates).filter(({ name }) => name === 'email');
  expect(claims.map(({ value, captions }) => [value, captions.length])).toEqual([['maya@example.com', 2]]);
});

it('adds up the leaves that a row ends in', () => {
  const stump = (threshold: number, low: number, high: number): BoostedTrees['trees'][number] => [
    { feature: 0, threshold, left: 1, value: 0 },
    { feature: -1, threshold: 0, left: 0, value: low },
    { feature: -1, threshold: 0, left: 0, value: high },
  ];
  const trees = { base: 1, trees: [stump(0.5, -2, 3), stump(2, 10, 20)] };
  expect([0.5, 1, 3].map((value) => scoreRow(trees, [value]))).toEqual([9, 14, 24]);
});
