import { expect, it, test } from 'vitest';
import { buildSection } from '../testing/build-sections.ts';
import { defineCustomField, withCustomFields } from './custom-fields.ts';
import { fieldAt } from './field-at.ts';

test.each([
  [
    { name: 'shoe_size', type: 'string' },
    { type: 'string', max_length: 255, label: 'Shoe size' },
  ],
  [{ name: 'story', type: 'string', long: true }, { type: 'text' }],
  [
    { name: 'colour', type: 'select', options: ['red'] },
    { type: 'select', options: ['red'] },
  ],
  [
    { name: 'box', type: 'object' },
    { type: 'object', properties: [] },
  ],
] as const)('%j becomes %j', (field, definition) => {
  const given = { ...field, ...('options' in field ? { options: [...field.options] } : {}) };
  expect(defineCustomField(given as Parameters<typeof defineCustomField>[0])).toMatchObject({
    ...definition,
    custom: true,
    required: false,
  });
});

it('takes a field of the catalogue as it is, and nothing that the catalogue has not', () => {
  const atom = {
    type: 'email',
    label: 'E-mail',
    description: 'd',
    required: true,
    facts: ['email'],
    synonyms: [],
    topic: 'Contact',
  } as const;
  const schemas = {
    atomic_fields: { email: { ...atom, facts: [...atom.facts], synonyms: [] } },
    field_collections: {},
  };
  expect(defineCustomField({ atomic: 'email' }, schemas)).toEqual({
    name: 'email',
    atomic: 'email',
    type: 'email',
    label: 'E-mail',
    description: 'd',
    required: false,
    custom: true,
    facts: ['email'],
    synonyms: [],
  });
  expect(defineCustomField({ atomic: 'constructor' }, schemas)).toBeUndefined();
});

it('puts fields into sections, groups and all items of a list, after those of the template', () => {
  const sections = [
    buildSection('work', { title: {}, address: { fields: { city: {} } }, jobs: { items: { employer: {} } } }),
  ];
  const field = (name: string) => defineCustomField({ name, type: 'string' })!;
  const all = withCustomFields(sections, [
    { parent: 'work', field: field('own') },
    { parent: 'work', field: { ...field('title'), label: 'Not this one' } },
    { parent: 'work.address', field: field('floor') },
    { parent: 'work.jobs.k3x9', field: defineCustomField({ name: 'extra', type: 'object' })! },
    { parent: 'work.jobs.other.extra', field: field('a.b') },
  ]);
  expect(all[0]!.fields.map(({ name }) => name)).toEqual(['title', 'address', 'jobs', 'own']);
  expect(fieldAt(all, 'work.title')?.label).toBe('title');
  expect(fieldAt(all, 'work.address.floor')?.custom).toBe(true);
  expect(fieldAt(all, 'work.jobs.any.extra')?.type).toBe('object');
  expect(fieldAt(all, 'work.jobs.any.extra.a\\.b')?.custom).toBe(true);
});
