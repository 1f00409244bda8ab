// Addresses found from their end: the town with its postal code, and what stands before it up to the street and the dwelling.

import { blockFrom, blockUpTo, leftOf, type PageGrid, rightOf } from '#layout/page-grid.ts';
import { joinWords, type PlacedWord, type Segment } from '#layout/segments.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { matchCityLine } from '#values/normalise/match-city-line.ts';
import { isStreet, normaliseAddress } from '#values/normalise/normalise-address.ts';
import { streetWord, unitStart } from '#values/normalise/street-words.ts';
import type { ReadPiece } from './describe-looks.ts';

/** An address takes no more lines, words and readings. */
const maxLines = 5;
const maxWords = 18;
/** Longer lines are no print. */
const maxOfLine = 60;
const maxReadings = 3;
/** Words of a town with its code, and of a part that says which dwelling of a house or street it is. */
const maxOfTown = 7;
const maxOfDwelling = 5;
/** Room of a sign that parts, in heights of a letter, and segments of one line that it parts. */
const widestSign = 3;
const maxBeside = 3;

const postalCode =
  /^\(?(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\)?[.,;]?$|^\d{2}-\d{3}[.,;]?$|^[A-Z]{1,2}\d[A-Z\d]?$|^\d[A-Z]{2}[.,;]?$|^[A-Z]\d[A-Z]$|^\d[A-Z]\d[.,;]?$|^[A-Z]\d[A-Z]\d[A-Z]\d[.,;]?$/;
const notOfAddress = /[€$£:@]|\d{3}[ .-]\d{3}[ .-]\d{4}|(?<!\p{L})(?:tel|fax|phone|eur|usd)(?!\p{L})/iu;
const separator = /^[-–—·•|●▪*.]$/;
/** A postal code that stands alone: its town follows on the next line, or stands left of it. */
const bareCode =
  /^(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2} \d{5}(?:-\d{4})?)$/;

interface Run {
  readonly words: readonly PlacedWord[];
  /** First words of lines. */
  readonly lineStarts: ReadonlySet<number>;
}

/** Readings of the addresses that end in a line, the shortest first: from the street, then with the dwelling before it. */
export function findAddresses(segment: Segment, grid: PageGrid): ReadPiece[] {
  const words = lastLineOf(segment, grid);
  if (words.length > maxOfLine || !words.some(({ text }) => postalCode.test(text))) return [];
  const ends = words.flatMap((_, at) => (mayEnd(words, at + 1) ? [at + 1] : []));
  const beside = besideOf(segment, grid);
  const before = beside.length > 0 ? beside : blockUpTo(grid, segment, maxLines).slice(1).reverse();
  return ends.flatMap((end) => readUpTo(runOf([...before.map((line) => line.words), words.slice(0, end)])));
}

/** `Deutzer Ufer 88 · 50679 Köln`: what a sign parted from the town on the same line. */
function besideOf(segment: Segment, grid: PageGrid): Segment[] {
  const beside: Segment[] = [];
  for (let next = leftOf(grid, segment), right = segment; next; right = next, next = leftOf(grid, next)) {
    if (right.x0 - next.x1 > widestSign * segment.height || beside.length === maxBeside) break;
    beside.unshift(next);
  }
  return beside;
}

/** With the code that stands apart right of its town, or with the town that stands on the line below its code. */
function lastLineOf(segment: Segment, grid: PageGrid): readonly PlacedWord[] {
  const [beside] = rightOf(grid, segment, 1);
  if (beside && bareCode.test(joinWords(beside.words)) && /^\p{Lu}[\p{L}., -]+$/u.test(joinWords(segment.words)))
    return [...segment.words, ...beside.words];
  if (!/^\d{4,5}$/.test(segment.words.at(-1)!.text) || segment.words.length < 3) return segment.words;
  const below = blockFrom(grid, segment, 2)[1];
  const isTown = below && below.words.length <= 3 && /^\p{Lu}[\p{L}.’' -]+$/u.test(joinWords(below.words));
  return isTown ? [...segment.words, ...below.words] : segment.words;
}

function runOf(lines: readonly (readonly PlacedWord[])[]): Run {
  const lineStarts = new Set<number>();
  let count = 0;
  for (const line of lines) {
    lineStarts.add(count);
    count += line.length;
  }
  return { words: lines.flat(), lineStarts };
}

/** At the end of the line, before a comma or sign that parts, before a word in small letters; a code stands close before. */
function mayEnd(words: readonly PlacedWord[], end: number): boolean {
  if (!words.slice(Math.max(0, end - maxOfTown), end).some(({ text }) => postalCode.test(text))) return false;
  const next = words[end];
  const last = words[end - 1]!;
  if (separator.test(last.text)) return false;
  return !next || /[,;.)]$/.test(last.text) || separator.test(next.text) || /^\p{Ll}|:$/u.test(next.text);
}

function readUpTo(run: Run): ReadPiece[] {
  const readings: ReadPiece[] = [];
  const { words } = run;
  let known = words.length;
  for (let start = words.length - 2; start >= Math.max(0, words.length - maxWords); start--) {
    if (!mayBegin(run, start)) continue;
    const raw = textFrom(run, start).replace(/[.,;]$/, '');
    const address = normaliseAddress(raw);
    const isWhole =
      address?.city !== undefined &&
      (address.postal_code ?? address.state) !== undefined &&
      address.street !== undefined &&
      isStreet(address.street);
    if (readings.length > 0 && !isDwelling(words.slice(start, known))) break;
    if (isWhole && endsInTown(raw, address.street!) && !notOfAddress.test(raw)) {
      const taken = words.slice(start).filter(({ text }) => !separator.test(text));
      readings.push({
        raw,
        words: taken,
        shaped: { value: address.value, type: 'address' },
        fit: fitsShape('address', raw),
        share: 1,
        lines: [...run.lineStarts].filter((at) => at > start).length + 1,
      });
      if (readings.length === maxReadings) break;
    }
    known = start;
  }
  return readings;
}

/** `Harbour 20417` may be anything behind what is no street. */
function endsInTown(raw: string, street: string): boolean {
  const town = matchCityLine(raw.replaceAll('\n', ', '));
  if (!town?.postal_code && !town?.state) return false;
  const isCodeFirst = town.postal_code !== undefined && raw.indexOf(town.postal_code) < raw.indexOf(town.city ?? raw);
  return town.country !== undefined || town.state !== undefined || isCodeFirst || streetWord.test(street);
}

/** `Flat 3`, `Unit 9 Mill Park`, `3rd Floor`, `c/o`: what may stand before a street. */
function isDwelling(words: readonly PlacedWord[]): boolean {
  const text = joinWords(words.filter((word) => !separator.test(word.text))).replace(/,$/, '');
  if (words.length > maxOfDwelling || /:/.test(text)) return false;
  return /\d/.test(text) || unitStart.test(text) || careOf.test(text) || building.test(text);
}

const careOf = /^(?:[cws]\s?\/\s?o|z\.?\s?hd\.?|bei|chez)\s/iu;
const building =
  /^(?:the|lot|res\.?|résidence|residence|bât\.?|appt\.?|nave|edif\.?|edificio|palazzo)\s|\s(?:house|bungalow|cottage|court|villas?|lodge|farm|buildings?|towers?|hall|mews|park|estate|heights|village|campus|centre|center)$/iu;

/** At the beginning of a line, behind a comma, a colon or a sign that parts, or behind small letters: `residing at 14 Mill Lane`. */
function mayBegin({ words, lineStarts }: Run, at: number): boolean {
  const { text } = words[at]!;
  if (!/^[\p{Lu}\d#('"]|^[a-z]{2,4}[./]|^ul\.|^c\/o/u.test(text) || separator.test(text)) return false;
  const before = words[at - 1];
  if (lineStarts.has(at) || !before) return true;
  return /[,:;.)]$/.test(before.text) || separator.test(before.text) || /^\p{Ll}+$/u.test(before.text);
}

/** Lines parted by line breaks, signs that part read as commas. */
function textFrom({ words, lineStarts }: Run, start: number): string {
  let text = '';
  for (let at = start; at < words.length; at++) {
    const word = words[at]!.text;
    if (lineStarts.has(at) && at > start) text += '\n';
    // `28042 - Madrid`, `29017 - Piacenza`: between a code and its town the sign parts nothing.
    if (separator.test(word))
      text =
        postalCode.test(words[at - 1]?.text ?? '') || /^\d{6}/.test(words[at + 1]?.text ?? '')
          ? text
          : `${text.trimEnd()}, `;
    else text += `${text === '' || /\s$/.test(text) ? '' : ' '}${word}`;
  }
  return text;
}
