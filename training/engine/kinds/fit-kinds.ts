// Fits the weights by which the kind of a paper is decided: chooses the terms, fits, drops the terms that decide nothing, fits again.
import { documentTypes } from '@oneform/contract';
import {
  encodePage,
  findTerms,
  type KindWeights,
  layoutNames,
  makeVocabulary,
  type Vocabulary,
} from '@oneform/engine/fitting';
import { type Example, fitWeights, type Weights } from './fit-weights.ts';
import type { LabelledPage } from './labelled-page.ts';
import { createRandom } from './random.ts';

/** A term must stand in this many families, or it tells one issuer from another and no kind of paper. */
const MIN_FAMILIES = 2;
const EPOCHS = 8;
/** Number of terms kept: those that distinguish kinds best. */
const MAX_TERMS = 9000;

export interface Terms {
  readonly words: readonly string[];
  readonly titles: readonly string[];
}

export function chooseTerms(pages: readonly LabelledPage[]): Terms {
  const words = new Map<string, Set<string>>();
  const titles = new Map<string, Set<string>>();
  const note = (terms: ReadonlySet<string>, families: Map<string, Set<string>>, family: string): void => {
    for (const term of terms) {
      const seen = families.get(term) ?? new Set();
      families.set(term, seen.add(family));
    }
  };
  for (const { page, family } of pages) {
    const terms = findTerms(page);
    note(terms.words, words, family);
    note(terms.titles, titles, family);
  }
  const common = (families: Map<string, Set<string>>) =>
    [...families].filter(([, seen]) => seen.size >= MIN_FAMILIES).map(([term]) => term);
  return prune({ words: common(words), titles: common(titles) }, pages);
}

/** Keeps the terms that tell kinds apart most, as a first fit has it. */
function prune(terms: Terms, pages: readonly LabelledPage[]): Terms {
  const vocabulary = vocabularyOf(terms);
  const { rows, types } = fit(encodePages(pages, vocabulary), vocabulary, 2);
  const spread = (index: number): number => {
    const row = rows.subarray(index * types, (index + 1) * types);
    return Math.max(...row) - Math.min(...row);
  };
  const ranked = [...vocabulary.words.values(), ...vocabulary.titles.values()].sort((a, b) => spread(b) - spread(a));
  const kept = new Set(ranked.slice(0, MAX_TERMS));
  const strong = (names: ReadonlyMap<string, number>) =>
    [...names].filter(([, index]) => kept.has(index)).map(([name]) => name);
  return { words: strong(vocabulary.words).sort(), titles: strong(vocabulary.titles).sort() };
}

/** Pages of invented families and papers, encoded once; fits with and without some real papers share them. */
export function encodePages(pages: readonly LabelledPage[], vocabulary: Vocabulary): Example[] {
  return pages.map(({ page, types, weight }) => ({
    features: encodePage(page, vocabulary),
    right: types.map((type) => documentTypes.indexOf(type)),
    weight,
  }));
}

/** `sharpness`, `network` and `boundaries` are told by papers that were left out of a fit. */
export function fitKinds(examples: readonly Example[], vocabulary: Vocabulary): KindWeights {
  const weights = quantise(fit(examples, vocabulary, EPOCHS));
  return { ...weights, types: documentTypes, vocabulary, sharpness: 1, network: 0, boundaries: {} };
}

export function vocabularyOf({ words, titles }: Terms): Vocabulary {
  return makeVocabulary(words, titles, layoutNames);
}

function fit(examples: readonly Example[], vocabulary: Vocabulary, epochs: number): Weights {
  const counts = new Map<number, number>();
  for (const { right } of examples) counts.set(right[0]!, (counts.get(right[0]!) ?? 0) + 1);
  const usual = examples.length / counts.size;
  // Kinds with few pages count more, but not as much as those with many.
  const balanced = examples.map((example) => ({
    ...example,
    weight: example.weight * (usual / counts.get(example.right[0]!)!) ** 0.7,
  }));
  return fitWeights(balanced, vocabulary.size, documentTypes.length, createRandom(7), epochs);
}

/** A byte a weight: the largest of a row is 127. */
function quantise({ rows, types, size }: Weights): Pick<KindWeights, 'rows' | 'scales'> {
  const scales = new Float32Array(size);
  const bytes = new Int8Array(rows.length);
  for (let index = 0; index < size; index++) {
    const row = rows.subarray(index * types, (index + 1) * types);
    const scale = Math.max(...row.map(Math.abs)) / 127;
    scales[index] = scale;
    if (scale > 0)
      bytes.set(
        row.map((weight) => Math.round(weight / scale)),
        index * types,
      );
  }
  return { rows: bytes, scales };
}
