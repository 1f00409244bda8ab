import {
  type CollectionData,
  type FieldDefinition,
  organiseData,
  type Section,
  type Template,
} from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { type Catalogue, sectionsOf } from './sections-of.ts';

const field = (name: string, type: FieldDefinition['type']): FieldDefinition => ({
  name,
  type,
  label: name,
  description: '',
  required: false,
});
const sections: Section[] = [
  {
    name: 'mover',
    label: 'Mover',
    description: '',
    required: true,
    fields: [
      field('surname', 'string'),
      { ...field('address', 'object'), properties: [field('city', 'string')] },
      { ...field('children', 'array'), items: [field('given_name', 'string')] },
    ],
  },
];
const fieldSchemas = { atomic_fields: {}, field_collections: {} } as Catalogue['fieldSchemas'];
const catalogue: Catalogue = { templates: [{ id: 'move', sections } as unknown as Template], fieldSchemas };

const sectionsWith = (data: CollectionData) => sectionsOf(catalogue, { templateId: 'move', data, customFields: [] });

describe('sectionsOf', () => {
  it.each<[string, CollectionData]>([
    ['nothing', {}],
    ['a section without values', { mover: {} }],
    ['what is not told', { mover: { surname: null, address: null, children: [] } }],
    ['groups', { mover: { address: { city: 'Oslo' }, children: [{ _id: 'a', given_name: 'Ida' }, { _id: 'b' }] } }],
    ['marks of its own', { mover: { _entry: 'x', address: { _entry: 'y' } } }],
  ])('gives the very sections of the template for %s', (_what, data) => {
    expect(sectionsWith(data)).toBe(sections);
  });

  it.each<[string, CollectionData]>([
    ['a section', { mover: {}, lorry: { plate: 'AB 123' } }],
    ['a section named like a member of every object', JSON.parse('{"constructor":{"name":"x"}}') as CollectionData],
    ['a field', { mover: { surname: 'Berg', nickname: 'Bo' } }],
    ['a member of a group', { mover: { address: { city: 'Oslo', floor: '3' } } }],
    ['a member of a later group of several', { mover: { children: [{ given_name: 'Ida' }, { school: 'Nord' }] } }],
  ])('defines %s that the template does not know', (_what, data) => {
    const found = sectionsWith(data);
    expect(found).not.toEqual(sections);
    expect(found).toEqual(organiseData(data, fieldSchemas, sections));
  });
});
