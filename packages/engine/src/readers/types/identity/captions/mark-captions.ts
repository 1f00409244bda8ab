// Finds which words of a card are captions: known wordings in one or more languages, however misread, and the numbers of licences.

import { boundsOf, type PlacedWord, type Rect, type Segment } from '#document/layout.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { fieldOfMark, type NumberingScheme, readMark } from '../licence/numbered-fields.ts';
import type { CaptionLexicon, Wording } from './caption-lexicon.ts';
import { MUTE } from './caption-wordings.ts';
import { countFitting, isStrict } from './fit-field.ts';

export interface Caption extends Rect {
  readonly segment: Segment;
  /** Word indexes, `to` exclusive; what a foreign wording adds is within. */
  readonly from: number;
  readonly to: number;
  /** Empty: a caption whose value is not wanted. */
  readonly entries: readonly CaptionEntry[];
  readonly exactness: number;
  readonly hasColon: boolean;
  readonly isNumbered: boolean;
}

export interface CaptionRules {
  readonly lexicon: CaptionLexicon;
  readonly isMisreadable: boolean;
  /** Absent where fields are not numbered. */
  readonly scheme?: NumberingScheme;
}

interface Phrase extends Wording {
  readonly to: number;
}

interface Group {
  from: number;
  to: number;
  readonly readings: Phrase[];
  readonly mark?: string;
}

const MAX_WORDS = 9;
const LONGEST_VALUE = 8;
const separator = /^[/|\\–—-]$/;
const closes = /[:：]$/;
/** `1.`, `(4)`, `[a]` before a caption. */
const numbering = /^[[(]?(?:\d{1,2}|[a-z])(?:[.)\]]|\.\))$/i;

export function markCaptions(segment: Segment, rules: CaptionRules): Caption[] {
  const groups: Group[] = [];
  const { words } = segment;
  let at = 0;
  while (at < words.length) {
    const last = groups.at(-1);
    const mark = findMark(segment, at, last, rules);
    const start = mark ? at + 1 : at;
    const found = mark || canStart(segment, at, last, rules) ? findPhrase(words, start, rules) : undefined;
    const phrase = found && mark && !belongsTo(found, mark, rules) ? undefined : found;
    if (!phrase && !mark) {
      at++;
      continue;
    }
    const to = phrase?.to ?? start;
    if (last && phrase && !mark && goesOn(words, last, at, phrase, rules)) {
      last.readings.push(phrase);
      last.to = to;
    } else
      groups.push({
        from: last ? at : startOfForeignWords(words, at),
        to,
        readings: phrase ? [phrase] : [],
        ...(mark && { mark }),
      });
    at = to;
  }
  return groups.flatMap((group, i) => toCaption(segment, group, groups[i + 1]?.from ?? words.length, rules) ?? []);
}

/**
 * Beside a number a misread wording counts only when it says what the number says (`1. MORGAN` is no organ), and beside the numbers of
 * names and address any other wording is part of the value.
 */
function belongsTo(phrase: Phrase, mark: string, rules: CaptionRules): boolean {
  const field = rules.scheme && fieldOfMark(mark, rules.scheme);
  const names = phrase.entries.map(({ name }) => name);
  if (field && names.includes(field.name)) return true;
  if (/^(?:1|2|1,2|8)$/.test(mark))
    return names.some((name) => /^(?:full_name|surname|given_names)$/.test(name)) && phrase.exactness === 1;
  return phrase.exactness === 1;
}

/** Words in a language nobody listed before a stroke and the known wording belong to the caption: `DATE DE NAISS. / Date of birth`. */
function startOfForeignWords(words: readonly PlacedWord[], at: number): number {
  if (at === 0) return 0;
  const before = words.slice(0, at);
  const isForeign = separator.test(before.at(-1)!.text) && !before.some(({ text }) => /\d{2}/.test(text));
  return isForeign || before.every(({ text }) => numbering.test(text)) ? 0 : at;
}

/** The same caption in another language: it names the same fact, or stands after a stroke beside a word of several meanings. */
function goesOn(words: readonly PlacedWord[], group: Group, at: number, phrase: Phrase, rules: CaptionRules): boolean {
  if (closes.test(words[group.to - 1]!.text)) return false;
  const between = words.slice(group.to, at);
  if (between.some(({ text }) => /\d/.test(text)) || between.length > 4) return false;
  const known = group.readings.flatMap(({ entries }) => entries);
  if (known.length === 0)
    return group.mark !== undefined && between.length === 0 && belongsTo(phrase, group.mark, rules);
  if (phrase.entries.some(({ name }) => known.some((entry) => entry.name === name))) return true;
  const isStroke = between.length > 0 && between.every(({ text }) => separator.test(text));
  return isStroke && [...known, ...phrase.entries].some(({ weak }) => weak);
}

function findMark(segment: Segment, at: number, last: Group | undefined, rules: CaptionRules): string | undefined {
  const { words, height } = segment;
  const word = words[at]!;
  const mark = rules.scheme && readMark(word.text);
  if (!mark || !rules.scheme || !fieldOfMark(mark, rules.scheme)) return undefined;
  const before = words[at - 1];
  const gap = before ? word.x0 - before.x1 : Number.POSITIVE_INFINITY;
  const named = findPhrase(words, at + 1, rules);
  const isNamed = named?.entries.some(({ name }) => name === fieldOfMark(mark, rules.scheme!)?.name);
  return isNamed || gap > 0.8 * height || (/[a-d]/.test(mark) && last?.to !== at) ? mark : undefined;
}

function canStart(segment: Segment, at: number, last: Group | undefined, rules: CaptionRules): boolean {
  const { words, height } = segment;
  const word = words[at]!;
  const before = words[at - 1];
  if (!before || word.x0 - before.x1 > 0.7 * height) return true;
  if (last && (last.to === at || words.slice(last.to, at).every(({ text }) => separator.test(text)))) return true;
  if (last && separator.test(before.text)) return true;
  if (words.slice(0, at).every(({ text }) => !/[\p{L}\d]/u.test(text) || numbering.test(text))) return true;
  if (!last && separator.test(before.text) && (findPhrase(words, at, rules)?.key.length ?? 0) >= 5) return true;
  // `SEX M HGT 5-08 EYES BRN`, `Sex: M Eyes: BRO`: short words that can be nothing else.
  const phrase = findPhrase(words, at, { ...rules, isMisreadable: false });
  if (!phrase) return false;
  const isClosed = closes.test(words[phrase.to - 1]!.text);
  return (
    isClosed ||
    (rules.scheme !== undefined &&
      phrase.key.length >= 3 &&
      phrase.entries.every(isStrict) &&
      phrase.entries.length > 0)
  );
}

/** The longest run of words that is a wording; a misread one must be longer than an exact one by more than the letters of a value. */
function findPhrase(words: readonly PlacedWord[], start: number, rules: CaptionRules): Phrase | undefined {
  let best: Phrase | undefined;
  let squashed = '';
  let hasStroke = false;
  for (let to = start; to < Math.min(words.length, start + MAX_WORDS); to++) {
    const { text } = words[to]!;
    if (to === start && !/[\p{L}#]/u.test(text)) return undefined;
    const piece = squashLabel(text);
    squashed += piece;
    if (squashed.length > rules.lexicon.longest + 3) break;
    const canMisread =
      rules.isMisreadable &&
      !hasStroke &&
      (text.match(/\d/g) ?? []).length < 2 &&
      squashLabel(words[start]!.text).length > 1;
    const found = rules.lexicon.find(squashed, canMisread);
    if (found && piece !== '' && isBetter(found, best, piece)) best = { ...found, to: to + 1 };
    if (closes.test(text)) break;
    // Wordings in two languages are known whole or not at all.
    hasStroke ||= /[/|]$/.test(text);
  }
  return best;
}

function isBetter(found: Wording, best: Phrase | undefined, last: string): boolean {
  if (!best) return true;
  const more = found.key.length - best.key.length;
  // A single letter behind a wording is its value, though both together are a wording too: `CLASS E` is no `classe`.
  if (found.exactness === 1) return best.exactness === 1 ? last.length > 1 : more > -3;
  return best.exactness === 1 ? more >= 4 && found.key.startsWith(best.key) : more >= 1;
}

function toCaption(segment: Segment, group: Group, end: number, rules: CaptionRules): Caption | undefined {
  const { words, height } = segment;
  const numbered = group.mark && rules.scheme ? fieldOfMark(group.mark, rules.scheme) : undefined;
  const entries = decideEntries(group, numbered);
  const hasColon = closes.test(words[group.to - 1]!.text) || words[group.to]?.text === ':';
  const exactness = Math.max(
    ...group.readings.map((phrase) => phrase.exactness),
    numbered && group.readings.length === 0 ? 0.97 : 0,
  );
  const to = endOfForeignWords(segment, group, end, entries);
  const caption = {
    ...boundsOf(words.slice(group.from, group.to)),
    segment,
    from: group.from,
    to,
    entries: entries.filter(({ name }) => name !== MUTE),
    exactness,
    hasColon,
    isNumbered: group.mark !== undefined,
  };
  const next = words[to];
  if (to >= end || !next || hasColon || next.x0 - words[to - 1]!.x1 > 0.75 * height) return caption;
  const rest = words.slice(to, end).map(({ text }) => text);
  if (rest.length <= LONGEST_VALUE && entries.some((entry) => countFitting(entry, rest) > 0)) return caption;
  if (Math.max(...group.readings.map(({ key }) => key.length), 0) >= 8) return caption;
  // Misread words of another language between two captions of one line.
  return end < words.length && rest.length <= 2 && !/\d/.test(rest.join('')) ? { ...caption, to: end } : undefined;
}

/** What most languages agree on; words with other meanings yield; a number has the last word where its wording allows it. */
function decideEntries(group: Group, numbered: CaptionEntry | undefined): readonly CaptionEntry[] {
  const votes = new Map<string, { entry: CaptionEntry; count: number }>();
  for (const { entries } of group.readings)
    for (const entry of entries) {
      const vote = votes.get(entry.name) ?? { entry, count: 0 };
      vote.count += entry.weak ? 0.5 : 1;
      votes.set(entry.name, vote);
    }
  if (numbered && (votes.size === 0 || votes.has(numbered.name) || isVague(votes.keys()))) return [numbered];
  const most = Math.max(0, ...[...votes.values()].map(({ count }) => count));
  return [...votes.values()].filter(({ count }) => count === most).map(({ entry }) => entry);
}

const vague = new Set(['full_name', 'license_number', 'document_number', 'surname', 'given_names', MUTE]);
const isVague = (names: Iterable<string>): boolean => [...names].every((name) => vague.has(name));

/** After a stroke, words of a language nobody listed, up to the end or a wide gap, are still the caption. */
function endOfForeignWords(segment: Segment, group: Group, end: number, entries: readonly CaptionEntry[]): number {
  const { words, height } = segment;
  let to = group.to;
  while (to < end && /^(?:[/|\\–—-]$|\/\p{L})/u.test(words[to]!.text)) {
    if (words[to]!.text.length > 1 && to + 1 === end) return end;
    const foreign = words.slice(to + 1, end).findIndex(({ text, x0 }, i, rest) => {
      const before = i > 0 ? rest[i - 1]!.x1 : words[to]!.x1;
      return /\d/.test(text) || separator.test(text) || (i > 0 && x0 - before > 0.9 * height);
    });
    const until = foreign < 0 ? end : to + 1 + foreign;
    const rest = words.slice(to + 1, until).map(({ text }) => text);
    if (
      rest.length === 0 ||
      rest.length > 5 ||
      entries.some((entry) => isStrict(entry) && countFitting(entry, rest) > 0)
    )
      break;
    to = until;
  }
  return to;
}
