// Places to write on that are drawn rather than fields.
import { expect, test } from 'vitest';
import type { PageDrawing, Span } from '#read/drawing.ts';
import type { Ink } from './blank.ts';
import { findBlanks } from './find-blanks.ts';

interface Sketch {
  readonly lines?: readonly (readonly [x0: number, x1: number, y: number])[];
  readonly boxes?: readonly Span[];
  readonly uprights?: readonly (readonly [x: number, y0: number, y1: number])[];
  readonly rounds?: readonly Span[];
  readonly shades?: PageDrawing['shades'];
  /** Text with its left end and base line, in letters of 10 points. */
  readonly print?: readonly (readonly [text: string, x: number, y: number])[];
}

function blanksOf({ lines = [], boxes = [], uprights = [], rounds = [], shades = [], print = [] }: Sketch) {
  const level = [
    ...lines.map(([from, to, at]) => ({ at, from, to })),
    ...boxes.flatMap(([x0, y0, x1, y1]) => [y0, y1].map((at) => ({ at, from: x0, to: x1 }))),
  ];
  const upright = [
    ...uprights.map(([at, from, to]) => ({ at, from, to })),
    ...boxes.flatMap(([x0, y0, x1, y1]) => [x0, x1].map((at) => ({ at, from: y0, to: y1 }))),
  ];
  const inks = print.flatMap(([text, x, y]) =>
    [...text].flatMap((letter, index): Ink[] =>
      letter === ' ' ? [] : [{ text: letter, span: [x + index * 5, y - 7, x + index * 5 + 5, y + 2] }],
    ),
  );
  return findBlanks({ width: 600, height: 800, level, upright, rounds, shades }, inks).toSorted(
    (a, b) => a.span[3] - b.span[3] || a.span[0] - b.span[0],
  );
}

/** Left ends and feet of the lines whose words stand under them. */
const captionedBelow = (sketch: Sketch) =>
  blanksOf(sketch).flatMap(({ span: [x, , , y], isCaptionedBelow }) => (isCaptionedBelow ? [`${x} ${y}`] : []));

function find(sketch: Sketch) {
  return blanksOf(sketch).map(
    ({ kind, span, cells }) => `${kind}${cells ? ` of ${cells.length}` : ''} ${span.map(Math.round).join(' ')}`,
  );
}

test('a line behind its caption, two of them on a row, and one that a foot cuts into three', () => {
  expect(
    find({
      lines: [
        [100, 250, 200],
        [320, 500, 200],
        [100, 520, 300],
      ],
      print: [
        ['Name:', 60, 199],
        ['Phone:', 280, 199],
        ['(Street)', 110, 309],
        ['(City)', 300, 309],
        ['(State)', 450, 309],
      ],
    }),
  ).toEqual([
    'text 100 183 250 200',
    'text 320 183 500 200',
    'text 100 283 296 300',
    'text 298 283 446 300',
    'text 448 283 520 300',
  ]);
});

test('rules that part sections, underline words or head a box are no places to write on', () => {
  expect(
    find({
      lines: [
        [30, 570, 100],
        [60, 110, 201],
        [60, 300, 380],
      ],
      print: [
        ['Part I Information about you', 60, 96],
        ['Assets now', 60, 199],
      ],
    }).filter((found) => !found.endsWith('380')),
  ).toEqual([]);
});

test('under the caption of a cell, beside it, between brackets, and behind a sign of money', () => {
  expect(
    find({
      boxes: [
        [50, 100, 250, 130],
        [250, 100, 450, 130],
        [50, 200, 250, 215],
        [50, 300, 150, 314],
        [50, 400, 150, 414],
      ],
      print: [
        ['First name', 54, 110],
        ['Last name', 254, 110],
        ['Plan number', 54, 211],
        ['(', 52, 311],
        [')', 143, 311],
        ['$', 52, 411],
      ],
    }),
  ).toEqual([
    'text 50 112 250 130',
    'text 250 112 450 130',
    'text 109 200 250 215',
    'text 57 300 143 314',
    'text 57 400 150 414',
  ]);
});

test('one space under several captions is one for each', () => {
  expect(
    find({
      boxes: [[50, 100, 450, 126]],
      print: [
        ['City', 54, 109],
        ['State', 250, 109],
        ['ZIP', 350, 109],
      ],
    }),
  ).toEqual(['text 50 111 248 126', 'text 249 111 348 126', 'text 349 111 450 126']);
});

test('heads and labels of tables and the cells of a printed table are full', () => {
  const grid = [100, 150].flatMap((y) => [50, 200].map((x): Span => [x, y, x + 150, y + (y === 100 ? 50 : 20)]));
  expect(
    find({
      boxes: [...grid, [50, 300, 200, 320], [200, 300, 350, 320], [50, 400, 200, 415]],
      print: [
        ['Owner', 54, 112],
        ['Value', 204, 112],
        ['Net pay', 54, 312],
        ['0.25', 115, 411],
      ],
    }),
  ).toEqual(['text 50 152 200 170', 'text 200 152 350 170', 'text 200 302 350 320']);
});

test('letters of a comb in groups, and boxes to tick that stand alone', () => {
  const cell = (x: number): Span => [x, 100, x + 14, 118];
  const comb = [0, 14, 28, 56, 70, 98, 112, 126, 140].map((x) => cell(50 + x));
  expect(
    find({
      boxes: [...comb, [50, 200, 60, 210], [150, 200, 160, 210]],
      rounds: [[250, 200, 260, 210]],
      print: [
        ['-', 97, 112],
        ['-', 139, 112],
        ['Yes', 64, 209],
        ['No', 164, 209],
        ['Maybe', 264, 209],
      ],
    }),
  ).toEqual(['comb of 9 50 100 204 118', 'tick 49 199 61 211', 'tick 149 199 161 211', 'tick 249 199 261 211']);
});

test('underscores are lines, and what is shaded is not for writing', () => {
  expect(
    find({
      boxes: [
        [50, 100, 150, 116],
        [150, 100, 250, 116],
      ],
      shades: [{ span: [150, 100, 250, 116], tone: 190 }],
      print: [['Name ____________________', 50, 300]],
    }),
  ).toEqual(['text 50 100 150 116', 'text 75 284 175 301']);
});

test('a comb that lacks a tooth has a cell for each letter all the same', () => {
  const teeth = [100, 112, 124, 136, 160].map((x) => [x, 186, 200] as const);
  expect(
    find({
      lines: [
        [100, 160, 186],
        [100, 160, 200],
      ],
      uprights: teeth,
    }),
  ).toEqual(['comb of 5 100 186 160 200']);
});

test('a cell of a table that is ticked is its box, and one under Yes or No without a box is ticked too', () => {
  expect(
    find({
      boxes: [
        [100, 100, 160, 116],
        [125, 103, 135, 113],
      ],
    }),
  ).toEqual(['tick 124 102 136 114']);
  expect(
    find({
      boxes: [
        [500, 200, 522, 214],
        [522, 200, 544, 214],
      ],
      print: [
        ['Yes', 503, 190],
        ['No', 528, 190],
      ],
    }),
  ).toEqual(['tick 507 203 516 212', 'tick 529 203 538 212']);
});

test('a box that is drawn into a table is the place, and what is left of its cells is none', () => {
  expect(
    find({
      lines: [
        [50, 550, 100],
        [50, 550, 160],
      ],
      uprights: [
        [50, 100, 160],
        [300, 100, 160],
        [550, 100, 160],
      ],
      boxes: [
        [52, 120, 310, 138],
        [320, 120, 530, 138],
      ],
    }),
  ).toEqual(['text 52 120 310 138', 'text 320 120 530 138']);
});

test('four and more lines alone are room for one text; three are not, nor are those with an amount beside each', () => {
  const rows = (count: number, from: number) =>
    Array.from({ length: count }, (_, row) => [60, 400, from + row * 20] as const);
  expect(find({ lines: rows(4, 100), print: [['Please explain', 60, 75]] })).toEqual(['text 60 83 400 160']);
  expect(find({ lines: rows(3, 100) })).toHaveLength(3);
  const amounts = Array.from({ length: 4 }, (_, row) => [450, 520, 100 + row * 20] as const);
  expect(find({ lines: [...rows(4, 100), ...amounts] })).toHaveLength(8);
});

test('combs: words that begin over a group or under it part it from the one before, and single letters say what is written', () => {
  const cells = (from: number, count: number): Span[] =>
    Array.from({ length: count }, (_, cell) => [from + cell * 14, 100, from + cell * 14 + 14, 118]);
  expect(
    find({
      boxes: [...cells(60, 8), ...cells(186, 9)],
      print: [
        ['Date of birth', 60, 96],
        ['Number', 186, 96],
      ],
    }),
  ).toEqual(['comb of 8 60 100 172 118', 'comb of 9 186 100 312 118']);
  const prompts = [...'MMDDYYYY'].map((letter, cell) => [letter, 64 + cell * 14, 113] as const);
  expect(find({ boxes: cells(60, 8), print: prompts })).toEqual(['comb of 8 60 100 172 118']);
});

test('coloured cells are a place apart from the white ones of their number', () => {
  const boxes = Array.from({ length: 8 }, (_, cell): Span => [60 + cell * 14, 100, 74 + cell * 14, 118]);
  expect(find({ boxes, shades: [{ span: [116, 100, 172, 118], tone: 190 }] })).toEqual([
    'comb of 4 60 100 116 118',
    'comb of 4 116 100 172 118',
  ]);
});

test('a line between a sign of money and cents, and none over the head and at the foot of a frame', () => {
  expect(
    find({
      lines: [
        [100, 250, 200],
        [150, 480, 340],
        [150, 480, 400],
      ],
      boxes: [[60, 300, 500, 450]],
      print: [
        ['$', 101, 198],
        ['.00', 236, 198],
        ['County of', 70, 338],
        ['Estate of', 70, 398],
      ],
    }),
  ).toEqual(['text 106 183 236 200', 'text 150 323 480 340', 'text 150 383 480 400']);
});

test('one amount stands at the foot of a high cell, a longer text takes all of a wide one', () => {
  expect(
    find({
      boxes: [
        [60, 100, 150, 160],
        [150, 100, 450, 160],
      ],
    }),
  ).toEqual(['text 60 145 150 160', 'text 150 100 450 160']);
});

test('cells for the use of an office, and those of a column under such a head, are no places', () => {
  const rows = [100, 120, 140];
  expect(
    find({
      boxes: [
        ...rows.map((y): Span => [60, y, 300, y + 20]),
        ...rows.map((y): Span => [300, y, 400, y + 20]),
        ...rows.map((y): Span => [400, y, 500, y + 20]),
      ],
      print: [
        ['Expense', 64, 114],
        ['Rent', 64, 134],
        ['Food', 64, 154],
        ['Month', 310, 114],
        ['SSA USE ONLY', 405, 114],
      ],
    }),
  ).toEqual(['text 300 122 400 140', 'text 300 142 400 160']);
});

test('the labels of a table without a border on their side are no places', () => {
  expect(
    find({
      lines: [
        [60, 500, 140],
        [55, 500, 180],
      ],
      uprights: [
        [200, 140, 180],
        [500, 140, 180],
      ],
      print: [
        ['Part II Information about the child', 60, 138],
        ['Relationship', 64, 155],
      ],
    }),
  ).toEqual(['text 200 140 500 180']);
});

test('the groups of a number and of a date, with their signs between short lines', () => {
  const row = (at: number, [a, b, c]: readonly [number, number, number], sign: string) => {
    const [second, third] = [100 + a + 12, 100 + a + 12 + b + 12];
    const inks = [100 + a, second + b].map((x): Ink => ({ text: sign, span: [x + 4, at - 4, x + 8, at - 2] }));
    const lines = [
      { at, from: 100, to: 100 + a },
      { at, from: second, to: second + b },
      { at, from: third, to: third + c },
    ];
    return { inks, lines };
  };
  const rows = [row(200, [22, 20, 40], '-'), row(250, [20, 20, 40], '/'), row(300, [40, 40, 40], '-')];
  const found = findBlanks(
    { width: 600, height: 800, level: rows.flatMap(({ lines }) => lines), upright: [], rounds: [], shades: [] },
    rows.flatMap(({ inks }) => inks),
  );
  const sizes = found.toSorted((a, b) => a.span[3] - b.span[3] || a.span[0] - b.span[0]).map((one) => one.maxLength);
  expect(sizes).toEqual([3, 2, 4, 2, 2, 4, undefined, undefined, undefined]);
});

test('words between two lines belong to where those of their neighbours stand', () => {
  const sketch = (foot: string): Sketch => ({
    lines: [
      [100, 200, 200],
      [220, 240, 200],
      [100, 200, 224],
    ],
    print: [
      ['First name', 102, 180],
      ...(foot === '' ? ([['MI', 222, 180]] as const) : ([[foot, 222, 209]] as const)),
      ['Number', 102, 209],
    ],
  });
  expect(captionedBelow(sketch(''))).toEqual([]);
  expect(captionedBelow(sketch('MI'))).toEqual(['100 200', '220 200']);
});

test('what stands in a low cell right over the cells of a number is its head, and no place', () => {
  const cells = Array.from({ length: 9 }, (_, index): Span => [50 + index * 14, 117, 64 + index * 14, 140]);
  expect(find({ boxes: [[50, 100, 220, 116], ...cells], print: [['Social number', 54, 112]] })).toEqual([
    'comb of 9 50 117 176 140',
  ]);
});

test('a caption that begins at the side of a narrow cell is not set to its middle', () => {
  expect(
    find({
      boxes: [
        [54, 95, 115, 135],
        [115, 95, 347, 135],
      ],
      print: [
        ['Birthday', 59, 106],
        ['Number of the card', 120, 106],
      ],
    }),
  ).toContain('text 54 115 115 135');
});
