// Cuts words that the recogniser ran together on cards: `4dDLN`, `4bEXP08/12/2020`, `EYESBLU`, `1SAMPLE`, `birthLieu`.
import type { DocumentType } from '@oneform/contract';
import { findLabels } from '#catalogue/lexicon/find-captions.ts';
import { type NumberedFields, numberedFieldsOf } from '#catalogue/lexicon/numbered-fields.ts';
import type { Box, Page, Word } from '#document/read-document.ts';
import { getLimits } from '#layout/limits.ts';
import { fitsShape } from '#values/fits-shape.ts';
import type { Shape } from '#values/shape.ts';
import type { MatchContext } from '../claims/match-context.ts';

/** Values that are known by their looks, so that what stands before one may be its caption. */
const telling: ReadonlySet<Shape> = new Set<Shape>(['date', 'sex', 'height', 'weight', 'eye_color', 'identifier']);
/** A letter before a number is part of it: `D2208`. */
const minCaption = 2;
const minDigits = 4;
/** A longer word is none of a card. */
const maxLetters = 60;

export function splitGlued(page: Page, { type, country }: MatchContext): Page {
  if (page.source !== 'ocr') return page;
  const printed = page.lines.flatMap((line) => line.words.map(({ text }) => text));
  const numbered = numberedFieldsOf(printed, type, country);
  const split = (text: string): string[] =>
    text.length > maxLetters || text.includes('<')
      ? [text]
      : splitLanguages(text).flatMap((part) => splitWord(part, type, numbered));
  const cutLines = (lines: Page['lines'], pieces: (word: Word, at: number) => readonly string[]): Page['lines'] =>
    lines.map((line) => ({ ...line, words: line.words.flatMap((word, at) => cut(word, pieces(word, at))) }));
  const lines = cutLines(page.lines, ({ text }) => split(text));
  if (!numbered) return { ...page, lines };
  const isOnEdge = edgeOf({ ...page, lines }, numbered);
  return {
    ...page,
    lines: cutLines(lines, (word, at) => (at === 0 && isOnEdge(word) && splitOnEdge(word.text, lines)) || [word.text]),
  };
}

/** Whether a word begins where numbers of fields begin their lines. */
function edgeOf({ lines, width, height }: Page, numbered: NumberedFields): (word: Word) => boolean {
  const starts = lines.flatMap(({ words: [first] }) => (first && numbered.find(first.text) ? [first.box[0]] : []));
  return ({ box }) =>
    starts.some((start) => Math.abs(start - box[0]) < (getLimits().numberEdge * (box[3] - box[1]) * height) / width);
}

/** `ISAMPLE` where the other numbers stand is a 1 and a name, `8123` an 8 and a house, unless the card has the number elsewhere. */
function splitOnEdge(text: string, lines: Page['lines']): string[] | undefined {
  const [, name] = /^[Il|](\p{Lu}{2,}[\p{L}'-]*,?)$/u.exec(text) ?? [];
  const [, house] = /^8(\d{1,4}\p{L}?)$/u.exec(text) ?? [];
  const has = (number: RegExp): boolean => lines.some(({ words }) => words.some((word) => number.test(word.text)));
  if (name && !has(/^1(?:[.:)]|[.,]2)?$/)) return ['1', name];
  return house && !has(/^8[.:)]?$/) ? ['8', house] : undefined;
}

/** Captions of two languages without the space or stroke between them. Names like MacDonald stay whole. */
function splitLanguages(text: string): string[] {
  if (/\d/.test(text) || text.length < 7) return [text];
  return text.split(/(?<=\p{Ll}{4})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3}[./])(?=\p{Lu})/u);
}

function splitWord(text: string, type: DocumentType, numbered: NumberedFields | undefined): string[] {
  const [, number, rest] = /^((?:4[abcd]|[90Oo]a|1[2-9]|[1-9])[.:)]?)(.{2,})$/.exec(text) ?? [];
  const field = number && numbered?.find(number);
  if (field && rest) {
    const parts = splitCaption(rest, type);
    const isNamed = asksFor(parts[0]!, type).has(field.name);
    const isValue =
      field.shape === 'person_name' ? /^\p{Lu}{2,}[\p{L}'-]*,?$/u.test(rest) : field.shape === 'date' && isDate(rest);
    // `8.12 Mill Lane`: the number of the field has its point.
    const isHouse = field.shape === 'address' && number.endsWith('.') && /^\d{1,4}\p{L}?,?$/u.test(rest);
    if (isNamed || isValue || isHouse) return [number, ...(isNamed ? parts : [rest])];
  }
  return splitCaption(text, type);
}

/** The longest caption that a value known by its looks follows. */
function splitCaption(text: string, type: DocumentType): string[] {
  for (let at = text.length - 1; at >= minCaption; at--) {
    const [caption, value] = [text.slice(0, at), text.slice(at)];
    if (/^[.:#]/.test(value) || !/[\p{L}#.:]$/u.test(caption)) continue;
    const { entries } = findLabels(caption, type, false);
    const isMarked = caption.endsWith('#');
    if (
      entries.some(({ shape, only }) =>
        follows(shape, value, only !== undefined && caption.length === minCaption, isMarked),
      )
    )
      return [caption, value];
  }
  return [text];
}

function follows(shape: Shape, value: string, isShort: boolean, isMarked: boolean): boolean {
  // Few names begin with `LN` and `FN`; on American cards they say which name follows.
  if (shape === 'person_name') return isShort && /^\p{Lu}{2}[\p{Lu}'-]*$/u.test(value);
  if (shape === 'date') return isDate(value);
  if (shape === 'identifier')
    return value.replace(/\D/g, '').length >= (isMarked ? 2 : minDigits) && fitsShape(shape, value) > 0;
  return telling.has(shape) && fitsShape(shape, value) > 0;
}

/** Or the first part of one, where the recogniser saw a space in it: `08/12/2 020`. */
const isDate = (text: string): boolean => fitsShape('date', text) > 0 || /^\d{2}[/.-]\d{2}[/.-]?\d/.test(text);

const asksFor = (wording: string, type: DocumentType): Set<string> =>
  new Set(findLabels(wording, type, true).entries.map(({ name }) => name));

function cut(word: Word, pieces: readonly string[]): Word[] {
  if (pieces.length === 1) return [word];
  const [x0, y0, x1, y1] = word.box;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let done = 0;
  return pieces.map((text) => {
    const from = x0 + ((x1 - x0) * done) / length;
    done += text.length;
    const box: Box = [from, y0, x0 + ((x1 - x0) * done) / length, y1];
    return { ...word, text, box };
  });
}
