// Parts of one address or name are one question, and parts of two are never mixed.
import type { CollectionData, FieldDefinition, Section } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { expect, it } from 'vitest';
import { acceptOpen, decideFields, withWholes } from './decide-fields.ts';
import { planUpdate } from './plan-update.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name,
  type: 'string',
  description: '',
  required: true,
  atomic: name,
  ...more,
});
const parts = ['street', 'unit', 'city', 'state', 'postal_code', 'country'].map((name) => field(name));
const address = field('home', { label: 'Home address', type: 'object', atomic: undefined, properties: parts });
const sections: Section[] = [
  {
    name: 'me',
    label: 'Me',
    description: '',
    required: true,
    fields: [field('surname'), field('given_names'), address],
  },
];

const propose = (values: Record<string, string>, more: Partial<ProposedValue> = {}): ProposedValue[] =>
  Object.entries(values).map(([name, value]) => ({
    path: parts.some((part) => part.name === name) ? `me.home.${name}` : `me.${name}`,
    field: field(name),
    value,
    fact: name,
    tier: 'read',
    confidence: 0.95,
    evidence: [{ page: 1, quote: value }],
    sameSubject: true,
    ...more,
  }));

const plan = (data: CollectionData, proposals: ProposedValue[]) =>
  planUpdate({
    ...{ sections, data, notApplicable: [], proposals },
    sourceOf: () => null,
    isKnown: () => false,
    suggest: () => 'because',
  });

const averill = { street: '123 Main St', unit: 'Apt 4', city: 'Averill Park', state: 'NY', postal_code: '12018' };
const pleasantville = { city: 'Pleasantville', state: 'CA', postal_code: '94588', country: 'United States' };

it('leaves no part of the old address beside the new one, however doubtful the new part is', () => {
  const doubtful = propose({ city: 'Pleasantville' }, { confidence: 0.4 });
  const { conflicts } = plan({ me: { home: averill } }, [
    ...propose({ state: 'CA', postal_code: '94588' }),
    ...doubtful,
  ]);
  expect(Object.fromEntries(conflicts.map(({ path, new_data }) => [path, new_data]))).toEqual({
    'me.home.city': 'Pleasantville',
    'me.home.state': 'CA',
    'me.home.postal_code': '94588',
    'me.home.street': null,
    'me.home.unit': null,
  });
});

it('asks about the whole address where a part of it is another', () => {
  const { fields, conflicts } = plan({ me: { home: averill } }, propose(pleasantville));
  expect(fields).toEqual({});
  expect(new Set(conflicts.map(({ whole }) => whole))).toEqual(
    new Set([
      {
        path: 'me.home.address',
        label: 'Home address',
        existing_data: averill,
        new_data: pleasantville,
      },
    ]),
  );
  // Parts that the paper does not state go with the old address.
  expect(conflicts.filter(({ new_data }) => new_data === null).map(({ path }) => path)).toEqual([
    'me.home.street',
    'me.home.unit',
  ]);
});

it('takes or keeps all of it with one decision, and gives it back', () => {
  const data: CollectionData = { me: { home: averill } };
  const update = plan(data, propose(pleasantville));
  const one = (type: 'accept' | 'keep' | 'reopen', from: Parameters<typeof decideFields>[0], now: CollectionData) =>
    decideFields(from, now, sections, withWholes(from, new Map([['me.home.city', { type }]])));
  const accepted = one('accept', update, data);
  expect(accepted.data).toEqual({ me: { home: pleasantville } });
  expect(accepted.errors).toEqual([]);
  expect(one('reopen', accepted, accepted.data).data).toEqual(data);
  expect(one('keep', update, data).data).toEqual(data);
  expect(decideFields(update, data, sections, acceptOpen(update)).data).toEqual({ me: { home: pleasantville } });
});

it('fills what is missing of an address only from a paper that agrees with what is there', () => {
  const started: CollectionData = { me: { home: { street: '123 Main St', city: 'Averill Park' } } };
  const kinds = (values: Record<string, string>) =>
    Object.fromEntries(Object.values(plan(started, propose(values)).fields).map(({ path, kind }) => [path, kind]));
  expect(kinds({ city: 'AVERILL PARK', postal_code: '12018' })).toEqual({
    'me.home.city': 'confirmed',
    'me.home.postal_code': 'filled',
  });
  expect(kinds({ postal_code: '94588' })).toEqual({ 'me.home.postal_code': 'suggested' });
});

it('fills an empty address, and one that knows the country alone', () => {
  const filled = plan({ me: { home: { country: 'United States' } } }, propose(pleasantville));
  expect(filled.data).toEqual({ me: { home: pleasantville } });
});

it('leaves the rest of an address where only its spelling is another', () => {
  const { conflicts } = plan(
    { me: { home: averill } },
    propose({ street: '123 Main Street West', city: 'Averill Park', postal_code: '12018' }),
  );
  expect(conflicts.map(({ path }) => path)).toEqual(['me.home.street']);
});

it('asks about both names together', () => {
  const { conflicts } = plan({ me: { surname: 'Doe' } }, propose({ surname: 'Okafor', given_names: 'Simone' }));
  expect(conflicts.map(({ path, whole }) => [path, whole?.label])).toEqual([
    ['me.surname', 'Name'],
    ['me.given_names', 'Name'],
  ]);
  expect(conflicts[0]?.whole?.new_data).toEqual({ given_names: 'Simone', surname: 'Okafor' });
});
