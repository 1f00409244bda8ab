// Running text of a paper as one string, for facts that stand in sentences and not beside labels.

import type { FactType } from '#document/facts.ts';
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { rightOf, type Segment, type Token } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import type { Paper } from './read-paper.ts';
import { readValue } from './read-value.ts';
import { type RunOfText, stringTogether } from './run-of-text.ts';

/** Words of one paragraph are parted by spaces, what stands apart by line breaks. */
export function readProse({ sheets }: Paper): RunOfText {
  const tokens: Token[] = [];
  const breaks = new Set<Token>();
  for (const sheet of sheets) {
    const widest = rightOf(sheet);
    for (const [index, segment] of sheet.segments.entries()) {
      const [first] = segment.tokens;
      const before = sheet.segments[index - 1];
      if (first && !(before && goesOn(before, segment, widest))) breaks.add(first);
      tokens.push(...segment.tokens);
    }
  }
  return stringTogether(tokens, (token) => (breaks.has(token) ? '\n' : ' '));
}

/** The line above runs to the margin and does not end its sentence; this one stands close under it. */
function goesOn(before: Segment, line: Segment, widest: number): boolean {
  const isUnder =
    line.top > before.top &&
    line.top - before.bottom < before.height * 1.35 &&
    Math.abs(line.height - before.height) < before.height * 0.4;
  const isFull = before.right - before.left > (widest - before.left) * 0.55 || before.tokens.length >= 9;
  return isUnder && isFull && line.left - before.left < before.height * 4 && !/[:.]$/.test(before.text);
}

export interface ProseRule {
  readonly name: string;
  /** With flags `dgiu` or `dgu` and a group `v`: the value, or for dates, amounts and addresses the place where it begins. */
  readonly pattern: RegExp;
  readonly as: 'person' | 'company' | 'party' | 'text' | 'date' | 'money' | 'address' | 'code' | 'phone' | 'number';
  readonly confidence?: number;
  readonly accept?: (value: string) => boolean;
}

const types: Readonly<Record<ProseRule['as'], FactType>> = {
  person: 'name',
  company: 'string',
  party: 'name',
  text: 'string',
  date: 'date',
  money: 'money',
  address: 'address',
  code: 'code',
  phone: 'phone',
  number: 'number',
};

export function readSentences(paper: Paper, prose: RunOfText, rules: readonly ProseRule[]): Reading[] {
  return rules.flatMap((rule) =>
    [...prose.text.matchAll(rule.pattern)].slice(0, 6).flatMap((match) => {
      const span = match.indices?.groups?.v;
      const read = span ? readAt(paper, prose.text, span, rule.as) : null;
      if (!read || (rule.accept && !rule.accept(read.value))) return [];
      return [
        {
          name: rule.name,
          value: read.value,
          type: types[rule.as],
          confidence: (rule.confidence ?? 0.88) * (read.alternatives ? 0.75 : 1) * (read.sureness ?? 1),
          tokens: prose.tokensAt(read.from, read.to),
          anchor: `sentence ${rule.pattern.source.slice(0, 24)}`,
          ...(read.alternatives ? { alternatives: read.alternatives } : {}),
        },
      ];
    }),
  );
}

interface Read {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly alternatives?: readonly string[];
  /** Below 1 where the text does not say where the value ends. */
  readonly sureness?: number;
}

function readAt(paper: Paper, text: string, [from, to]: [number, number], as: ProseRule['as']): Read | null {
  if (as === 'address') return readAddressAt(text, from);
  if (as === 'date' || as === 'money' || as === 'code' || as === 'phone' || as === 'number') {
    const value = readValue(text.slice(from, from + 70), as, paper.context);
    return value && { ...value, from: from + value.from, to: from + value.to };
  }
  const printed = text
    .slice(from, to)
    .replace(/[\s,;:]+$/, '')
    .replace(/(?<!\b(?:Inc|Corp|Ltd|Co|Jr|Sr|L\.L\.C|N\.A|S\.A))\.$/, '');
  if (printed.length < 2) return null;
  const value =
    as === 'person'
      ? normaliseName(printed.replace(/['’]s$/, ''))?.value
      : printed.replace(/^(?:the|a|an)\s+/i, as === 'text' ? '' : '$&');
  return value ? { value, from, to: from + printed.length } : null;
}

const postalCode =
  /(?<!\d)(?:[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\s+\d{4}|(?:singapore\s+)?\d{6})(?!\d)/giu;
const turns =
  /[.;(]\s|\s(?:to|for|under|and|hereinafter|hereafter|which|where|the)\s|,\s(?:hereinafter|hereafter|the)\s/g;
const country =
  /^\s*,\s*(?:USA|U\.S\.A\.|United States(?: of America)?|UK|United Kingdom|Canada|Australia|India|Singapore|Ireland)(?!\p{L})/iu;

/** From a place in a sentence to the end of the postal code and country, else to where the sentence turns. */
function readAddressAt(text: string, from: number): Read | null {
  const rest = text.slice(from, from + 170).replace(/^[\s:,]+/, (lead) => ' '.repeat(lead.length));
  const lead = rest.length - rest.trimStart().length;
  // A house number of five digits looks like a code; the code stands after the street.
  const codes = [...rest.matchAll(postalCode)].filter((match) => match.index > lead + 5);
  const ends =
    codes.length > 0
      ? codes.map((match) => match.index + match[0].length + townBehind(rest, match))
      : [...rest.matchAll(turns)].map((match) => match.index);
  for (const end of ends) {
    const tail = codes.length > 0 ? (country.exec(rest.slice(end))?.[0].length ?? 0) : 0;
    const value = rest.slice(lead, end + tail).trim();
    const address = value.length < 140 ? normaliseAddress(value) : null;
    if (address?.street && address.city)
      return { sureness: codes.length > 0 ? 1 : 0.8, value: address.value, from: from + lead, to: from + end + tail };
  }
  return null;
}

/** `calle Mayor, 9, 31300 Tafalla (Navarra)`: in most of Europe the town stands behind its code. */
function townBehind(text: string, { index, 0: code }: RegExpExecArray): number {
  const end = index + code.length;
  const isBare = /,\s*\d{5}$/.test(text.slice(0, end)) && !/(?<!\p{L})\p{Lu}{2},?\s*\d{5}$/u.test(text.slice(0, end));
  return (isBare && town.exec(text.slice(end))?.[0].length) || 0;
}

const town = /^\s+\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}[\p{L}'’-]+|d[ei]l?|la|el))*(?:\s*\([^)]{2,20}\))?/u;

/** Within a sentence: a point counts as its end only before a capital. */
export const inSentence = '(?:[^.]|\\.(?!\\s+\\p{Lu})|(?<=\\b(?:Mr|Mrs|Ms|Dr|Pvt|Pte|Pty|Ltd|Inc|Co|Corp))\\.)';

// A point ends a sentence, unless it shortens the word or an initial.
const point = '(?:\\.(?!\\s+\\p{Lu})|(?<=\\b(?:\\p{Lu}|St|Dr|Jr|Sr|Pvt|Pte|Pty|Ltd|Inc|Co|Corp|Bros|Sdn))\\.)?';
const word = `\\p{Lu}[\\p{L}'’&-]*${point}`;

/** Pattern source of a person's or company's name in running text; case matters, so use it without the flag `i`. */
export const nameInText = `(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? )?${word}(?:,? (?:${word}|(?:van|von|de|der|den|del|della|di|da|dos|la|le|bin|al|of)(?!\\p{L})|&)){0,5}`;

/** The same for companies, whose names have figures and small words. */
export const companyInText = `\\p{Lu}[\\p{L}\\d&'’-]*${point}(?:,? (?:\\p{Lu}[\\p{L}\\d&'’-]*${point}|of|and|&|for|de|the)){0,7}`;
