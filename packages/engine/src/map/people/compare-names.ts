// Compares two printed names of possibly one person: order, accents, hyphens and initials differ from paper to paper,
// and families share names.
import { foldText } from '#values/normalise/fold-text.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { isNearlyEqual } from '../is-nearly-equal.ts';

/**
 * `same`: the first given name and the surname agree and nothing contradicts. `close`: nothing contradicts, but others fit too (`M. Lindgren`).
 * `given` and `surname`: only that part is shared (a name before marriage; a sister). `none`: there is nothing to compare.
 */
export type NameMatch = 'same' | 'close' | 'given' | 'surname' | 'different' | 'none';

const order: readonly NameMatch[] = ['same', 'close', 'given', 'surname', 'different', 'none'];

/** The better of two. */
export const closer = (a: NameMatch, b: NameMatch): NameMatch => (order.indexOf(a) <= order.indexOf(b) ? a : b);

/** A name of one word says too little to tell anybody by. */
export const isFullName = (name: string): boolean => wordsOf(name).length > 1;

/**
 * @param known the name that stands fast; `printed` is held against it
 * @param surname the part of it that is known to be the surname: then that may be misread by a letter
 */
export function compareNames(printed: string, known: string, surname?: string): NameMatch {
  const words = wordsOf(printed);
  const all = wordsOf(known);
  if (words.length === 0 || all.length === 0 || !isSameScript(words, all)) return 'none';
  if (words.length === 1 || all.length === 1) return compareSingle(words, all);
  if (!surname && haveNothingInCommon(words, all)) return 'different';
  const match = splitsOf(known, all, wordsOf(surname ?? ''))
    .map((split) => compareSplit(words, split))
    .reduce(closer);
  return match === 'same' ? withSuffix(suffixOf(printed), suffixOf(known)) : match;
}

/** Most pairs of people are told apart by this alone; parsing a name takes far longer. Of one length they may be one name cut elsewhere. */
const haveNothingInCommon = (words: readonly string[], all: readonly string[]): boolean =>
  words.join('').length !== all.join('').length && !words.some((word) => all.includes(word));

function compareSingle(words: readonly string[], all: readonly string[]): NameMatch {
  const [short, long] = words.length === 1 ? [words, all] : [all, words];
  if (long.includes(short[0]!)) return 'close';
  return all.length === 1 ? 'none' : 'different';
}

interface Split {
  readonly given: readonly string[];
  readonly surname: readonly string[];
  /** `guessed`: it shows that two names agree, never which part does. */
  readonly certainty: 'known' | 'parsed' | 'guessed';
}

/** Registers put the surname first, so without a comma or capitals either end may be it. */
function splitsOf(name: string, all: readonly string[], known: readonly string[]): Split[] {
  const rest = all.filter((word) => !known.includes(word));
  if (known.length > 0 && rest.length > 0) return [{ given: rest, surname: known, certainty: 'known' }];
  const normalised = normaliseName(name);
  const [given, surname] = [normalised?.given_names, normalised?.surname].map((part) => wordsOf(part ?? ''));
  const parsed: Split[] =
    given!.length > 0 && surname!.length > 0 ? [{ given: given!, surname: surname!, certainty: 'parsed' }] : [];
  return [
    ...parsed,
    { given: all.slice(0, -1), surname: all.slice(-1), certainty: parsed.length > 0 ? 'guessed' : 'parsed' },
    { given: all.slice(1), surname: all.slice(0, 1), certainty: 'guessed' },
  ];
}

const particles: ReadonlySet<string> = new Set(
  'van von der den de del della di da dos das du la le bin binti ibn al el ter ten zu af av y e'.split(' '),
);

function compareSplit(printed: readonly string[], split: Split): NameMatch {
  const match = compareParts(printed, split);
  return split.certainty === 'guessed' && (match === 'given' || match === 'surname') ? 'different' : match;
}

function compareParts(printed: readonly string[], { given, surname, certainty }: Split): NameMatch {
  const whole = printed.join('');
  if (whole === [...given, ...surname].join('') || whole === [...surname, ...given].join('')) return 'same';
  const rest = [...printed];
  const missing: string[] = [];
  let isNamed = false;
  for (const word of surname) {
    const at = rest.findIndex((other) => other === word || (certainty === 'known' && isNearlyEqual(other, word)));
    if (at === -1) missing.push(word);
    else rest.splice(at, 1);
    if (at !== -1 && !particles.has(word)) isNamed = true;
  }
  const first = given[0]!;
  if (!isNamed) {
    if (!printed.includes(first) || first.length === 1) return 'different';
    return printed.some((word) => surname.some((other) => isNearlyEqual(word, other))) ? 'close' : 'given';
  }
  const [printedFirst = ''] = rest;
  if (!isSameGiven(rest, given)) {
    const mayBe =
      printedFirst === '' ||
      isInitial(printedFirst, first) ||
      isNearlyEqual(printedFirst, first) ||
      rest.includes(first) ||
      given.includes(printedFirst);
    return mayBe ? 'close' : 'surname';
  }
  const unknown = rest.filter((word) => !given.some((other) => isSameWord(word, other)));
  const unsaid = [...given.filter((word) => !rest.some((other) => isSameWord(word, other))), ...missing];
  // Each has a name that the other lacks: "Maya Johanna" and "Maya Maria" may be two.
  return unknown.some(isWord) && unsaid.some(isWord) ? 'close' : 'same';
}

/** "Anne Marie", "Anne-Marie" and "Annemarie" begin alike. */
function isSameGiven(printed: readonly string[], given: readonly string[]): boolean {
  const [a = '', a2 = ''] = printed;
  const [b = '', b2 = ''] = given;
  if (a.length < 2 || b.length < 2) return false;
  return a === b || a + a2 === b || a === b + b2 || a + a2 === b + b2;
}

const isInitial = (a: string, b: string) => (a.length === 1 || b.length === 1) && a[0] === b[0];
const isSameWord = (a: string, b: string) => a === b || isInitial(a, b);
const isWord = (word: string) => word.length > 1 && !particles.has(word);

/** A father's papers say nothing after his name, a son's often say "Jr". */
function withSuffix(printed: string, known: string): NameMatch {
  if (printed === '' || printed === known) return 'same';
  return known === '' ? (printed === 'sr' ? 'same' : 'close') : 'surname';
}

const suffixOf = (name: string) => /\b(jr|sr|ii|iii|iv)\b\.?\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** As machine-readable zones write them too: MUELLER and Müller, AASE and Åse become one. */
export function wordsOf(name: string): string[] {
  return foldText(name)
    .replace(/[ßøłđðþæœı]/g, (letter) => spellings[letter]!)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !/^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|mme|mlle|jr|sr|ii|iii|iv)$/.test(word))
    .map((word) => word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a'));
}

export const isLatin = (words: readonly string[]) => words.every((word) => /^\p{Script=Latin}+$/u.test(word));
const isSameScript = (a: readonly string[], b: readonly string[]) => isLatin(a) === isLatin(b);
