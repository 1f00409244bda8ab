// A printed person's name into reading order, with given names and surname where they can be told apart.
import humanparser from 'humanparser';
import { splitByParticle } from './split-by-particle.ts';
import { mayHaveTwoSurnames, splitBySurnames } from './split-by-surnames.ts';
import { mayBeSurnameFirst, splitSurnameFirst } from './split-surname-first.ts';

export interface NormalisedName {
  /** Given names first, without title, letters as printed; a suffix (Jr., PhD) stays. */
  readonly value: string;
  readonly given_names?: string;
  readonly surname?: string;
  readonly title?: string;
  readonly suffix?: string;
}

const titles =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|rev|hon|sir|madam|herrn?|frau|mme|mlle|monsieur|madame|sra?|srta|sig|ing|shri|smt|dhr|mw|mevr|mevrouw|de heer|doña|dña|dª|dipl\.?-(?:ing|kfm|kffr|inf|phys)|hello|dear|bonjour|hola)\.?\s+|(?:mag|dott|dott\.ssa|dr\.-ing|univ\.-prof)\.\s+)+/iu;
/** A letter is a title where people are called so, and an initial elsewhere: `M. Étienne`, `D. Prudencio`. */
const letterTitles: readonly (readonly [countries: ReadonlySet<string>, title: RegExp])[] = [
  [new Set(['FR', 'BE', 'LU', 'CH']), /^M\.\s+(?=\p{L}{2})/u],
  [new Set(['ES', 'MX', 'CO', 'CL', 'PE', 'VE', 'EC']), /^D\.\s+(?=\p{L}{2})/u],
];
const suffixes = ['phd', 'md', 'esq', 'cpa', 'mba', 'dds', 'rn', 'jd', 'mph', 'msc', 'bsc', 'dvm'];
// Suffixes to the parser that are surnames to many: Yo-Yo Ma.
const surnames = ['ma', 'pe', 'apr', 'cme', 'i', 'v'];
const particles =
  /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|bin|binti|ibn|al|el|ter|ten|zu|af|av|mac|st\.?)$/i;

/** Null for text that is no name: digits, more than seven words, or signs no name has. `country` of the paper: ISO 3166 alpha-2. */
export function normaliseName(raw: string, country?: string): NormalisedName | null {
  const text = raw
    .replace(/[«»<>]+/g, ' ')
    .replace(/\s+/g, ' ')
    // A capital I that ends a word in small letters is an l misread.
    .replace(/(?<=\p{Ll}{2})I(?!\p{L})/gu, 'l')
    .replace(/^[\s,.;:*_-]+|[\s,;:*_-]+$/g, '')
    .normalize('NFC');
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\s.,'’`´()&/-]*$/u.test(text)) return null;
  const words = text.split(' ');
  if (words.length > 7 || text.replace(/[^\p{L}]/gu, '').length < 2) return null;
  const title = titleOf(text, country);
  const bare = title ? text.slice(title.length).trim() : text;
  if (!bare) return null;
  const carried = title ? { title } : {};
  const isPlain = !/,/.test(bare) && !splitByCase(bare);
  const known = isPlain
    ? (splitSurnameFirst(bare, country) ?? splitBySurnames(bare, country) ?? splitByParticle(bare))
    : null;
  if (known) return { value: bare, ...known, ...carried };
  // Two people on one line have no one surname and no one given name.
  if (/\s(?:&|and|und|et|y|e)\s|[/(&]/i.test(bare)) return { value: bare, ...carried };
  // Nothing tells which words are the surname.
  if (isPlain && (mayBeSurnameFirst(bare, country) || mayHaveTwoSurnames(bare))) return { value: bare, ...carried };
  return { ...splitName(bare), ...carried };
}

function titleOf(text: string, country: string | undefined): string | undefined {
  const byCountry = letterTitles.find(([countries]) => country && countries.has(country))?.[1].exec(text);
  return (titles.exec(text) ?? byCountry)?.[0].trim();
}

function splitName(bare: string): NormalisedName {
  const byCase = splitByCase(bare) ?? splitByInitial(bare);
  if (byCase) return byCase;
  const parsed = humanparser.parseName(bare, { extraSuffixes: suffixes, ignoreSuffix: surnames });
  const suffix = parsed.suffix ? { suffix: parsed.suffix } : {};
  const given = [parsed.firstName, parsed.middleName].filter(Boolean).join(' ').replace(/^,|,$/g, '').trim();
  const surname = (parsed.lastName ?? '').replace(/,$/, '').trim();
  if (!given || !surname) return { value: bare, ...suffix };
  const isTurned =
    /,/.test(bare) && !(parsed.suffix && bare.indexOf(',') > bare.indexOf(surname) && bare.startsWith(given));
  const value = isTurned ? [given, surname, parsed.suffix].filter(Boolean).join(' ') : bare;
  return { value, given_names: given, surname, ...suffix };
}

/** `QUINN MARA T`: registers put the surname first, and an initial at the end is no surname. */
function splitByInitial(bare: string): NormalisedName | null {
  const match = /^([\p{Lu}'’-]{2,})\s+((?:[\p{Lu}'’-]{2,}\s+){1,2}\p{Lu})$/u.exec(bare);
  const [, surname, given] = match ?? [];
  return surname && given ? { value: `${given} ${surname}`, given_names: given, surname } : null;
}

/** `DOE John`, `John DOE`: capitals mark the surname where the rest is not in capitals. */
function splitByCase(bare: string): NormalisedName | null {
  const words = bare.replace(',', ' ').split(/\s+/);
  if (words.some((word) => suffixes.includes(word.replace(/\./g, '').toLowerCase()))) return null;
  const isCapital = (word: string): boolean => /^[\p{Lu}\p{M}'’-]{2,}$/u.test(word);
  const isOrdinary = (word: string): boolean => /^\p{Lu}[\p{Ll}\p{M}]/u.test(word);
  const capital = words.map(isCapital);
  const first = capital.indexOf(true);
  const last = capital.lastIndexOf(true);
  if (first < 0 || !words.some(isOrdinary) || capital.slice(first, last + 1).includes(false)) return null;
  if (suffixes.includes(words[last]?.toLowerCase() ?? '') || /^(?:II|III|IV|JR|SR)$/.test(words[last] ?? ''))
    return null;
  const start = words.slice(0, first).findLastIndex((word) => !particles.test(word)) + 1;
  const surname = words.slice(start, last + 1).join(' ');
  const given = [...words.slice(0, start), ...words.slice(last + 1)].join(' ');
  return given ? { value: `${given} ${surname}`, given_names: given, surname } : null;
}
