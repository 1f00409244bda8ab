// Letters that stand one to a cell, as forms have them for names and numbers, joined to the words that they are.
import type { Line, Word } from '#document/read-document.ts';
import type { PageDrawing, Rule } from '../drawing.ts';
import { joinRules } from '../join-rules.ts';

/** Points: the cells are as wide as a letter, and their rules as high as one; those of tables are larger. */
const cell = { narrowest: 7, widest: 21, lowest: 5, highest: 30 };
const even = 1.6;
const enough = 4;

/** In points of the page as it is seen. */
interface Cells {
  readonly edges: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

export function joinCells(lines: readonly Line[], { width, height, upright }: PageDrawing): Line[] {
  return findCells(joinRules(upright, cell.lowest)).reduce<Line[]>(
    (all, cells) => joinInCells(all, cells, width, height),
    [...lines],
  );
}

/** Rows of rules at one distance. */
function findCells(rules: readonly Rule[]): Cells[] {
  const teeth = rules.filter(({ from, to }) => to - from <= cell.highest).toSorted((a, b) => a.at - b.at);
  const rows: Rule[][] = [];
  for (const tooth of teeth) {
    const row = rows.find((one) => isNextTooth(one, tooth));
    if (row === undefined) rows.push([tooth]);
    else row.push(tooth);
  }
  return rows
    .filter((row) => row.length > enough)
    .map((row) => ({
      edges: row.map(({ at }) => at),
      top: Math.min(...row.map(({ from }) => from)) - 2,
      bottom: Math.max(...row.map(({ to }) => to)) + 2,
    }));
}

function isNextTooth(row: readonly Rule[], tooth: Rule): boolean {
  const last = row.at(-1)!;
  const step = tooth.at - last.at;
  const before = row.length < 2 ? step : last.at - row.at(-2)!.at;
  const isLevel = Math.abs(tooth.to - last.to) < 3;
  return isLevel && step >= cell.narrowest && step <= cell.widest && Math.abs(step - before) < even;
}

function joinInCells(lines: readonly Line[], { edges, top, bottom }: Cells, width: number, height: number): Line[] {
  const isInside = ({ box: [x0, y0, x1, y1] }: Word) => {
    const [x, y] = [((x0 + x1) / 2) * width, ((y0 + y1) / 2) * height];
    return x > edges[0]! && x < edges.at(-1)! && y > top && y < bottom;
  };
  const cellOf = (x: number) => edges.findLastIndex((edge) => edge <= x * width + 0.5);
  const cellsOf = ({ box }: Word) => cellOf(box[2]) - cellOf(box[0]) + 1;
  const inside = lines.flatMap(({ words }) => words.filter(isInside)).toSorted((a, b) => a.box[0] - b.box[0]);
  // Letters set closer than one to a cell were not written into them.
  if (inside.length < 2 || inside.some((word) => [...word.text].length > cellsOf(word))) return [...lines];
  const words: Word[] = [];
  const runs: Word[][] = [];
  for (const word of inside) {
    const last = words.at(-1);
    const step = last === undefined ? edges.length : cellOf(word.box[0]) - cellOf(last.box[2]);
    if (last !== undefined && step <= 1) words[words.length - 1] = join([last, word]);
    else words.push(word);
  }
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    const isOn = last !== undefined && cellOf(word.box[0]) - cellOf(last.box[2]) === 2;
    if (isOn) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  const joined = runs.flatMap(toTexts).map(toLine);
  const taken = new Set(inside);
  const at = lines.findIndex((line) => line.words.some((word) => taken.has(word)));
  return lines.flatMap((line, index) => {
    const rest = line.words.filter((word) => !taken.has(word));
    const own = rest.length === line.words.length ? [line] : rest.length === 0 ? [] : [toLine(rest)];
    return index === at ? [...own, ...joined] : own;
  });
}

/** Groups of a social security and of a telephone number, whose dashes are drawn in the cells between them. */
const groupings: ReadonlySet<string> = new Set(['3 2 4', '3 3 4']);

/** One empty cell parts the words of a text, the groups of a number, or two numbers. */
function toTexts(words: readonly Word[]): Word[][] {
  if (words.every(({ text }) => /^\d+$/.test(text)) && groupings.has(words.map(({ text }) => text.length).join(' ')))
    return [[join(words)]];
  const texts: Word[][] = [];
  for (const word of words) {
    const last = texts.at(-1)?.at(-1);
    if (last !== undefined && /\p{L}/u.test(last.text + word.text)) texts.at(-1)!.push(word);
    else texts.push([word]);
  }
  return texts;
}

const join = (words: readonly Word[]): Word => ({
  text: words.map(({ text }) => text).join(''),
  box: boundsOf(words),
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
});

const boundsOf = (words: readonly Word[]): Word['box'] => [
  Math.min(...words.map(({ box }) => box[0])),
  Math.min(...words.map(({ box }) => box[1])),
  Math.max(...words.map(({ box }) => box[2])),
  Math.max(...words.map(({ box }) => box[3])),
];

const toLine = (words: readonly Word[]): Line => ({
  text: words.map(({ text }) => text).join(' '),
  box: boundsOf(words),
  words,
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
});
