// Finds which words of a segment are a label: a known wording in one or more languages, or anything short before a colon.
import type { DocumentType } from '@oneform/contract';
import { boundsOf, joinWords, type PlacedWord, type Rect, type Segment } from '#document/layout.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { findLabels, longestLabel } from '#lexicon/find-captions.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { fitsShape } from '#values/fits-shape.ts';

export interface LabelSpan extends Rect {
  readonly segment: Segment;
  /** Word indexes, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** What it may name on this document; empty for a label that is not known, or known to mean nothing here. */
  readonly entries: readonly CaptionEntry[];
  readonly hasColon: boolean;
  readonly isKnown: boolean;
}

interface Match {
  readonly to: number;
  readonly entries: readonly CaptionEntry[];
}

const MAX_WORDS = 9;
const numbering = /^(?:\(?\d{1,2}[a-z]?[.)]?|[a-z][.)]|[•●▪◦*»›–-]|[□☐■☑☒❑❏])$/i;
const separator = /^[/|\\–-]$/;
const closesLabel = /[:：]$/;

export function markLabels(segment: Segment, type: DocumentType, isMisreadable: boolean): LabelSpan[] {
  const spans: LabelSpan[] = [];
  const { words } = segment;
  let at = 0;
  while (at < words.length) {
    const last = spans.at(-1);
    // Right behind a label and its colon stands the value: a name that is nearly a label (`Vorname: Priya`, and `prima`) stays a name.
    const isForgiving = isMisreadable && !(last?.to === at && last.hasColon);
    const span = canStart(segment, at, last) ? readSpan(segment, at, type, isForgiving) : undefined;
    if (span) {
      spans.push(span);
      at = span.to;
    } else at++;
  }
  return spans;
}

/** Labels open a segment, follow another label or a gap, or carry a number or a colon; in the middle of prose there are none. */
function canStart(segment: Segment, at: number, last: LabelSpan | undefined): boolean {
  if (at === 0 || last?.to === at) return true;
  const { words, height } = segment;
  const before = words[at - 1]!;
  if (words[at]!.x0 - before.x1 > 0.7 * height) return true;
  if (words.slice(0, at).every(({ text }) => numbering.test(text) || !/[\p{L}\d]/u.test(text))) return true;
  if (numbering.test(words[at]!.text) && /^\d/.test(words[at]!.text)) return true;
  return last !== undefined && words.slice(at, at + 5).some(({ text }) => closesLabel.test(text));
}

function readSpan(segment: Segment, at: number, type: DocumentType, isMisreadable: boolean): LabelSpan | undefined {
  const { words } = segment;
  let start = at;
  while (start < words.length - 1 && numbering.test(words[start]!.text)) start++;
  const match = matchPhrase(words, start, type, isMisreadable);
  if (match) {
    const span = extend(segment, at, match, type, isMisreadable);
    // A number before the word for a street is the house's, not a question's: `14 Rue Ibn Khaldoun`.
    const isHouseNumber =
      /^\d+[a-z]?$/i.test(words[start - 1]?.text ?? '') &&
      match.entries.some(({ name }) => name === 'street') &&
      !span.hasColon;
    const isPostBox = /^p\.?o\.?$/i.test(words[start]!.text) && /^box\b/i.test(words[start + 1]?.text ?? '');
    if (isHouseNumber || isPostBox) return undefined;
    if (span && isFollowedWell(span, start, type, isMisreadable)) return span;
  }
  return readColonLabel(segment, at, type, isMisreadable);
}

/** The longest run of words that is a wording. */
function matchPhrase(
  words: readonly PlacedWord[],
  start: number,
  type: DocumentType,
  isMisreadable: boolean,
): Match | undefined {
  let best: Match | undefined;
  let squashed = '';
  let printed = '';
  let isBeyondStroke = false;
  for (let to = start; to < Math.min(words.length, start + MAX_WORDS); to++) {
    const { text } = words[to]!;
    // What goes on after a stroke is a wording to the letter (`Country/Region of birth`) or another language's.
    if (text === '/') isBeyondStroke = true;
    const letters = squashLabel(text);
    // A bracket or a dollar sign begins what follows and ends no wording.
    if (letters === '' && !closesLabel.test(text)) continue;
    squashed += letters;
    printed += text;
    if (squashed.length > longestLabel + 2) break;
    const { entries, isKnown } = findLabels(printed, type, isMisreadable && !isBeyondStroke);
    // A single word that is a caption on other papers alone is as likely a value on this one, unless a colon says otherwise.
    const isWord = entries.length === 0 && to === start && !closesLabel.test(text);
    if (isKnown && !isWord) best = { to: to + 1, entries };
    if (closesLabel.test(text)) break;
  }
  return best;
}

/** Takes in the other languages of a bilingual label, an explanation in brackets, and the colon. */
function extend(segment: Segment, from: number, match: Match, type: DocumentType, isMisreadable: boolean): LabelSpan {
  const { words, height } = segment;
  const readings = [match.entries];
  let to = endOfOpenBracket(words, from, match.to);
  for (;;) {
    const next = words[to];
    if (!next || closesLabel.test(words[to - 1]!.text)) break;
    if (next.x0 - words[to - 1]!.x1 > 1.0 * height) break;
    if (separator.test(next.text)) {
      const other = matchPhrase(words, to + 1, type, isMisreadable);
      if (other) readings.push(other.entries);
      const end = other?.to ?? endOfForeignWords(words, to + 1, height);
      if (end === undefined) break;
      to = end;
      continue;
    }
    if (/^[([]/.test(next.text)) {
      const end = endOfBrackets(words, to);
      if (end === undefined) break;
      to = end;
      continue;
    }
    if (/^[:：#]$/.test(next.text)) {
      to++;
      break;
    }
    const remark = endOfRemark(words, to);
    if (remark !== undefined) {
      to = remark;
      break;
    }
    const same = matchPhrase(words, to, type, isMisreadable);
    if (same && sharesName(same.entries, readings) && same.to - to >= 1 && !fitsAnyShape(readings.flat(), next.text)) {
      readings.push(same.entries);
      to = same.to;
      continue;
    }
    break;
  }
  return toSpan(segment, from, to, agree(readings), true);
}

/** `, where applicable`, `(not listed above) Number`, and sentences that say how to fill in: they end the label and begin no value. */
function endOfRemark(words: readonly PlacedWord[], from: number): number | undefined {
  const rest = words.slice(from).map(({ text }) => text);
  const text = rest.join(' ');
  if (/^(?:if|where|when)\s+(?:applicable|any|known|available|different\b[^\d]*)[:.]?$/i.test(text))
    return words.length;
  if (/\)$/.test(words[from - 1]!.text) && /^(?:number|no\.?|#):?$/i.test(text)) return words.length;
  const isSentence = /[.]$/.test(words[from - 1]!.text) && rest.length >= 4 && /[.]$/.test(text) && !/\d/.test(text);
  return isSentence ? words.length : undefined;
}

/** After a slash, words of a language we do not know, up to the end of the segment, are still the label. */
function endOfForeignWords(words: readonly PlacedWord[], from: number, height: number): number | undefined {
  let to = from;
  while (to < words.length && to - from < 6) {
    const word = words[to]!;
    if (/\d/.test(word.text)) return undefined;
    if (to > from && word.x0 - words[to - 1]!.x1 > height) break;
    to++;
    if (closesLabel.test(word.text)) break;
  }
  return to > from ? to : undefined;
}

/** `Name (First, Middle, Last, Suffix)` where the lexicon knows the first words only: the bracket belongs to the label. */
function endOfOpenBracket(words: readonly PlacedWord[], from: number, to: number): number {
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
  if (text.lastIndexOf('(') <= text.lastIndexOf(')')) return to;
  const end = words.findIndex((word, i) => i >= to && i < to + 8 && /\)[:.,]?$/.test(word.text));
  return end < 0 ? to : end + 1;
}

/** Brackets that explain (`(mm/dd/yyyy)`, `(if different)`) belong to the label; `(555)` begins a value. */
function endOfBrackets(words: readonly PlacedWord[], from: number): number | undefined {
  for (let to = from; to < Math.min(words.length, from + 14); to++) {
    if (!/[)\]][:.,]?$/.test(words[to]!.text)) continue;
    const inside = words
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' ');
    return /\p{L}/u.test(inside) || /^\(\W*\)/.test(inside) ? to + 1 : undefined;
  }
  return undefined;
}

/** Entries that most languages agree on; words with other meanings yield. */
function agree(readings: readonly (readonly CaptionEntry[])[]): readonly CaptionEntry[] {
  const votes = new Map<CaptionEntry, number>();
  for (const entries of readings)
    for (const entry of entries) votes.set(entry, (votes.get(entry) ?? 0) + (entry.weak ? 0.5 : 1));
  const most = Math.max(0, ...votes.values());
  return [...votes].filter(([, count]) => count === most).map(([entry]) => entry);
}

function sharesName(entries: readonly CaptionEntry[], readings: readonly (readonly CaptionEntry[])[]): boolean {
  const names = new Set(readings.flat().map((entry) => entry.name));
  return entries.some((entry) => names.has(entry.name));
}

function fitsAnyShape(entries: readonly CaptionEntry[], text: string): boolean {
  return entries.some((entry) => entry.shape !== 'text' && fitsShape(entry.shape, text) >= 0.8);
}

/** A wording in running text is no label: what follows has to be nothing, a colon, a gap, another label, or a fitting value. */
function isFollowedWell(span: LabelSpan, start: number, type: DocumentType, isMisreadable: boolean): boolean {
  const { segment, to, hasColon, entries } = span;
  const next = segment.words[to];
  if (!next || hasColon) return true;
  // A wording that goes on asks for something else, or is no caption: `Name of the bank`, `STATE OF OREGON`.
  if (/^(?:of|and|or|for|the)$/i.test(next.text)) return false;
  if (next.x0 - segment.words[to - 1]!.x1 > 0.75 * segment.height) return true;
  if (/^[_.…$€£—-]{1,}$/.test(next.text) || /^_/.test(next.text)) return true;
  if (numbering.test(next.text) && to - start >= 1 && segment.words[to + 1]) return true;
  // The rest of a number in boxes may stand beyond a gap: `Phone ( 555 ) 666 –   7777`.
  if (/^[(+]\d{0,4}\)?$/.test(next.text) && entries.some((entry) => entry.shape === 'phone')) return true;
  const later = segment.words.findIndex(
    (_, i) => i > to && i <= to + 8 && (matchPhrase(segment.words, i, type, isMisreadable)?.entries.length ?? 0) > 0,
  );
  const rest = segment.words.slice(to, later < 0 ? to + 8 : later).map(({ text }) => text);
  return entries.some((entry) => startsWithValue(entry, rest, to - start));
}

const loose: ReadonlySet<string> = new Set([
  'text',
  'organisation',
  'party',
  'party_and_address',
  'party_name',
  'authority',
  'place',
  'code_or_text',
  'city',
  'person_name',
  'address',
  'country_or_status',
  'state',
  'code',
]);

function startsWithValue(entry: CaptionEntry, rest: readonly string[], labelWords: number): boolean {
  const first = rest[0] ?? '';
  if (!/^[\p{Lu}\d$€£(+#*"']/u.test(first)) return entry.shape === 'email' && fitsShape('email', first) > 0;
  if (!loose.has(entry.shape))
    return rest.some((_, i) => fitsShape(entry.shape, rest.slice(0, i + 1).join(' ')) >= 0.6);
  if (labelWords < 1 || rest.length > 7) return false;
  return fitsShape(entry.shape, rest.join(' ')) >= 0.45;
}

/** An unknown label: up to seven words before a colon. */
function readColonLabel(
  segment: Segment,
  from: number,
  type: DocumentType,
  isMisreadable: boolean,
): LabelSpan | undefined {
  const { words } = segment;
  for (let to = from; to < Math.min(words.length, from + 7); to++) {
    const { text } = words[to]!;
    if (to > from && words[to]!.x0 - words[to - 1]!.x1 > 0.9 * segment.height) return undefined;
    if (/[.;!?]$/.test(text) && text.length > 3) return undefined;
    if (!closesLabel.test(text) || /^\d{1,2}:$/.test(text)) continue;
    const label = words.slice(from, to + 1);
    // The end of the value before it and a known label, not one unknown label: `23/07/1993 | Nationality:`.
    const isTail = label.some(
      ({ text: before }, i) =>
        i < label.length - 1 &&
        (/\d|^[|•·]$/.test(before) || i === 0) &&
        matchPhrase(words, from + i + 1, type, isMisreadable)?.to === to + 1,
    );
    if (isTail && from > 0) return undefined;
    return label.some((word) => /\p{L}{2}/u.test(word.text)) ? toSpan(segment, from, to + 1, [], false) : undefined;
  }
  return undefined;
}

function toSpan(
  segment: Segment,
  from: number,
  to: number,
  entries: readonly CaptionEntry[],
  isKnown: boolean,
): LabelSpan {
  const words = segment.words.slice(from, to);
  const text = joinWords(words).replace(/[\s:：]+$/, '');
  return {
    ...boundsOf(words),
    segment,
    from,
    to,
    text,
    entries,
    hasColon: closesLabel.test(words.at(-1)!.text),
    isKnown,
  };
}
