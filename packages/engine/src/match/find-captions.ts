// Where on a page the lexicon's captions stand.
import type { DocumentType } from '@oneform/contract';
import type { PlacedWord, Rect, Segment } from '#document/layout.ts';
import { boundsOf, joinWords } from '#document/layout.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { findAttributeList } from '#lexicon/find-attribute-list.ts';
import { findLabels, longestLabel } from '#lexicon/find-captions.ts';
import { findPartyCaption } from '#lexicon/party-facts.ts';
import { findDates } from '#normalise/find-dates.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { postBox, streetWord } from '#normalise/street-words.ts';
import type { Shape } from '#values/shape.ts';
import { inColumn, leftOf, type PageGrid } from './page-grid.ts';

export interface Caption {
  readonly segment: Segment;
  /** Its words in the segment: from the first to the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly rect: Rect;
  /** What it may ask for; none for a known caption that means nothing on this kind of paper. */
  readonly entries: readonly CaptionEntry[];
  /** What it asks for on papers of other kinds, where it means nothing on this one. */
  readonly elsewhere: readonly CaptionEntry[];
  readonly wording: string;
  readonly exactness: number;
  readonly isWhole: boolean;
  readonly hasColon: boolean;
  /** The party that its wording names. */
  readonly role?: string;
  /** Where a caption goes on in the segment below. */
  readonly tail?: Segment;
}

const mostWords = 10;
const leastOfList = 4;
/** Of one caption. */
const mostLines = 3;
/** A letter alone numbers a caption; it is none. */
const leastLetters = 2;
/** Numbers and letters before a caption: `12.`, `(a)`, `4b`. */
const numbering = /^[([]?(?:\d{1,3}[a-z]?|[a-zA-Z]|[ivx]{1,4})[.):\]]{0,2}$/;
const divider = /^[/|–—·•*-]+$/;

/** By segment, in the order of its words. */
export function findCaptions(grid: PageGrid, type: DocumentType): Caption[][] {
  const isMisreadable = grid.page.source === 'ocr';
  return grid.segments.map((segment) => captionsIn(segment, grid, type, isMisreadable));
}

function captionsIn(segment: Segment, grid: PageGrid, type: DocumentType, isMisreadable: boolean): Caption[] {
  const list = listIn(segment, grid, type);
  if (list) return [list];
  if (isStreetLine(joinWords(segment.words))) return [];
  const found: Caption[] = [];
  const { words } = segment;
  const squashed = words.map(({ text }) => squashLabel(text));
  const dates = datesIn(words);
  let from = 0;
  let mayBegin = true;
  while (from < words.length) {
    // `17 APR 1991` asks for no annual percentage rate.
    if (dates.has(from)) {
      mayBegin = false;
      from++;
      continue;
    }
    const caption = mayBegin
      ? longestFrom(segment, squashed, from, type, isMisreadable)
      : (captionOfSentence(segment, squashed, from, type) ??
        lateCaption(segment, squashed, from, type) ??
        captionOfDate(segment, squashed, from, dates, type));
    if (caption) {
      found.push(caption);
      from = caption.to;
      mayBegin = true;
      continue;
    }
    const { text } = words[from]!;
    // The number of a house is none of a question.
    mayBegin = (mayBegin && found.length === 0 && numbering.test(text)) || divider.test(text) || /[:;|/]$/.test(text);
    from++;
  }
  // `1 Payments received for`, `qualified tuition`: more than what its first words ask for.
  const isOneCaption = found.length > 0 && beginsSegment(found[0]!) && found.every(({ hasColon }) => !hasColon);
  if ((found.length === 0 || isOneCaption) && words.length <= 6) {
    const whole = overLines(segment, squashed.join(''), grid, type, isOneCaption ? tightGap : 1);
    if (whole) return [whole];
  }
  if (found[0] && beginsName(found[0])) return found.filter(({ hasColon }) => hasColon);
  return found.filter((caption) => caption !== found.at(-1) || !(isOfValue(caption) || isAnswer(caption, grid)));
}

/** `123 Service St,` and `PO BOX 1234` ask for nothing, whatever their words. */
const isStreetLine = (text: string): boolean =>
  postBox.test(text) || (/^\d{1,5}\p{L}?\s[\p{L}\s.'’-]+,?$/u.test(text) && streetWord.test(text.split(/\s/).at(-1)!));

const notInWords: ReadonlySet<Shape> = new Set<Shape>([
  'date',
  'date_or_month',
  'date_range',
  'year',
  'money',
  'number',
  'integer',
  'phone',
  'ssn',
  'ein',
  'iban',
  'url',
  'email',
]);

const namedByKind: ReadonlySet<Shape> = new Set<Shape>(['authority', 'organisation', 'party', 'place']);
const link = /^(?:of|de|du|des|d['’]\p{L}+|der|del|della|do|da|van|von)$/iu;

/** `Préfecture de Lille`, `Bank of Ireland`: a single word that goes on as names do asks for no authority and no bank. */
function beginsName({ segment: { words }, from, to, entries, hasColon }: Caption): boolean {
  if (from > 0 || to > 1 || hasColon || words.length < 3) return false;
  return link.test(words[1]!.text) && entries.every(({ shape }) => namedByKind.has(shape));
}

/** `Data Analyst` asks for no date, though `data` is one in other languages; `22 Rue des Lilas` asks for no street. */
function isOfValue({ segment: { words }, from, to, entries, hasColon }: Caption): boolean {
  const rest = words.slice(to);
  if (to - from > 1 || hasColon || rest.length === 0) return false;
  if (entries.length === 0) return false;
  const every = (shapes: ReadonlySet<Shape>): boolean => entries.every(({ shape }) => shapes.has(shape));
  const before = words[from - 1]?.text;
  if (before && !/[:：]$/.test(before)) return /^\d+$/.test(before) && every(streets);
  return every(notInWords) && rest.every(({ text }) => /^\p{L}[\p{L}'’.-]*$/u.test(text));
}

/** `Position: Test Engineer`: a word in the answer to a question asks nothing itself. */
function isAnswer({ segment, from, to, hasColon }: Caption, grid: PageGrid): boolean {
  const rest = segment.words.slice(to);
  if (to - from > 1 || hasColon || rest.length === 0) return false;
  const before = from > 0 ? segment.words[from - 1] : leftOf(grid, segment)?.words.at(-1);
  return /[:：]$/.test(before?.text ?? '') && rest.every(({ text }) => /^\p{L}[\p{L}'’.-]*$/u.test(text));
}

const streets: ReadonlySet<Shape> = new Set<Shape>(['street', 'address']);

/** `PAYER'S name, street address, city, state, ZIP code, and telephone no.`, over one line or two. */
function listIn(segment: Segment, grid: PageGrid, type: DocumentType): Caption | undefined {
  const text = joinWords(segment.words);
  if (!/,|&|\band\b/i.test(text) || segment.words.length < leastOfList) return undefined;
  const [tail] = inColumn(grid, segment, 1, 1);
  const isWrapped = tail && tail.y0 - segment.y1 < segment.height && /^\p{Ll}/u.test(tail.words[0]!.text);
  const both = isWrapped ? findAttributeList(`${text} ${joinWords(tail.words)}`, type) : undefined;
  const list = both ?? findAttributeList(text, type);
  if (!list) return undefined;
  const caption = toCaption(segment, 0, segment.words.length, [list.entry], squashLabel(text), 1);
  return {
    ...caption,
    ...(list.role && { role: list.role }),
    ...(both && { tail: tail!, rect: boundsOf([segment, tail!]) }),
  };
}

/** Numbers of the words that are part of a date. */
function datesIn(words: readonly PlacedWord[]): Set<number> {
  const inDate = new Set<number>();
  if (!words.some(({ text }) => /\d{2}/.test(text))) return inDate;
  let start = 0;
  const found = findDates(words.map(({ text }) => text).join(' '), 'day-first');
  for (const [at, { text }] of words.entries()) {
    const end = start + text.length;
    if (found.some(({ from, to }) => from < end && to > start)) inDate.add(at);
    start = end + 1;
  }
  return inDate;
}

function longestFrom(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
  isMisreadable: boolean,
): Caption | undefined {
  const { words } = segment;
  let key = '';
  let best: Caption | undefined;
  for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to++) {
    key += squashed[to - 1]!;
    if (key.length > longestLabel + 2) break;
    if (squashed[to - 1] === '' || key.length < leastLetters) continue;
    // `Bath, ME 04530` asks for nothing: what goes on behind a comma is no caption of one word.
    if (to === from + 1 && to < words.length && words[from]!.text.endsWith(',')) continue;
    const ends = to === words.length || /[:：]$/.test(words[to - 1]!.text);
    const exact = findExactly(key, type);
    const { entries, isKnown, elsewhere } =
      exact.isKnown || !isMisreadable || !ends ? exact : findLabels(key, type, true);
    // `Name (First, Middle, Last)` asks for the name.
    const asked = exact.isKnown ? undefined : findPartyCaption(key, type);
    if ((isKnown || asked) && !(best && isInBrackets(words.slice(from, to))))
      best = {
        ...toCaption(
          segment,
          from,
          behindRemarks(words, to),
          asked?.entries ?? entries,
          key,
          exact.isKnown || asked ? 1 : 0.85,
        ),
        elsewhere: asked ? [] : elsewhere,
        ...(asked?.role && { role: asked.role }),
      };
    if (/[:：]$/.test(words[to - 1]!.text)) break;
  }
  return best;
}

const your = 'your';
/** Shorter ones are no captions without it: `Your account`. */
const leastWithoutYour = 10;

/** `Your customer number` asks for what `Customer number` does. */
function findExactly(key: string, type: DocumentType): ReturnType<typeof findLabels> {
  const found = findLabels(key, type, false);
  const isYours = key.startsWith(your) && key.length >= your.length + leastWithoutYour;
  return found.isKnown || !isYours ? found : findLabels(key.slice(your.length), type, false);
}

const isInBrackets = (words: readonly PlacedWord[]): boolean =>
  words.findLastIndex(({ text }) => text.startsWith('(')) > words.findLastIndex(({ text }) => text.includes(')'));

/** `Name (as shown on your tax return)`: what a form says in brackets about what it asks is part of the caption; `(503) 555-0188` is not. */
function behindRemarks(words: readonly PlacedWord[], from: number): number {
  let to = from;
  while (words[to]?.text.startsWith('(')) {
    const end = words.findIndex(({ text }, at) => at >= to && /\)[.:,]?$/.test(text));
    const remark = words
      .slice(to, end + 1)
      .map(({ text }) => text)
      .join(' ');
    if (end < 0 || /\d{3}|@/.test(remark) || !/[a-z]{2}/i.test(remark)) break;
    to = end + 1;
  }
  return to;
}

const leastOfSentence = 8;

/** `Add lines 1z through 8. This is your total income`: a sentence that is all caption, up to the end of its segment. */
function captionOfSentence(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
): Caption | undefined {
  const { words } = segment;
  if (!words[from - 1]?.text.endsWith('.') || !/^\p{Lu}/u.test(words[from]!.text)) return undefined;
  const key = squashed.slice(from).join('');
  const { entries } = findLabels(key, type, false);
  return key.length >= leastOfSentence && entries.length > 0
    ? toCaption(segment, from, words.length, entries, key, 1)
    : undefined;
}

/** Behind other words only what ends in a colon is a caption: `… Date:`. */
function lateCaption(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
): Caption | undefined {
  const end = segment.words.findIndex(({ text }, at) => at >= from && /[:：]$/.test(text));
  if (end < 0 || end - from > 5) return undefined;
  const key = squashed.slice(from, end + 1).join('');
  const { entries, isKnown, elsewhere } = findLabels(key, type, false);
  return isKnown ? { ...toCaption(segment, from, end + 1, entries, key, 1), elsewhere } : undefined;
}

/** Behind a signature a word before a day says what day it is: `G. Marshfield Date 06/03/2023`. */
function captionOfDate(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  dates: ReadonlySet<number>,
  type: DocumentType,
): Caption | undefined {
  if (!dates.has(from + 1)) return undefined;
  const { entries } = findLabels(squashed[from]!, type, false);
  const isOfDate = entries.length > 0 && entries.every(({ shape }) => shape === 'date' || shape === 'date_or_month');
  return isOfDate ? toCaption(segment, from, from + 1, entries, squashed[from]!, 1) : undefined;
}

/** In heights of a letter: lines of one caption; `First name` over `Last name` stand further apart. */
const tightGap = 0.35;

/** A caption that goes on in the lines below: the longest that is known. */
function overLines(
  segment: Segment,
  key: string,
  grid: PageGrid,
  type: DocumentType,
  mostGap: number,
): Caption | undefined {
  const lines = [segment];
  let joined = key;
  let best: Caption | undefined;
  while (lines.length < mostLines) {
    const last = lines.at(-1)!;
    const [tail] = inColumn(grid, last, 1, 1);
    const gap = lines.length === 1 ? mostGap : 1;
    if (!tail || tail.y0 - last.y1 > gap * segment.height || tail.words.length > 6) break;
    joined += squashLabel(tail.words.map(({ text }) => text).join(''));
    if (joined.length > longestLabel) break;
    lines.push(tail);
    const { entries } = findLabels(joined, type, false);
    if (entries.length > 0)
      best = {
        ...toCaption(segment, 0, segment.words.length, entries, joined, 1),
        tail,
        rect: boundsOf(lines),
      };
  }
  return best;
}

/** Nothing but the number of the question stands before it. */
export const beginsSegment = ({ segment, from }: Pick<Caption, 'segment' | 'from'>): boolean =>
  segment.words.slice(0, from).every(({ text }) => numbering.test(text) || divider.test(text));

function toCaption(
  segment: Segment,
  from: number,
  to: number,
  entries: readonly CaptionEntry[],
  wording: string,
  exactness: number,
): Caption {
  const words = segment.words.slice(from, to);
  return {
    segment,
    from,
    to,
    rect: boundsOf(words),
    entries,
    elsewhere: [],
    wording,
    exactness,
    isWhole: to === segment.words.length && beginsSegment({ segment, from }),
    hasColon: /[:：]$/.test(words.at(-1)!.text) || segment.words[to]?.text === ':',
  };
}
