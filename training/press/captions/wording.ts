// Wordings of captions on papers: kept as text files beside this one; some of them are held out of training.
import { readFileSync } from 'node:fs';
import type { Random } from '../random.ts';
import type { Language } from '../world/locales.ts';

/**
 * `train`: wordings that may be learnt while the network is being measured; `held-out`: the 15 % kept for that, wherever a field has one;
 * `all`: what is learnt from in the end, "Full name" and "Date of birth" too.
 */
export type Wordings = 'train' | 'held-out' | 'all';

interface Field {
  readonly shape: string;
  readonly english: readonly string[];
  readonly foreign: readonly string[];
  readonly byLanguage: Partial<Record<Language, readonly string[]>>;
}

const read = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);

const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
const byLanguage = new Map(read('by-language.txt').map(([name, ...cells]) => [name, cells] as const));
const fields = new Map<string, Field>(
  read('wordings.txt').map(([name, shape, english, foreign]) => [
    name!,
    {
      shape: shape!,
      english: list(english),
      foreign: list(foreign),
      byLanguage: Object.fromEntries(
        languages.map((language, index) => [language, list(byLanguage.get(name!)?.[index])] as const),
      ),
    },
  ]),
);

/** Every field that the press can put on a paper. */
export const fieldNames: readonly string[] = [...fields.keys()];
export const shapeOf = (field: string): string => fields.get(field)?.shape ?? 'words';

/** FNV-1a: the same wording is held out in every run. */
export function isHeldOut(wording: string): boolean {
  let hash = 2166136261;
  for (const letter of wording.toLowerCase()) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return (hash >>> 8) % 100 < 15;
}

export function wordField(field: string, language: Language, random: Random, wordings: Wordings): string {
  const known = fields.get(field);
  if (!known) return field.replaceAll('_', ' ');
  const local = known.byLanguage[language] ?? [];
  const wanted = language === 'en' || random.chance(0.04) ? known.english : local.length > 0 ? local : known.foreign;
  return choose(wanted.length > 0 ? wanted : [...known.english, ...known.foreign], random, wordings);
}

function choose(all: readonly string[], random: Random, wordings: Wordings): string {
  const learnt = all.filter((wording) => !isHeldOut(wording));
  const held = all.filter(isHeldOut);
  const [first, second] = wordings === 'held-out' ? [held, learnt] : [learnt, all.slice(0, 1)];
  const known = first.length > 0 ? first : second;
  const from = wordings === 'all' ? all : known;
  // The first wordings of a list are the commonest on paper.
  return from[Math.floor(random.next() ** 1.5 * from.length)] ?? all[0] ?? 'reference';
}

export interface Question {
  readonly field: string | null;
  readonly type: string;
  readonly text: string;
}

const questions = read('questions.txt').map(([name, type, texts]) => ({
  name: name!,
  type: type!,
  texts: list(texts),
}));

/** A question as applications ask it; most of them ask for what no paper tells. */
export function pickQuestion(random: Random, wordings: Wordings): Question {
  const { name, type, texts } = random.pick(questions);
  return { field: name === '-' ? null : name, type, text: choose(texts, random, wordings) };
}
