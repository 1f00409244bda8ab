import type { CollectionData, FieldDefinition, Section } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { changedFields, changedSections } from './changed-fields.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name.toUpperCase(),
  type: 'string',
  description: '',
  required: false,
  ...more,
});
const sections: Section[] = [
  {
    name: 'me',
    label: 'Me',
    description: '',
    required: true,
    fields: [
      field('name'),
      field('address', { type: 'object', properties: [field('city')] }),
      field('jobs', { type: 'array', items: [field('employer')] }),
    ],
  },
  { name: 'trip', label: 'Trip', description: '', required: true, fields: [field('purpose')] },
];
const state = (data: CollectionData, notApplicable: string[] = []) => ({ data, notApplicable });
const base = state({
  me: {
    name: 'Ada',
    jobs: [
      { _id: 'a', employer: 'Acme' },
      { _id: 'b', employer: 'Beta' },
    ],
  },
});

describe('changedFields', () => {
  it('finds leaves, items added and items removed', () => {
    const draft = state({
      me: {
        name: 'Eve',
        address: { city: 'Lyon' },
        jobs: [
          { _id: 'a', employer: 'Acme AG' },
          { _id: 'c', employer: '' },
        ],
      },
    });
    expect(changedFields(sections, base, draft).map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      'changed me.name',
      'changed me.address.city',
      'changed me.jobs.a.employer',
      'added me.jobs.c',
      'removed me.jobs.b',
    ]);
  });
  it('sees nothing in empty written differently', () => {
    expect(changedFields(sections, base, state({ ...base.data, trip: { purpose: '' } }))).toEqual([]);
  });
  it('counts a mark as a change of its section', () => {
    const draft = state({ ...base.data, trip: {} }, ['trip.purpose']);
    expect(changedFields(sections, base, draft)).toMatchObject([
      { path: 'trip.purpose', section: 'trip', kind: 'marked' },
    ]);
    expect(changedSections(base, draft)).toEqual(['trip']);
  });
});

describe('changedSections', () => {
  it('names those with a change and no others', () => {
    expect(changedSections(base, state({ ...base.data, trip: { purpose: 'Tourism' } }))).toEqual(['trip']);
    expect(changedSections(base, base)).toEqual([]);
  });
});
