// Candidates in running text: `The late fee is $12.00`, `… that Maya Lindgren is employed`.

import { findLabels } from '#catalogue/lexicon/find-captions.ts';
import { findPhrases } from '#catalogue/lexicon/find-phrases.ts';
import type { Page, Word } from '#document/read-document.ts';
import type { PlacedWord } from '#layout/segments.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { Shape } from '#values/shape.ts';
import type { ByCaption, Candidate } from '../claims/candidate.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { type Reading, readRegion } from './read-region.ts';
import { toCandidate } from './to-candidate.ts';

/** Words of a page that are looked through. */
const maxWords = 4000;
/** A value begins so many words behind what introduces it, and is no longer than that. */
const maxBetween = 3;
const maxOfValue = 12;
const maxOfCaption = 4;
/** A caption in a sentence is several words, or one long one. */
const minLetters = 8;

interface Introduction {
  readonly name: string;
  readonly shape: Shape;
  readonly words: readonly PlacedWord[];
  /** Letters of the words that introduce it. */
  readonly length: number;
  readonly isSpecial: boolean;
}

export function proposeByProse(page: Page, context: MatchContext): Candidate[] {
  const words = page.lines
    .flatMap((line) => line.words)
    .slice(0, maxWords)
    .map(place);
  const squashed = words.map(({ text }) => squashLabel(text));
  const seen = new Map<string, number>();
  return [...phrasesIn(words, squashed, context), ...captionsIn(words, squashed, context)].flatMap((introduction) => {
    const readings = readValue(introduction, context);
    if (readings.length === 0) return [];
    const rank = seen.get(introduction.name) ?? 0;
    seen.set(introduction.name, rank + 1);
    return readings.map((reading) =>
      toCandidate(page, introduction.name, reading, {
        source: 'caption',
        by: describe(introduction, reading, rank),
      }),
    );
  });
}

function place({ text, box, confidence }: Word): PlacedWord {
  return { text, confidence, box, x0: box[0], y0: box[1], x1: box[2], y1: box[3] };
}

/** `… am 4. Mai 1990 in Bonn`: a preposition alone introduces a place behind a date; elsewhere it may be a word of another language. */
function phrasesIn(words: readonly PlacedWord[], squashed: readonly string[], { type }: MatchContext): Introduction[] {
  const found = findPhrases(squashed, type).filter(
    ({ shape, from, words: said }) =>
      shape !== 'place' || said.join('').length > 2 || /\d/.test(words[from - 1]?.text ?? ''),
  );
  return found.map(({ name, shape, side, from, to, words: said, on }) => {
    const end = found.find((other) => other.name === name && other.side === 'before' && other.from > to)?.from;
    return {
      name,
      shape,
      words:
        side === 'behind'
          ? words.slice(to, Math.min(end ?? words.length, to + maxOfValue))
          : wordsBefore(words.slice(Math.max(0, from - maxOfValue), from), shape),
      length: said.join('').length,
      isSpecial: on !== undefined,
    };
  });
}

/** A value that stands before its phrase ends there: names go back to the first capital, anything else is a word or two. */
function wordsBefore(words: readonly PlacedWord[], shape: Shape): readonly PlacedWord[] {
  if (!named.has(shape)) return words.slice(-2);
  const before = words.findLastIndex(({ text }) => !/^\p{Lu}/u.test(text) || /[.;:]$/.test(text));
  return words.slice(before + 1);
}

/** Captions of the lexicon inside a sentence, with a verb or a preposition between them and their value. */
function captionsIn(words: readonly PlacedWord[], squashed: readonly string[], { type }: MatchContext): Introduction[] {
  const found: Introduction[] = [];
  for (let from = 1; from < words.length; from++) {
    let key = '';
    let caption: { key: string; to: number } | undefined;
    for (let to = from + 1; to <= Math.min(words.length, from + maxOfCaption); to++) {
      key += squashed[to - 1];
      if (squashed[to - 1] === '') break;
      if ((to > from + 1 || key.length >= minLetters) && findLabels(key, type, false).entries.length > 0)
        caption = { key, to };
    }
    if (!caption || !connectors.has(squashed[caption.to] ?? '')) continue;
    let start = caption.to;
    while (connectors.has(squashed[start] ?? '')) start++;
    for (const { name, shape, only } of findLabels(caption.key, type, false).entries)
      if (knownByLooks.has(shape))
        found.push({
          name,
          shape,
          words: words.slice(start, start + maxOfValue),
          length: caption.key.length,
          isSpecial: only !== undefined,
        });
    from = caption.to - 1;
  }
  return found;
}

const connectors = new Set(
  `is are was be will shall of in the a an amount amounting sum total equal at on by to ist beträgt von am vom est de du le la es di il è da
em is op van wynosi`.split(/\s+/),
);
const knownByLooks: ReadonlySet<Shape> = new Set([
  'date',
  'date_or_month',
  'money',
  'phone',
  'email',
  'iban',
  'ssn',
  'ein',
]);
const named: ReadonlySet<Shape> = new Set([
  'person_name',
  'organisation',
  'party',
  'party_name',
  'authority',
  'place',
  'city',
]);
/** `Corp.`; a longer word with a point ends its sentence. */
const longestAbbreviation = 5;
const particles = /^(?:de|da|di|du|del|della|van|von|der|den|of|and|&|y|e|et|und|for)$/i;

/** `at a yearly rate of — 4.15 %`: marks before a value are not of it. */
function readValue(introduction: Introduction, context: MatchContext): Reading[] {
  const { shape } = introduction;
  const from = introduction.words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const words = introduction.words.slice(from);
  if (words.length === 0) return [];
  if (named.has(shape)) {
    const name = nameAt(words);
    return name.length > 0 ? readRegion([name], shape, context).slice(0, 2) : [];
  }
  if (shape === 'text' || shape === 'code_or_text' || shape === 'duration')
    return readRegion([untilPause(words)], shape, context).slice(0, 1);
  // `the keys of the flat` is no address: those in sentences have a number.
  if (shape === 'address')
    return readRegion([untilPause(words, /[.;]$/)], shape, context)
      .filter(({ value }) => /\d/.test(value))
      .slice(0, 1);
  const bare = words.map(withoutPause);
  return readRegion([bare], shape, context)
    .filter((reading) => bare.indexOf(reading.words[0]!) <= maxBetween)
    .filter(({ share }) => share < 1 || bare.length <= maxBetween)
    .slice(0, 2);
}

/** `$2,500.00,` and `2032.` in a sentence. */
function withoutPause(word: PlacedWord): PlacedWord {
  const text = /\d/.test(word.text) ? word.text.replace(/[.,;:]+$/, '') : word.text;
  return text === word.text ? word : { ...word, text };
}

/** Capitals in a row, with the small words of names between them; none where no capital begins them: `in your country`. */
function nameAt(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const end = words.findIndex(({ text }, at) => {
    const isName = /^["“(]?[\p{Lu}\d]/u.test(text) || (at > 0 && particles.test(text));
    const before = words[at - 1]?.text ?? '';
    return !isName || /[,;:]$/.test(before) || (before.endsWith('.') && before.length > 4);
  });
  const name = end < 0 ? words : words.slice(0, end);
  const last = name.at(-1);
  if (!last) return [];
  const isEnd = last.text.endsWith('.') && last.text.length > longestAbbreviation;
  return isEnd ? [...name.slice(0, -1), { ...last, text: last.text.slice(0, -1) }] : name;
}

function untilPause(words: readonly PlacedWord[], pause = /[.,;:]$/): readonly PlacedWord[] {
  const end = words.findIndex(({ text }) => pause.test(text) && text.length > 3);
  if (end < 0) return words;
  const last = words[end]!;
  return [...words.slice(0, end), { ...last, text: last.text.replace(/[.,;:]+$/, '') }];
}

function describe(introduction: Introduction, { words, fit, share }: Reading, rank: number): ByCaption {
  return {
    relation: 'prose',
    exactness: 1,
    length: introduction.length,
    isWhole: false,
    hasColon: false,
    isNumbered: false,
    isWeak: false,
    isSpecial: introduction.isSpecial,
    isForeign: false,
    meanings: 1,
    gap: introduction.words.indexOf(words[0]!),
    fit,
    share,
    rank,
    isAboutOther: false,
    party: 'none',
    section: 'none',
    parts: 1,
  };
}
