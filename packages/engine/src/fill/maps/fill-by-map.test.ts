import { beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from '../fill-form.ts';
import type { FilledForm } from '../fill-result.ts';
import { readPlaces } from '../form/read-places.ts';
import { makeForm } from '../testing/make-form.ts';
import { makeValues } from '../testing/make-values.ts';
import { draftPlaces, writeDraft } from './draft-map.ts';
import { type FormMap, parseMap } from './form-map.ts';
import { partOfValue } from './part-of-value.ts';

/** Captions that would lead anybody astray, so that only the map can be right. */
const form = () =>
  makeForm(({ print, addText, addCheckBox }) => {
    print('Application of the harbour office for a berth in the old town', 60, 780, 14);
    for (const [row, caption] of ['Email', 'Sex', 'Town', 'Day', 'Date', 'Number', 'Berth'].entries()) {
      print(caption, 60, 722 - row * 30);
      addText(`f${row}`, { x: 160, y: 718 - row * 30 });
    }
    for (let cell = 0; cell < 9; cell++) addText(`n${cell}`, { x: 160 + cell * 20, y: 500, width: 18, maxLength: 1 });
    for (const [row, caption] of ['Sail', 'Motor'].entries()) {
      print(caption, 180, 461 - row * 20);
      addCheckBox(`t${row}`, 160, 460 - row * 20);
    }
    print('For office use only', 60, 400);
    addText('o1', { x: 160, y: 396 });
  });

const asks = {
  1: 'surname, given_names',
  2: 'street_name | street',
  3: 'spouse.given_names',
  4: 'date_of_birth [day]',
  5: 'date_of_birth {dd.mm.yyyy}',
  6: 'house_number',
  7: 'street, city',
  '8-16': 'ssn [spread]',
  17: 'marital_status = Single',
  18: 'marital_status = Married | Separated',
  19: '-office',
};

async function mapOf(bytes: Uint8Array): Promise<FormMap> {
  const read = await readPlaces(bytes);
  if (typeof read === 'string') throw new Error(read);
  const draft = writeDraft('berth', read, draftPlaces(read));
  const lines = Object.entries(asks).map(([number, ask]) => `  ${number}: ${ask}`);
  const map = parseMap(draft.replace(/places:\n[\s\S]*where:/, `places:\n${lines.join('\n')}\nwhere:`));
  if (!('places' in map)) throw new Error(map.join('\n'));
  return map;
}

const values = makeValues({
  personal: {
    surname: 'Okonkwo',
    given_names: 'Ngozi Ruth',
    date_of_birth: '1984-11-23',
    ssn: '418-27-9056',
    marital_status: 'Married',
  },
  contact: {
    home_address: { street: '4417 Larkspur Lane', unit: 'Apt 6C', city: 'Peoria' },
    email: 'ngozi@example.com',
  },
  family: { spouse: { given_names: 'Erik Johan' } },
});

let filled: FilledForm;
beforeAll(async () => {
  const bytes = await form();
  const result = await fillForm(bytes, { ...values, map: await mapOf(bytes) });
  if (typeof result === 'string') throw new Error(result);
  filled = result;
});

const at = (name: string) => filled.fields.find((field) => field.name === name);

describe('a form that is known by its map', () => {
  it('holds what the map says, whatever stands beside its places', () => {
    const held = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 't0', 't1', 'o1'].map((name) => [name, at(name)?.value]);
    expect(Object.fromEntries(held)).toEqual({
      f0: 'Okonkwo, Ngozi Ruth',
      f1: 'Larkspur Lane',
      f2: 'Erik Johan',
      f3: '23',
      f4: '23.11.1984',
      f5: '4417',
      // No place of the map asks for the flat.
      f6: '4417 Larkspur Lane, Apt 6C, Peoria',
      t0: '',
      t1: 'Yes',
      o1: '',
    });
    const cells = Array.from({ length: 9 }, (_, cell) => at(`n${cell}`)?.value);
    expect(cells.join('')).toBe('418279056');
    expect(filled.toCheck).toBe(0);
  });
});

describe('a piece of a value', () => {
  it.each([
    ['1990-03-14', 'day', '14'],
    ['1990-03-14', 'year2', '90'],
    ['123-45-6789', '1-3', '123'],
    ['123-45-6789', '-4', '6789'],
    ['Lindenweg 4a', 'house', '4a'],
    ['4417 Larkspur Lane', 'name', 'Larkspur Lane'],
    ['ul. Długa 7/12', 'house', '7/12'],
    ['+13095550186', 'area', '309'],
    ['+13095550186', 'line', '0186'],
    ['+4930901820', 'country_code', '+49'],
  ])('of %s [%s] is %s', (value, part, piece) => {
    expect(partOfValue(value, part)).toBe(piece);
  });
});
