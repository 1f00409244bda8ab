import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import type { Candidate } from '../claims/candidate.ts';
import { spellAsPrinted } from './spell-as-printed.ts';

const zone = (name: string, value: string, quote = value): Fact => ({
  name,
  value,
  raw: value,
  type: 'name',
  tier: 'proved',
  confidence: 0.99,
  evidence: [{ page: 1, quote }],
});

const printed = (
  name: string,
  value: string,
  others: { evidence?: Candidate['evidence']; legibility?: number } = {},
): Candidate => ({
  name,
  value,
  raw: value,
  type: 'name',
  evidence: [{ page: 1, quote: value }],
  legibility: 1,
  by: { field: 0.9, role: 1, caption: 0.9, aboutOther: 0, rank: 0, parts: 1 },
  source: 'page-model',
  ...others,
});

const valuesOf = (facts: readonly Fact[]) => Object.fromEntries(facts.map(({ name, value }) => [name, value]));

it('spells a name as it is printed, in the full name too', () => {
  const facts = spellAsPrinted(
    [
      zone('surname', 'BROENNIMANN CADUFF'),
      zone('given_names', 'URSINA'),
      zone('full_name', 'URSINA BROENNIMANN CADUFF'),
    ],
    [printed('surname', 'Brönnimann-Caduff'), printed('given_names', 'Ursina')],
  );
  expect(valuesOf(facts)).toEqual({
    surname: 'Brönnimann-Caduff',
    given_names: 'URSINA',
    full_name: 'URSINA Brönnimann-Caduff',
  });
  expect(facts[0]!.evidence).toHaveLength(2);
});

it.each([
  ['ANGSTROEM', 'ÅNGSTRÖM', false],
  ['AANGSTROEM', 'ÅNGSTRÖM', true],
  ['MULLER', 'Müller', true],
  ['MUELLER', 'Möller', false],
  ['OBRIEN', "O'Brien", true],
])('%s printed as %s: the same name %s', (said, shown, isSame) => {
  const [fact] = spellAsPrinted([zone('surname', said)], [printed('surname', shown)]);
  expect(fact!.value).toBe(isSame ? shown : said);
});

it.each([
  ['WICKRAMASINGHE<<DILANI<SANDUNI', 'Dilani Sandunika', 'Dilani Sandunika'],
  ['WICKRAMASINGHE<<DILANI<SANDUNI', 'Dilani Sanduni Marie', 'DILANI SANDUNI'],
  ['SILVA<<DILANI<SANDUNI<<<<<<<<<', 'Dilani Sandunika', 'DILANI SANDUNI'],
])('%s, printed %s: %s', (line, shown, told) => {
  const [fact] = spellAsPrinted([zone('given_names', 'DILANI SANDUNI', line)], [printed('given_names', shown)]);
  expect(fact!.value).toBe(told);
});
