import { describe, expect, it } from 'vitest';
import type { FieldSchemas } from '../templates/template.ts';
import { buildSection } from '../testing/build-sections.ts';
import type { DataValue } from './collection-data.ts';
import { isTooDeep } from './nesting-depth.ts';
import { organiseData, sortIntoSections } from './organise-data.ts';
import { walkFields } from './walk-fields.ts';

const atom = { label: 'Passport number', description: '', required: false, facts: ['passport_number'], synonyms: [] };
const schemas: FieldSchemas = {
  atomic_fields: { passport_number: { ...atom, type: 'string', topic: 'Identity papers', max_length: 20 } },
  field_collections: {},
};
const nest = (depth: number): DataValue => (depth === 0 ? 'x' : { a: nest(depth - 1) });

describe('free-form data', () => {
  const data = {
    'Other Fields': { odd: 'x' },
    papers: {
      passport_number: 'E1',
      valid_until: '2031-06-14',
      ok: true,
      count: 3,
      note: 'a\nb',
      mail: 'a@b.co',
      page: 'https://a.b',
    },
    history: {
      jobs: [
        { _id: '1', employer: 'Lang' },
        { _id: '2', employer: '', pay: 3 },
      ],
      tags: ['a'],
      address: { city: 'Zadar' },
      empty_date: '',
    },
  };

  it('gets a section for each part, "Other Fields" last, and a type for each value', () => {
    const sections = organiseData(data, schemas);
    expect(sections.map(({ name, label }) => [name, label])).toEqual([
      ['papers', 'Papers'],
      ['history', 'History'],
      ['Other Fields', 'Other Fields'],
    ]);
    const types = sections.flatMap(({ fields }) => fields.map(({ name, type }) => [name, type]));
    expect(Object.fromEntries(types)).toEqual({
      passport_number: 'string',
      valid_until: 'date',
      ok: 'boolean',
      count: 'number',
      note: 'text',
      mail: 'email',
      page: 'url',
      jobs: 'array',
      tags: 'array',
      address: 'object',
      empty_date: 'date',
      odd: 'string',
    });
    expect(sections[0]!.fields[0]).toMatchObject({ atomic: 'passport_number', max_length: 20, custom: true });
    expect(sections[1]!.fields[0]!.items?.map(({ name, type }) => [name, type])).toEqual([
      ['employer', 'string'],
      ['pay', 'number'],
    ]);
  });

  it('has a definition for every value, at the place where the value stands', () => {
    const paths = [...walkFields(organiseData(data, schemas), data)].map(({ path, value }) => [path, value]);
    expect(paths).toContainEqual(['history.jobs.2.pay', 3]);
    expect(paths).toContainEqual(['Other Fields.odd', 'x']);
  });

  it('is sorted by topic when it comes without sections', () => {
    expect(sortIntoSections({ passport_number: 'E1', odd: 'x' }, schemas)).toEqual({
      'Identity papers': { passport_number: 'E1' },
      'Other Fields': { odd: 'x' },
    });
  });
});

describe('data beyond a template', () => {
  it('is added to the sections, groups and items where it stands, and never hides what the template says', () => {
    const template = [
      buildSection('work', {
        title: { max_length: 5 },
        address: { fields: { city: {} } },
        jobs: { items: { employer: {} } },
      }),
    ];
    const data = {
      work: { title: 'x', own: 1, address: { floor: 2 }, jobs: [{ _id: 'a', bonus: 3 }] },
      more: { b: true },
    };
    const [work, more] = organiseData(data, schemas, template);
    expect(work!.fields.map(({ name, custom }) => [name, custom])).toEqual([
      ['title', undefined],
      ['address', undefined],
      ['jobs', undefined],
      ['own', true],
    ]);
    expect(work!.fields[1]!.properties?.map(({ name }) => name)).toEqual(['city', 'floor']);
    expect(work!.fields[2]!.items?.map(({ name }) => name)).toEqual(['employer', 'bonus']);
    expect(more).toMatchObject({ name: 'more', required: false });
    expect(template[0]!.fields).toHaveLength(3);
  });
});

describe('depth', () => {
  it('of ten levels is allowed, of eleven refused', () => {
    expect(isTooDeep({ section: nest(10) })).toBe(false);
    expect(isTooDeep({ section: nest(11) })).toBe(true);
    expect(() => organiseData({ section: nest(11) as Record<string, DataValue> })).toThrow(
      'Nested deeper than 10 levels',
    );
  });

  it('counts a list and its item as one', () => {
    expect(isTooDeep({ section: { list: [nest(9)] } })).toBe(false);
    expect(isTooDeep({ section: { list: [nest(10)] } })).toBe(true);
  });

  it('of a hundred thousand levels is refused like any other', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = { a: deep };
    expect(isTooDeep({ section: deep })).toBe(true);
    let lists: unknown = [];
    for (let level = 0; level < 100_000; level++) lists = [lists];
    expect(isTooDeep({ section: { list: lists } })).toBe(true);
  });
});
