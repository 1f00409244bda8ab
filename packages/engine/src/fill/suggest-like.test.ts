// Forms word what people call otherwise in fields of their own.
import { defineCustomField } from '@oneform/contract';
import { expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';
import { makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const known = makeValues({ personal: { full_name: 'Ada Maria Novak', surname: 'Novak' } });
const values = {
  ...known,
  sections: [
    ...known.sections,
    {
      name: 'mine',
      label: 'Mine',
      description: '',
      required: false,
      fields: ['Shoe size', 'Blood group'].map((name) => defineCustomField({ name, type: 'string' })!),
    },
  ],
  data: { ...known.data, mine: { 'Shoe size': '41 1/2', 'Blood group': 'A+' } },
};

async function fill(...asked: readonly string[]) {
  const form = await makeForm(({ addText }) => {
    for (const [at, tooltip] of asked.entries()) addText(`f${at}`, { x: 60, y: 760 - 40 * at, tooltip });
  });
  const result = await fillForm(form, values);
  if (typeof result === 'string') throw new Error(result);
  return result.fields.map(({ status, value }) => [status, value]);
}

test('a value of one’s own is suggested where the form asks for it in other words, and written where in the same', async () => {
  expect(await fill('Shoe size', 'Blood type')).toEqual([
    ['verified', '41 1/2'],
    ['unsure', 'A+'],
  ]);
  expect(await fill('Footwear size')).toEqual([['unsure', '41 1/2']]);
});

test('nothing is suggested where the form asks for another thing, or of somebody else', async () => {
  expect(await fill('Size of the household', 'Blood type of your spouse', 'Group')).toEqual([
    ['blank', ''],
    ['blank', ''],
    ['blank', ''],
  ]);
});
