// Labels of places on a page without fields.
import { expect, test } from 'vitest';
import type { Box, Line, Page } from '#document/read-document.ts';
import type { FormSlot } from '../form/form-slot.ts';
import { labelSlots } from './label-slots.ts';

type Print = readonly [text: string, x: number, y: number];
type Place = readonly [kind: 'text' | 'tick', box: Box];

const letter = 0.008;
const height = 0.012;

function lineOf([text, x, y]: Print): Line {
  const words = text.split(' ').map((word, index, all) => {
    const from = x + all.slice(0, index).join(' ').length * letter + (index === 0 ? 0 : letter);
    return { text: word, box: [from, y, from + word.length * letter, y + height] as const, confidence: 1 };
  });
  return { text, box: [x, y, words.at(-1)!.box[2], y + height], words, confidence: 1 };
}

function captions(print: readonly Print[], places: readonly Place[], rules: readonly Box[] = []): string[] {
  const slots = places.map(
    ([kind, box], index): FormSlot => ({
      name: `page 1, blank ${index + 1}`,
      kind: kind === 'tick' ? 'checkbox' : 'text',
      isFound: true,
      tooltip: '',
      widgets: [{ page: 1, box, option: kind === 'tick' ? 'Yes' : '', isChecked: false }],
      value: '',
      isComb: false,
      isMultiline: false,
      isReadOnly: false,
      isEditable: false,
      options: [],
    }),
  );
  const page = {
    number: 1,
    width: 600,
    height: 800,
    rotation: 0,
    source: 'text',
    text: '',
    lines: print.map(lineOf),
    fields: slots.map(({ name, kind, widgets }) => ({ name, label: '', kind, value: '', box: widgets[0]!.box })),
  } as unknown as Page;
  return labelSlots(slots, [page], new Map([[1, rules]])).map(({ asked }) => asked.label);
}

const box = (x: number, y: number, width = 0.1): Box => [x, y, x + width, y + 0.016];
const tick = (x: number, y: number): Box => [x, y, x + 0.014, y + 0.012];

test('a line number and a sign of money stand between a place and what its row says', () => {
  expect(
    captions(
      [
        ['2. Interest from state bonds', 0.1, 0.2],
        ['2.', 0.7, 0.2],
        ['$', 0.74, 0.2],
      ],
      [['text', box(0.76, 0.198)]],
    ),
  ).toEqual(['2. Interest from state bonds']);
});

test('a short answer is told with its question, a long one says enough', () => {
  expect(
    captions(
      [
        ['Were you married before?', 0.1, 0.2],
        ['Yes', 0.52, 0.2],
        ['No', 0.62, 0.2],
        ['I have no income', 0.12, 0.3],
      ],
      [
        ['tick', tick(0.5, 0.2)],
        ['tick', tick(0.6, 0.2)],
        ['tick', tick(0.1, 0.3)],
      ],
    ),
  ).toEqual(['Were you married before? Yes', 'Were you married before? No', 'I have no income']);
});

test('what a box to tick is called goes on below', () => {
  expect(
    captions(
      [
        ['if this child does', 0.12, 0.3],
        ['not live with you', 0.12, 0.314],
      ],
      [['tick', tick(0.1, 0.3)]],
    ),
  ).toEqual(['if this child does not live with you']);
});

test('a cell of a table is its row and the head of its column, which a rule parts from the next', () => {
  const row = (y: number): Place[] => [
    ['text', [0.3, y, 0.44, y + 0.02]],
    ['text', [0.44, y, 0.58, y + 0.02]],
  ];
  const [, first, , second] = captions(
    [
      ['Name of the', 0.33, 0.16],
      ['institution', 0.33, 0.174],
      ['Account number', 0.45, 0.174],
      ['Savings', 0.1, 0.204],
      ['Checking', 0.1, 0.224],
    ],
    [...row(0.2), ...row(0.22)],
    [0.3, 0.44, 0.58].map((x) => [x, 0.15, x, 0.26]),
  );
  expect([first, second]).toEqual(['Savings Account number', 'Checking Account number']);
});

test('words between places are those of the place below where they stand over the first and not under the last', () => {
  const rows = [0.2, 0.24, 0.28];
  const columns = [0.1, 0.5];
  const named = (x: number, y: number) =>
    `Caption ${'abcdef'[columns.indexOf(x) * 3 + rows.indexOf(y)]}${'abcdef'[rows.indexOf(y)]}`;
  const all = columns.flatMap((x) => rows.map((y) => [x, y] as const));
  // Nearer to the place over them than to their own.
  const print = all.map(([x, y]): Print => [named(x, y), x, y]);
  const places = all.map(([x, y]): Place => ['text', [x, y + 0.018, x + 0.2, y + 0.038]]);
  expect(captions(print, places)).toEqual(all.map(([x, y]) => named(x, y)));
});

test('a sentence that runs through a box to tick goes on under its first words; a line without words is called what the one above it is', () => {
  const print: Print[] = [
    ['Check here', 0.1, 0.2],
    ['if this dependent does', 0.24, 0.2],
    ['not have health care', 0.1, 0.214],
    ['Reason for the change', 0.1, 0.388],
  ];
  const places: Place[] = [
    ['tick', [0.21, 0.198, 0.225, 0.212]],
    ['text', [0.32, 0.38, 0.8, 0.4]],
    ['text', [0.32, 0.402, 0.8, 0.422]],
  ];
  const [tick, first, second] = captions(print, places);
  expect(tick).toBe('if this dependent does not have health care');
  expect([first, second]).toEqual(['Reason for the change', 'Reason for the change']);
});

test('answers may stand before their boxes: the last one has nothing behind it', () => {
  const [yes, no] = captions(
    [
      ['Is your job licensed?', 0.1, 0.2],
      ['Yes', 0.6, 0.2],
      ['No', 0.7, 0.2],
    ],
    [
      ['tick', tick(0.63, 0.2)],
      ['tick', tick(0.725, 0.2)],
    ],
  );
  expect([yes, no]).toEqual(['Is your job licensed? Yes', 'Is your job licensed? No']);
});

test('words behind a line name it, say more of it in brackets, or go on with its sentence', () => {
  expect(
    captions(
      [
        ['Name of the matter', 0.05, 0.2],
        ['Division', 0.755, 0.2],
        ['As of', 0.1, 0.3],
        ['(Month/Day/Year)', 0.405, 0.3],
        ['Cost, $', 0.1, 0.4],
        [', of an expert', 0.26, 0.4],
        ['From', 0.1, 0.5],
        ['To', 0.255, 0.5],
      ],
      [
        ['text', box(0.65, 0.198)],
        ['text', box(0.3, 0.298)],
        ['text', box(0.157, 0.398)],
        ['text', box(0.15, 0.498)],
        ['text', box(0.275, 0.498)],
      ],
    ),
  ).toEqual(['Division', 'As of (Month/Day/Year)', 'Cost, $ of an expert', 'From', 'To']);
});

test('short captions of a block are told with the numbered words that it begins with', () => {
  expect(
    captions(
      [
        ['13. Savings account.', 0.1, 0.2],
        ['Contributions', 0.3, 0.2],
        ['Interest', 0.55, 0.2],
        ['Account number', 0.12, 0.22],
        ['14. Name', 0.1, 0.3],
        ['Date', 0.4, 0.3],
      ],
      [
        ['text', box(0.41, 0.198)],
        ['text', box(0.62, 0.198)],
        ['text', box(0.24, 0.218)],
        ['text', box(0.2, 0.298)],
        ['text', box(0.44, 0.298)],
      ],
    ),
  ).toEqual([
    '13. Savings account. Contributions',
    '13. Savings account. Interest',
    '13. Savings account. Account number',
    '14. Name',
    'Date',
  ]);
});

test('a sentence with places in it is told from its beginning', () => {
  const [, week, month] = captions(
    [
      ['My income is $', 0.1, 0.2],
      ['per', 0.32, 0.2],
      ['week', 0.38, 0.2],
      ['month', 0.45, 0.2],
    ],
    [
      ['text', box(0.215, 0.198)],
      ['tick', tick(0.36, 0.2)],
      ['tick', tick(0.432, 0.2)],
    ],
  );
  expect([week, month]).toEqual(['My income is $ per week', 'My income is $ per month']);
});

test('the head of a column without rules has several lines', () => {
  const column = [0.2, 0.22].map((y): Place => ['text', [0.3, y, 0.5, y + 0.016]]);
  const labels = captions(
    [
      ['Employer or payer', 0.332, 0.166],
      ['identification', 0.344, 0.18],
    ],
    column,
  );
  expect(labels).toEqual(['Employer or payer identification', 'Employer or payer identification']);
});
