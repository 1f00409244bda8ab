// Suggestions must make sense: forms of tax offices and courts had these offered, or left open, without reason.
import type { CollectionData } from '@oneform/contract';
import { expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = {
  personal: {
    full_name: 'Ada Maria Novak',
    surname: 'Novak',
    given_names: 'Ada Maria',
    date_of_birth: '1990-03-04',
    ssn: '123-45-6789',
    nationality: 'United States',
  },
  contact: {
    home_address: { street: '12 Elm Street', unit: 'Apt 4B', city: 'Springfield', state: 'IL', postal_code: '62704' },
    phone: '+12175550143',
  },
  bank: { account_number: '8830041725' },
};

/** Value of each field, suggestions after `?`. */
async function fill(draw: (page: FormPage) => void): Promise<Record<string, string>> {
  const result = await fillForm(await makeForm(draw), makeValues(ada));
  if (typeof result === 'string') throw new Error(result);
  return Object.fromEntries(
    result.fields.map(({ name, status, value }) => [name, status === 'unsure' ? `? ${value}` : value]),
  );
}

const row =
  (
    y: number,
    ...fields: readonly (readonly [name: string, caption: string, x: number, width: number, max?: number])[]
  ) =>
  ({ print, addText }: FormPage) => {
    for (const [name, caption, x, width, maxLength] of fields) {
      print(caption, x, y + 18, 7);
      addText(name, { x, y, width, height: 14, ...(maxLength === undefined ? {} : { maxLength }) });
    }
  };

test('a line of a form is no line of an address', async () => {
  const filled = await fill(({ addText }) => {
    addText('a', { x: 60, y: 760, tooltip: 'Line 1. Enter the net operating loss deduction included in line 8a.' });
    addText('b', { x: 60, y: 730, tooltip: 'Line 2. Enter the amount from line 1 or line 2, whichever is less.' });
    addText('c', { x: 60, y: 700, tooltip: 'Address line 1' });
    addText('d', { x: 60, y: 670, tooltip: 'Address line 2' });
  });
  expect(filled).toEqual({ a: '', b: '', c: '12 Elm Street', d: 'Apt 4B' });
});

test('the last name alone, where the collection has the full name too', async () => {
  expect(await fill(row(700, ['first', 'Your first name', 60, 140], ['last', 'Last name', 220, 140]))).toMatchObject({
    last: 'Novak',
  });
  expect(await fill(row(700, ['all', 'Name and surname', 60, 240]))).toEqual({ all: 'Ada Maria Novak' });
});

test('words that papers have for their bearer or number ask a form of something else', async () => {
  const filled = await fill(({ addText }) => {
    for (const [index, tooltip] of ['Certificate(s) of deposit', 'Type of account', 'Fiscal year ending'].entries())
      addText(`${index}`, { x: 60, y: 760 - index * 30, tooltip });
  });
  expect(Object.values(filled)).toEqual(['', '', '']);
});

test('the state beside its code, each in a box of its own', async () => {
  const filled = await fill(
    row(700, ['city', 'City', 60, 180], ['state', 'State', 250, 24, 2], ['zip', 'ZIP code', 278, 50, 5]),
  );
  expect(filled).toEqual({ city: 'Springfield', state: 'IL', zip: '62704' });
});

test('a date in letters that are spelt one by one', async () => {
  const filled = await fill(({ addText }) =>
    addText('a', { x: 60, y: 700, tooltip: 'Date of birth (m m/d d/y y y y).' }),
  );
  expect(filled).toEqual({ a: '03/04/1990' });
});

test('numbers of a business and of accounts that somebody else keeps are not written', async () => {
  const filled = await fill(({ print, addText }) => {
    const captions = ['Name', 'List account number(s) here (optional)', 'Employer identification number'];
    for (const [index, caption] of captions.entries()) {
      print(caption, 60, 760 - index * 60, 8);
      addText(`f${index}`, { x: 300, y: 756 - index * 60, height: 16 });
    }
  });
  expect(filled).toEqual({ f0: 'Ada Maria Novak', f1: '? 8830041725', f2: '' });
});

test('the caption of the next line is offered nothing on this one, and a letter before a caption counts its line', async () => {
  const filled = await fill(({ print, addText }) => {
    print('Other (see instructions)', 60, 700, 8);
    addText('other', { x: 180, y: 696, width: 200, height: 14 });
    print('5 Address (number, street, and apt. no.)', 180, 684, 8);
    addText('address', { x: 180, y: 640, width: 200, height: 14 });
    print('b Bank account number', 60, 600, 8);
    addText('number', { x: 180, y: 596, width: 200, height: 14 });
  });
  expect(filled).toMatchObject({ other: '', number: '8830041725' });
});
