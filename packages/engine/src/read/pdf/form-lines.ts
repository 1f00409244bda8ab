// Values typed into a form as lines and words at their place, so that whoever reads the page's text reads them too.
import type { Box, Line, Word } from '../../read-document.ts';
import type { PageFrame } from './page-frame.ts';
import type { WidgetField } from './read-form-fields.ts';
import type { TypedText } from './read-typed-notes.ts';

/** Of the font size: average width of a letter in the sans-serif faces that forms use. */
const letterWidth = 0.5;
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
  const perRow = isMultiline
    ? Math.max(1, Math.floor((width - 2 * padding) / (letterWidth * size)))
    : Number.POSITIVE_INFINITY;
  const rows = value
    .split(/\r\n?|\n/)
    .flatMap((row) => wrapRow(row, perRow))
    .filter((row) => row.trim() !== '');
  // A value longer than its box is squeezed rather than laid outside of it.
  const step = Math.min(size * lineHeight, height / Math.max(1, rows.length));
  const top = isMultiline ? padding : (height - step * rows.length) / 2;
  return rows.map((row, index) => {
    const advance = isComb
      ? width / Math.max(row.length, 1)
      : Math.min(letterWidth * size, (width - 2 * padding) / Math.max(row.length, 1));
    return layRow(
      row,
      { left: box[0] + (isComb ? 0 : padding) / frame.width, top: box[1] + (top + index * step) / frame.height },
      advance / frame.width,
      step / frame.height,
    );
  });
}

function wrapRow(row: string, perRow: number): string[] {
  const rows: string[] = [];
  let current = '';
  for (const word of row.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > perRow) {
      rows.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...rows, current];
}

function layRow(row: string, at: { left: number; top: number }, advance: number, height: number): Line {
  const words = Array.from(row.matchAll(/\S+/g), (match): Word => {
    const left = at.left + match.index * advance;
    return {
      text: match[0],
      box: clampBox([left, at.top, left + match[0].length * advance, at.top + height]),
      confidence: 1,
    };
  });
  const box: Box = [words[0]!.box[0], words[0]!.box[1], words.at(-1)!.box[2], words[0]!.box[3]];
  return { text: words.map(({ text }) => text).join(' '), box, words, confidence: 1 };
}

function clampBox(box: Box): Box {
  return box.map((value) => Math.min(1, Math.max(0, value))) as unknown as Box;
}
