// The fitted weights: how much each term and each trait of the layout speaks for each kind of paper. `npm run fit:kinds` writes them.
import type { DocumentType } from '@oneform/contract';
import { makeVocabulary, type Vocabulary } from './encode-page.ts';
import file from './kind-weights.json' with { type: 'json' };

export interface KindWeights {
  readonly types: readonly DocumentType[];
  readonly vocabulary: Vocabulary;
  /** One row of `types.length` for each entry of the vocabulary, the bias last; a row's bytes times its scale are its weights. */
  readonly rows: Int8Array;
  readonly scales: Float32Array;
  /** Factor of the scores that makes their probabilities honest. */
  readonly sharpness: number;
  /** Factor of the logarithms of the page model's probabilities, before they are added to the scores. */
  readonly network: number;
  /** Weights for a page that begins another document, by name. */
  readonly boundaries: Readonly<Record<string, number>>;
}

/** As it stands in the file: names parted by line breaks, numbers as base64. */
export type KindWeightsFile = Omit<typeof file, 'boundaries'> & {
  readonly boundaries: Readonly<Record<string, number>>;
};

let loaded: KindWeights | undefined;

export function getKindWeights(): KindWeights {
  loaded ??= decode(file);
  return loaded;
}

/** For fitting alone: weights that do not know the papers at hand; null for those that ship. */
export function setKindWeights(from: KindWeightsFile | null): void {
  loaded = from === null ? undefined : decode(from);
}

function decode(from: KindWeightsFile): KindWeights {
  const scales = new Uint8Array(Buffer.from(from.scales, 'base64'));
  return {
    types: from.types.split(' ') as DocumentType[],
    vocabulary: makeVocabulary(from.words.split('\n'), from.titles.split('\n'), from.layout.split('\n')),
    rows: new Int8Array(Buffer.from(from.rows, 'base64')),
    scales: new Float32Array(scales.buffer, scales.byteOffset, scales.length / 4),
    sharpness: from.sharpness,
    network: from.network,
    boundaries: from.boundaries,
  };
}
