// Values typed into a form as lines and words at their place, so that whoever reads the page's text reads them too.
import type { Box, Line, Word } from '#document/read-document.ts';
import type { PageFrame } from './page-frame.ts';
import type { WidgetField } from './read-form-fields.ts';
import type { TypedText } from './read-typed-notes.ts';

/** Of the font size: widths of letters in the sans-serif faces that forms use, near enough to place a word. */
const widths: readonly [RegExp, number][] = [
  [/[ijl.,:;|!'’ ftI/()[\]]/, 0.28],
  [/[mwMW@%]/, 0.86],
  [/\p{Lu}/u, 0.69],
];
const usualWidth = 0.55;
const lineHeight = 1.15;
/** Forms without a font size let it follow the box, up to this many points. */
const maxAutoSize = 12;
/** Space between a field's border and its text, in points. */
const padding = 2;

export function makeFormLines(fields: readonly WidgetField[], notes: readonly TypedText[], frame: PageFrame): Line[] {
  const values = fields.filter(({ kind }) => kind === 'text' || kind === 'choice');
  return [...values, ...notes].filter(({ value }) => value.trim() !== '').flatMap((typed) => layValue(typed, frame));
}

function layValue({ value, box, isMultiline, isComb, fontSize }: TypedText, frame: PageFrame): Line[] {
  const width = (box[2] - box[0]) * frame.width;
  const height = (box[3] - box[1]) * frame.height;
  const size = fontSize > 0 ? fontSize : Math.min(maxAutoSize, Math.max(4, height * 0.7));
  const room = Math.max(1, width - 2 * padding) / size;
  const rows = value
    .split(/\r\n?|\n/)
    .flatMap((row) => (isMultiline ? wrapRow(row, room) : [row]))
    .filter((row) => row.trim() !== '');
  // A value longer than its box is squeezed rather than laid outside of it.
  const step = Math.min(size * lineHeight, height / Math.max(1, rows.length));
  const top = isMultiline ? padding : (height - step * rows.length) / 2;
  return rows.map((row, index) => {
    const inset = isComb ? 0 : padding;
    const advance = isComb ? width / row.length : Math.min(size, (room * size) / measure(row));
    const at: RowPlace = {
      left: box[0] + inset / frame.width,
      top: box[1] + (top + index * step) / frame.height,
      width: (text) => ((isComb ? text.length : measure(text)) * advance) / frame.width,
      height: step / frame.height,
    };
    return layRow(row, at);
  });
}

interface RowPlace {
  readonly left: number;
  readonly top: number;
  /** Of a piece of the row, as a share of the page. */
  readonly width: (text: string) => number;
  readonly height: number;
}

/** In ems. */
function measure(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth;
  return Math.max(sum, usualWidth);
}

function wrapRow(row: string, room: number): string[] {
  const rows: string[] = [];
  let current = '';
  for (const word of row.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && measure(longer) > room) {
      rows.push(current);
      current = word;
    } else current = longer;
  }
  return [...rows, current];
}

function layRow(row: string, { left, top, width, height }: RowPlace): Line {
  const words = Array.from(row.matchAll(/\S+/g), (match): Word => {
    const start = left + (match.index === 0 ? 0 : width(row.slice(0, match.index)));
    return { text: match[0], box: clampBox([start, top, start + width(match[0]), top + height]), confidence: 1 };
  });
  const box: Box = [words[0]!.box[0], words[0]!.box[1], words.at(-1)!.box[2], words[0]!.box[3]];
  return { text: words.map(({ text }) => text).join(' '), box, words, confidence: 1 };
}

function clampBox(box: Box): Box {
  return box.map((value) => Math.min(1, Math.max(0, value))) as unknown as Box;
}
