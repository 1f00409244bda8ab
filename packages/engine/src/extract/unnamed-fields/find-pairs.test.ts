import { expect, it } from 'vitest';
import type { Evidence, Fact } from '#document/facts.ts';
import type { FormField } from '#document/read-document.ts';
import { layOut } from '#layout/segments.ts';
import { viewPage } from '#page-model/view-page.ts';
import { type Drawn, drawPage, layOutAs } from '#testing/draw-page.ts';
import { choosePairs, findPairs } from './find-pairs.ts';
import type { ChosenPair, PairCandidate } from './pair.ts';
import { answerOf, labelOf, tellAdditional } from './tell-additional.ts';

const told = (...drawn: Drawn[]) => findPairs(layOutAs(drawPage(drawn))).map((pair) => [labelOf(pair), answerOf(pair)]);

const locker: Drawn[] = [
  [40, 40, 'MEMBERSHIP', 16],
  [40, 80, 'Locker:'],
  [160, 80, 'B-117'],
  [300, 80, 'Trainer: Ines Caldeira'],
  [40, 100, 'Shoe size:'],
  [160, 100, '42'],
];

it('pairs captions that nobody knows with what stands behind and beside them', () => {
  expect(told(...locker)).toEqual([
    ['Locker', 'B-117'],
    ['Trainer', 'Ines Caldeira'],
    ['Shoe size', '42'],
  ]);
});

it('pairs by what the page model links where no colon marks a caption', async () => {
  const page = drawPage([
    [40, 40, 'Equipment record', 16],
    [40, 80, 'Serial number', 8],
    [240, 80, 'Room', 8],
    [40, 92, 'KX-55102-A', 11],
    [240, 92, '4.17', 11],
  ]);
  const view = await viewPage(page);
  expect(findPairs(layOutAs(page), view!).map((pair) => [labelOf(pair), answerOf(pair)])).toEqual([
    ['Serial number', 'KX-55102-A'],
    ['Room', '4.17'],
  ]);
});

it('gives a word to one pair, the surest', () => {
  const [a, b, c] = layOut(drawPage([[40, 40, 'One Two Three']]))[0]!.words.map((word) => [word]);
  const pair = (caption: typeof a, value: typeof a): PairCandidate => ({
    page: 1,
    kind: 'line',
    caption: caption!,
    entries: [],
    value: [value!],
    relation: 'right',
    rank: 0,
  });
  const chosen = choosePairs([pair(a, b), pair(b, c)], [0.6, 0.8]);
  expect(chosen.map(labelOf)).toEqual(['Two']);
});

it('tells what the file says of its fields, and nothing twice', () => {
  const field: FormField = {
    kind: 'text',
    name: 'form[0].ShoeSize[0]',
    label: '',
    value: '42',
    box: [0.25, 0.115, 0.4, 0.13],
  } as FormField;
  const page = { ...drawPage(locker), fields: [field] };
  const pairs = findPairs(layOutAs(page));
  const labels = tellAdditional(page, pairs, []).map(({ label }) => label);
  expect(labels).toEqual(['Shoe Size', 'Locker', 'Trainer']);
  const { evidence } = tellAdditional(page, pairs, []).find(({ label }) => label === 'Locker')!;
  const fact = {
    name: 'locker',
    value: 'B-117',
    raw: 'B-117',
    type: 'string',
    tier: 'read',
    confidence: 1,
    evidence,
  } as const;
  expect(tellAdditional(page, pairs, [fact]).map(({ label }) => label)).toEqual(['Shoe Size', 'Trainer']);
});

it('leaves out of a row of figures what is a fact already', () => {
  const page = drawPage([[40, 40, 'Net pay 2,466.55 49,331.00']]);
  const [first, second, ...figures] = layOut(page).flatMap(({ words }) => words);
  const pair: ChosenPair = {
    ...{ page: 1, kind: 'line', entries: [], rank: 0, confidence: 0.8 },
    ...{ caption: [first!, second!], value: [figures] },
  };
  const placed: Evidence = { page: 1, quote: '2,466.55', box: figures[0]!.box };
  const fact: Fact = {
    ...{ name: 'net_pay', value: '2466.55', raw: '2,466.55', type: 'money', tier: 'read', confidence: 0.9 },
    evidence: [placed],
  };
  const valuesOf = (facts: readonly Fact[]) => tellAdditional(page, [pair], facts).map(({ value }) => value);
  expect(valuesOf([])).toEqual(['2,466.55 49,331.00']);
  expect(valuesOf([fact])).toEqual(['49,331.00']);
  const year = { ...fact, evidence: [{ ...placed, box: figures[1]!.box }] };
  expect(valuesOf([fact, year])).toEqual([]);
});
