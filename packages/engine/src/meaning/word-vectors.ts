// Meanings of wordings as directions: the sum of the vectors of their pieces, of length one.
import { readFileSync } from 'node:fs';
import { splitPieces } from './split-pieces.ts';
import { hasWordVectors, piecesFile, vectorsFile } from './vectors-file.ts';

export type Meaning = Float32Array;

interface WordVectors {
  readonly numberOf: ReadonlyMap<string, number>;
  readonly dimensions: number;
  readonly scales: Float32Array;
  readonly rows: Int8Array;
}

let loaded: WordVectors | undefined;

/** Loaded when first needed: few papers ask for it. */
function findVectors(): WordVectors | undefined {
  if (loaded === undefined && hasWordVectors()) loaded = load();
  return loaded;
}

function load(): WordVectors {
  const numberOf = numberPieces(readFileSync(piecesFile, 'utf8'));
  const { buffer, byteOffset, byteLength } = readFileSync(vectorsFile);
  const count = numberOf.size;
  const ofScales = count * Float32Array.BYTES_PER_ELEMENT;
  return {
    numberOf,
    dimensions: (byteLength - ofScales) / count,
    scales: new Float32Array(buffer, byteOffset, count),
    rows: new Int8Array(buffer, byteOffset + ofScales, byteLength - ofScales),
  };
}

/** One pass over the lines: a list of them and one of pairs would take three times as long. */
function numberPieces(lines: string): Map<string, number> {
  const numberOf = new Map<string, number>();
  let from = 0;
  for (let to = lines.indexOf('\n'); to >= 0; to = lines.indexOf('\n', from)) {
    numberOf.set(lines.slice(from, to), numberOf.size);
    from = to + 1;
  }
  return numberOf;
}

/** Undefined where there are no vectors, or the words are of no language that they know. */
export function meaningOf(wording: string): Meaning | undefined {
  const vectors = findVectors();
  if (!vectors) return undefined;
  const { numberOf, dimensions, scales, rows } = vectors;
  const sum = new Float32Array(dimensions);
  for (const piece of splitPieces(wording, numberOf)) {
    const from = piece * dimensions;
    for (let at = 0; at < dimensions; at++) sum[at]! += scales[piece]! * rows[from + at]!;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? undefined : sum.map((value) => value / length);
}

/** Cosine: 1 for the same words, about 0 for words that have nothing to do with each other. */
export function likenessOf(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
