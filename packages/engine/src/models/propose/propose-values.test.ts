import { expect, test } from 'vitest';
import type { Person } from '#document/facts.ts';
import { mapFacts } from '#map/map-facts.ts';
import { buildPaper, buildSection } from '#map/testing/build-paper.ts';
import type { Ask } from '../call/ask-model.ts';
import { createMask } from '../mask/mask-identifiers.ts';
import { proposeValues } from './propose-values.ts';

interface Shown {
  readonly facts: readonly { id: string; name: string; value: string }[];
  readonly places: readonly { id: string; asks: string; of: string }[];
}

/** Answers with the ids of the names and labels it is told to pair. */
function pairing(pairs: Readonly<Record<string, string>>, seen: Shown[] = []): Ask {
  return async ({ text, schema }) => {
    const shown: Shown = JSON.parse(text.slice('<data>\n'.length, -'\n</data>'.length));
    seen.push(shown);
    const placements = Object.entries(pairs).map(([label, name]) => ({
      place: shown.places.find(({ asks }) => asks === label)?.id ?? label,
      fact: shown.facts.find((fact) => fact.name === name)?.id ?? name,
    }));
    return { value: schema.parse({ placements }), calls: [] };
  };
}

const target = {
  sections: [
    buildSection('home', {
      rent: { type: 'number' },
      kind: { type: 'select', options: ['House', 'Flat'] },
      moved_in: { type: 'date' },
      remark: {},
      office: { facts: [] },
    }),
    buildSection('spouse', { spouse_phone: { facts: ['phone'] } }, 'spouse'),
  ],
  data: {},
};
const paper = buildPaper(
  'lease',
  { full_name: 'Maria Gonzalez', lease_start_date: '2024-03-01' },
  {
    labels: { 'Monthly charge': '$1,450.00', Dwelling: 'Flat', Remark: 'No pets' },
  },
);

async function propose(pairs: Readonly<Record<string, string>>, understood = paper) {
  const present = mapFacts(understood, target);
  const { value } = await proposeValues(pairing(pairs), createMask(false), understood, target, present);
  expect(value.slice(0, present.length)).toEqual(present);
  return value.slice(present.length).map(({ path, value: placed, fact }) => [path, placed, fact]);
}

test('facts that the rules left over find their places, as the field holds them', async () => {
  expect(await propose({ rent: 'Monthly charge', kind: 'Dwelling', moved_in: 'lease_start_date' })).toEqual([
    ['home.rent', 1450, 'Monthly charge'],
    ['home.kind', 'Flat', 'Dwelling'],
    ['home.moved_in', '2024-03-01', 'lease_start_date'],
  ]);
});

test('what the field cannot hold is not placed', async () => {
  expect(await propose({ rent: 'Dwelling', kind: 'Monthly charge', moved_in: 'full_name' })).toEqual([]);
});

test('a place that only a person fills, one that is taken and one that is none are not for facts', async () => {
  expect(await propose({ office: 'Dwelling', remark: 'Dwelling', 'home.rent': 'Monthly charge' })).toEqual([]);
});

test('what is one person’s does not go to another', async () => {
  const people: readonly Person[] = [
    { id: 'p1', role: 'subject', full_name: 'Maria Gonzalez' },
    { id: 'p2', role: 'spouse', full_name: 'John Gonzalez' },
  ];
  const both = buildPaper(
    'lease',
    { full_name: { value: 'Maria Gonzalez', person: 'p1' }, occupation: { value: '312 555 0147', person: 'p1' } },
    { people },
  );
  expect(await propose({ spouse_phone: 'occupation' }, both)).toEqual([]);
});

test('nothing is asked where nothing is left over or nothing is empty', async () => {
  const seen: Shown[] = [];
  const ask = pairing({}, seen);
  const bare = buildPaper('lease', {});
  await proposeValues(ask, createMask(false), bare, target, []);
  await proposeValues(ask, createMask(false), paper, { sections: [], data: {} }, []);
  expect(seen).toEqual([]);
});

test('values are masked on their way and whole in what is proposed', async () => {
  const seen: Shown[] = [];
  const numbered = buildPaper('lease', {}, { labels: { 'Resident code': 'K-448-201-5577' } });
  const ask = pairing({ remark: 'Resident code' }, seen);
  const { value } = await proposeValues(ask, createMask(true), numbered, target, []);
  expect(seen[0]!.facts.map((fact) => fact.value)).toEqual(['[NUMBER-1]']);
  expect(value.map((proposed) => proposed.value)).toEqual(['K-448-201-5577']);
});
