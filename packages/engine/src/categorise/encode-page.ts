// A page as a sparse row of numbers: which of the known terms stand on it and what it looks like.
import type { Page } from '#document/read-document.ts';
import { describeLayout } from './layout-features.ts';
import { findTerms, PART_BUCKETS } from './page-terms.ts';

/** Terms with weights, in this order: words and pairs, the same in titles, parts of words, layout, and the bias. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, number>;
  readonly titles: ReadonlyMap<string, number>;
  readonly layout: ReadonlyMap<string, number>;
  readonly partsFrom: number;
  readonly size: number;
}

export interface Features {
  readonly indices: readonly number[];
  readonly values: readonly number[];
  /** Number of indices in each group, in the vocabulary's order, without the bias. */
  readonly groups: readonly number[];
}

/** So that words, of which a page has hundreds, do not drown its layout. */
const LAYOUT_SCALE = 0.5;
const TITLE_SCALE = 0.7;
/** A page of fewer known terms than this is weighed as if it had as many. */
const FEW = 24;

export function makeVocabulary(
  words: readonly string[],
  titles: readonly string[],
  layout: readonly string[],
): Vocabulary {
  const number = (names: readonly string[], from: number) => new Map(names.map((name, index) => [name, from + index]));
  const partsFrom = words.length + titles.length;
  const layoutFrom = partsFrom + PART_BUCKETS;
  return {
    words: number(words, 0),
    titles: number(titles, words.length),
    layout: number(layout, layoutFrom),
    partsFrom,
    size: layoutFrom + layout.length + 1,
  };
}

export function encodePage(page: Page, vocabulary: Vocabulary): Features {
  const terms = findTerms(page);
  const words = known(terms.words, vocabulary.words);
  const titles = known(terms.titles, vocabulary.titles);
  const parts = [...terms.parts].map((bucket) => vocabulary.partsFrom + bucket);
  const layout = Object.entries(describeLayout(page)).filter(
    ([name, value]) => value !== 0 && vocabulary.layout.has(name),
  );
  return {
    indices: [...words, ...titles, ...parts, ...layout.map(([name]) => vocabulary.layout.get(name)!)],
    values: [
      ...evenly(words.length, 1),
      ...evenly(titles.length, TITLE_SCALE),
      ...evenly(parts.length, 1),
      ...layout.map(([, value]) => value * LAYOUT_SCALE),
    ],
    groups: [words.length, titles.length, parts.length, layout.length],
  };
}

function known(terms: ReadonlySet<string>, vocabulary: ReadonlyMap<string, number>): number[] {
  const indices: number[] = [];
  for (const term of terms) {
    const index = vocabulary.get(term);
    if (index !== undefined) indices.push(index);
  }
  return indices;
}

/** A group has the same length whether many terms or few make it up. */
function evenly(count: number, scale: number): number[] {
  return new Array<number>(count).fill(scale / Math.sqrt(Math.max(FEW, count)));
}
