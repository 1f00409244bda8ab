// Sections, columns and captions say of whom a place asks, in the words that forms of several languages have for them.
import type { CollectionData } from '@oneform/contract';
import { expect, test } from 'vitest';
import type { Box, Line, Page } from '#document/read-document.ts';
import type { FormSlot } from './form/form-slot.ts';
import { topicsIn } from './offers/topics.ts';
import { planSlots } from './plan-form.ts';
import { makeValues } from './testing/make-values.ts';

type Print = readonly [text: string, x: number, y: number];
type Field = readonly [name: string, x: number, y: number];

const personal = { surname: 'Novak', given_names: 'Ada Maria', ssn: '123-45-6789' };
const children = {
  children: [
    { _id: 'c0', surname: 'Kowalski', given_names: 'Eva' },
    { _id: 'c1', surname: 'Kowalski', given_names: 'Max' },
  ],
};
const family: CollectionData = { personal, children };

const letter = 0.008;

function lineOf([text, x, y]: Print): Line {
  const words = text.split(' ').map((word, index, all) => {
    const from = x + all.slice(0, index).join(' ').length * letter + (index === 0 ? 0 : letter);
    return { text: word, box: [from, y, from + word.length * letter, y + 0.012] as const, confidence: 1 };
  });
  return { text, box: [x, y, words.at(-1)!.box[2], y + 0.012], words, confidence: 1 };
}

const boxOf = ([, x, y]: Field): Box => [x, y, x + 0.2, y + 0.018];

/** Values written without asking, by field; `pages` are printed alike but for their fields. */
function written(print: readonly Print[], fields: readonly Field[], data: CollectionData, pages = 1) {
  const slots = fields.map(
    (field): FormSlot => ({
      name: field[0],
      kind: 'text',
      tooltip: '',
      widgets: [{ page: pages, box: boxOf(field), option: '', isChecked: false }],
      value: '',
      isComb: false,
      isMultiline: false,
      isReadOnly: false,
      isEditable: false,
      options: [],
    }),
  );
  const made = Array.from({ length: pages }, (_, index): Page => {
    const own = index + 1 === pages ? fields : [];
    return {
      number: index + 1,
      width: 600,
      height: 800,
      rotation: 0,
      source: 'text',
      text: print.map(([text]) => text).join('\n'),
      lines: print.map(lineOf),
      fields: own.map((field) => ({ name: field[0], label: '', kind: 'text', value: '', box: boxOf(field) })),
    } as unknown as Page;
  });
  const { planned } = planSlots(slots, made, { ...makeValues(data), map: null });
  return Object.fromEntries(planned.flatMap(({ slot, write }) => (write === undefined ? [] : [[slot.name, write]])));
}

test('on a form about a child its parent or guardian is the applicant, and the second one is not', () => {
  const print: Print[] = [
    ['Parent/Guardian Information', 0.1, 0.2],
    ['First name', 0.1, 0.25],
    ['Last name', 0.5, 0.25],
    ["Child's Information", 0.1, 0.35],
    ['First name', 0.1, 0.4],
    ['Last name', 0.5, 0.4],
    ['Parent/Guardian 2', 0.1, 0.5],
    ['First name', 0.1, 0.55],
    ['Last name', 0.5, 0.55],
  ];
  const fields: Field[] = [
    ['f1', 0.2, 0.25],
    ['f2', 0.6, 0.25],
    ['f3', 0.2, 0.4],
    ['f4', 0.6, 0.4],
    ['f5', 0.2, 0.55],
    ['f6', 0.6, 0.55],
  ];
  expect(written(print, fields, family)).toEqual({ f1: 'Ada Maria', f2: 'Novak', f3: 'Eva', f4: 'Kowalski' });
  // A person without children may be the pupil.
  expect(written(print, fields, { personal })).toEqual({});
});

test('a column a person: the row says what, the head of the column of whom', () => {
  const print: Print[] = [
    ['(i) Child 1', 0.3, 0.28],
    ['(ii) Child 2', 0.5, 0.28],
    ['First name', 0.1, 0.3],
    ['Last name', 0.1, 0.318],
  ];
  const fields: Field[] = [
    ['f1', 0.3, 0.3],
    ['f2', 0.5, 0.3],
    ['f3', 0.3, 0.318],
    ['f4', 0.5, 0.318],
  ];
  expect(written(print, fields, family)).toEqual({ f1: 'Eva', f2: 'Max', f3: 'Kowalski', f4: 'Kowalski' });
});

test('the second debtor is not the first, however near the words under the line stand', () => {
  const print: Print[] = [
    ['Debtor 2', 0.1, 0.2],
    ['Full name', 0.3, 0.18],
  ];
  expect(written(print, [['f1', 0.3, 0.2]], family)).toEqual({});
  expect(written([['Full name', 0.3, 0.18]], [['f1', 0.3, 0.2]], family)).toEqual({ f1: 'Ada Maria Novak' });
});

test('the running title of a form says nothing of its fields', () => {
  const print: Print[] = [
    ['Divorce without Minor Children', 0.1, 0.03],
    ['Last name', 0.1, 0.1],
  ];
  const fields: Field[] = [['f1', 0.2, 0.1]];
  expect(written(print, fields, { personal }, 2)).toEqual({ f1: 'Novak' });
  expect(written(print, fields, { personal })).toEqual({});
});

test('what follows an answer to tick is asked of whoever ticks it', () => {
  expect(written([['Yes. Name of person', 0.1, 0.2]], [['f1', 0.3, 0.2]], family)).toEqual({});
});

test('parties are known as they are declined, and either of two', () => {
  const topics = [
    'Imię dziecka',
    'Name des Kindes',
    'Dane małżonka',
    'Nazwisko ojca',
    'Marito',
    'Name des Antragstellers',
  ];
  expect(topics.map((text) => [...topicsIn(text)])).toEqual([
    ['child'],
    ['child'],
    ['spouse'],
    ['father'],
    ['spouse'],
    ['applicant'],
  ]);
});
