// Reads the wordings of forms, a language at a time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, Party, ValuePart, WordedFact } from './facts.ts';
import type { WordedLanguage } from './languages.ts';

/** The order in which a hint wants the parts of a date: day, month, year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd' | 'my' | 'ym';

/** A file as it is written. */
export interface WordingFile {
  readonly language: WordedLanguage;
  readonly captions: Readonly<Record<WordedFact, SplitWordings>>;
  readonly parties: Readonly<Record<Party, SplitWordings>>;
  readonly parts: Readonly<Record<ValuePart, readonly string[]>>;
  /** Hints in or beside a date's box, and the order they mean. */
  readonly date_hints: Readonly<Record<string, DateOrder>>;
  readonly values: Readonly<Record<Choice, readonly string[]>>;
  /** Wordings that mean another thing in another language, or two things in this one: they count only where the language is known. */
  readonly ambiguous: readonly string[];
}

interface SplitWordings {
  readonly use: readonly string[];
  readonly held_out: readonly string[];
}

/** Everything that may be matched, trained or fitted with: the wordings that are held out are not in it. */
export interface Wordings extends Omit<WordingFile, 'captions' | 'parties'> {
  readonly captions: Readonly<Record<WordedFact, readonly string[]>>;
  readonly parties: Readonly<Record<Party, readonly string[]>>;
}

/** The wordings that only measuring may see. */
export type HeldOutWordings = Pick<Wordings, 'captions' | 'parties'>;

const read = new Map<WordedLanguage, Wordings>();

export function readWordings(language: WordedLanguage): Wordings {
  const known = read.get(language);
  if (known) return known;
  const file = readWordingFile(language);
  const wordings = { ...file, ...pick(file, 'use') };
  read.set(language, wordings);
  return wordings;
}

/** For benches and tests: a figure on these says how captions are understood that nothing was fitted to. */
export const readHeldOutWordings = (language: WordedLanguage): HeldOutWordings =>
  pick(readWordingFile(language), 'held_out');

export const readWordingFile = (language: WordedLanguage): WordingFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'));

const pick = (file: WordingFile, share: keyof SplitWordings): HeldOutWordings => ({
  captions: choose(file.captions, share),
  parties: choose(file.parties, share),
});

const choose = <Name extends string>(
  split: Readonly<Record<Name, SplitWordings>>,
  share: keyof SplitWordings,
): Readonly<Record<Name, readonly string[]>> =>
  Object.fromEntries(
    Object.entries<SplitWordings>(split).map(([name, wordings]) => [name, wordings[share]]),
  ) as unknown as Readonly<Record<Name, readonly string[]>>;
