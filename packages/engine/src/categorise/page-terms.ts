// The words of a page as terms that weights are fitted for: words, pairs of neighbours, parts of words (which survive misread
// letters, lost spaces and compounds), and words that stand out as titles do.

import type { Page } from '#document/read-document.ts';
import { foldText } from '#values/normalise/fold-text.ts';

export interface PageTerms {
  /** Words and pairs, each once. */
  readonly words: ReadonlySet<string>;
  /** The same of lines that stand high or large. */
  readonly titles: ReadonlySet<string>;
  /** Buckets of the word parts, each once. */
  readonly parts: ReadonlySet<number>;
}

/** Word parts are told apart by their bucket only. */
export const PART_BUCKETS = 8192;
const PART_LENGTH = 5;

export function findTerms(page: Page): PageTerms {
  const terms = { words: new Set<string>(), titles: new Set<string>(), parts: new Set<number>() };
  const heights = page.lines.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] || 1;
  page.lines.forEach((line, index) => {
    const words = toWords(line.text);
    const size = page.width > 0 ? (line.box[3] - line.box[1]) / usual : 1;
    const isTitle = words.length <= 12 && (size > 1.3 || index < 4 || (line.box[1] < 0.15 && size > 0.9));
    words.forEach((word, at) => {
      const before = words[at - 1] ?? '^';
      // A number says something beside a word (`4b exp`, `form 1040`), never alone.
      const own = isNumber(word) ? [] : [word];
      const phrases = isNumber(word) && (before === '^' || isNumber(before)) ? own : [...own, `${before} ${word}`];
      for (const term of phrases) {
        terms.words.add(term);
        if (isTitle) terms.titles.add(term);
      }
    });
    addParts(words.filter((word) => !word.startsWith('#')).join(''), terms.parts);
  });
  return terms;
}

/** Folded words; what has digits is told by its shape: `#2.2` an amount, `#4` a number of four digits. */
function toWords(text: string): string[] {
  const folded = foldText(text).replace(/['’`´]s\b/g, ' s');
  return Array.from(folded.matchAll(/\p{L}+|\d[\d.,/:-]*\d|\d/gu), ([word]) =>
    /^\d/.test(word) ? shapeOf(word) : word.slice(0, 24),
  );
}

function isNumber(word: string): boolean {
  return /^#(?:n?\d|year)/.test(word);
}

function shapeOf(number: string): string {
  if (/^[\d.,]*[.,]\d\d$/.test(number)) return '#amount';
  if (/^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(number)) return '#date';
  if (number.includes(':')) return '#time';
  if (/^\d{1,3}[a-z]?$/.test(number)) return `#${number}`;
  if (/^(?:19|20)\d\d$/.test(number)) return '#year';
  return `#n${Math.min(12, number.replace(/\D/g, '').length)}`;
}

function addParts(letters: string, parts: Set<number>): void {
  for (let from = 0; from + PART_LENGTH <= letters.length; from++) {
    let hash = 2166136261;
    for (let at = from; at < from + PART_LENGTH; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 16777619);
    parts.add((hash >>> 0) % PART_BUCKETS);
  }
}
