import type { ListedCollection } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { countTypes, filterCollections } from './filter-collections.ts';

const collection = (name: string, type: string, description: string | null = null, person = 'me') =>
  ({
    collection_name: name,
    collection_type: type,
    collection_description: description,
    template: null,
    person: { id: person },
  }) as ListedCollection;

const collections = [
  collection('Schengen visa', 'visa_application', 'Trip to Málaga'),
  collection('Flat in Lyon', 'rental_application'),
  collection('US visa', 'visa_application', null, 'daniel'),
  collection('Notes', ''),
];
const names = (search: string, type?: string, person?: string) =>
  filterCollections(collections, { search, type, person }).map((found) => found.collection_name);

describe('filterCollections', () => {
  it('finds words in name, description and type, ignoring case and accents', () => {
    expect(names('VISA')).toEqual(['Schengen visa', 'US visa']);
    expect(names('malaga')).toEqual(['Schengen visa']);
    expect(names('rental application')).toEqual(['Flat in Lyon']);
    expect(names('visa lyon')).toEqual([]);
  });
  it('narrows to a type', () => {
    expect(names('us', 'visa_application')).toEqual(['US visa']);
    expect(names('', 'rental_application')).toEqual(['Flat in Lyon']);
  });
  it('narrows to a person', () => {
    expect(names('', undefined, 'daniel')).toEqual(['US visa']);
    expect(names('', 'visa_application', 'me')).toEqual(['Schengen visa']);
  });
  it('gives everything when nothing is asked', () => {
    expect(names('  ')).toHaveLength(4);
  });
});

describe('countTypes', () => {
  it('counts types, most frequent first, without the typeless', () => {
    expect(countTypes(collections)).toEqual([
      { type: 'visa_application', count: 2 },
      { type: 'rental_application', count: 1 },
    ]);
  });
});
