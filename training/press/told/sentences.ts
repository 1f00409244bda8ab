// Sentences in which papers tell facts, as the text files beside this one hold them: `kind | language | sentence`.
// `{field}` is a fact of the subject, `{field!}` one of somebody else, `{~date}` a value that is nobody's fact, `[…]` a heading run into the sentence.
import { readFileSync } from 'node:fs';
import type { Language } from '../world/locales.ts';

/** A language in which something is told; the press has no captions for the last two. */
export const tongues = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'] as const;
export type Tongue = (typeof tongues)[number];

export const nobodys = ['amount', 'date', 'name', 'firm', 'place', 'phone', 'email', 'number', 'words', 'day'] as const;
export type Nobodys = (typeof nobodys)[number];

export type Part =
  | { readonly type: 'text' | 'heading'; readonly text: string }
  | { readonly type: 'fact'; readonly field: string; readonly other: boolean }
  | { readonly type: 'nobodys'; readonly what: Nobodys };

export interface Sentence {
  readonly kind: string;
  readonly tongue: Tongue;
  readonly text: string;
  readonly parts: readonly Part[];
}

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);

/** @throws Error on a line that is none: a missing column, an unknown language, a brace that closes nothing. */
export function parseSentence(line: string): Sentence {
  const [kind, tongue, text, ...rest] = line.split('|').map((cell) => cell.trim());
  if (!kind || !tongue || !text || rest.length > 0) throw new Error(`not kind | language | sentence: ${line}`);
  if (!isOneOf(tongues, tongue)) throw new Error(`no language of ours: ${line}`);
  const parts = text
    .split(/(\{[^{}]*\}|^\[[^[\]]+\])/)
    .filter(Boolean)
    .map((piece): Part => parsePart(piece, line));
  return { kind, tongue, text, parts };
}

function parsePart(piece: string, line: string): Part {
  if (/^\[.+\]$/.test(piece)) return { type: 'heading', text: piece.slice(1, -1) };
  const [, nobody, name, other] = /^\{(~?)([a-z_0-9]+)(!?)\}$/.exec(piece) ?? [];
  if (!name) {
    if (/[{}[\]]/.test(piece)) throw new Error(`a bracket that is none: ${line}`);
    return { type: 'text', text: piece };
  }
  if (!nobody) return { type: 'fact', field: name, other: other === '!' };
  if (!isOneOf(nobodys, name) || other) throw new Error(`{~${name}} cannot be invented: ${line}`);
  return { type: 'nobodys', what: name };
}

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
const list = (cell: string): string[] => cell.split(';').map((text) => text.trim());

export const sentences: readonly Sentence[] = ['lease.txt', 'work.txt', 'letters.txt', 'institutions.txt'].flatMap(
  (name) => linesOf(name).map(parseSentence),
);

const localValues = new Map(
  linesOf('local-values.txt').map((line) => {
    const [field, tongue, values] = line.split('|').map((cell) => cell.trim());
    return [`${field} ${tongue}`, list(values!)] as const;
  }),
);

/** Values in a sentence of that language for a field whose values are words. */
export const localValuesOf = (field: string, tongue: Tongue): readonly string[] =>
  localValues.get(`${field} ${tongue}`) ?? [];

export const amountsInWords = new Map(
  linesOf('amounts-in-words.txt').map((line) => {
    const [tongue, texts] = line.split('|').map((cell) => cell.trim());
    return [tongue as Tongue, list(texts!)] as const;
  }),
);

const tonguesOfCountries: Readonly<Record<string, Tongue>> = { PL: 'pl', SE: 'sv' };

/** The language a paper is told in: English where its own has no sentences. */
export const tongueOf = (language: Language, country: string): Tongue =>
  language === 'xx' ? (tonguesOfCountries[country] ?? 'en') : language;
