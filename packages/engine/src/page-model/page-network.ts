// The page network: where its file lies, loading it when the first page comes, and asking it about up to 512 words.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { networkFile, vocabularyFile } from './network-file.ts';
import { type PlacedBox, placeFeatures } from './place-features.ts';
import { gramCount, gramsOf, meaningFeatures, shapeOf } from './word-features.ts';

/** More words are looked at in several windows. */
export const maxWords = 512;

export interface Names {
  readonly roles: readonly string[];
  /** The first one means "none of our fields". */
  readonly fields: readonly string[];
  readonly kinds: readonly string[];
}

/** Probabilities, row by row; `previous` and `captions` have one column more than words: none. */
export interface NetworkAnswers {
  readonly count: number;
  readonly roles: Float32Array;
  readonly previous: Float32Array;
  readonly captions: Float32Array;
  readonly fields: Float32Array;
  readonly others: Float32Array;
  readonly kinds: Float32Array;
  readonly firstPage: number;
}

interface Network {
  readonly names: Names;
  readonly session: Promise<InferenceSession>;
}

/** For measuring and fitting alone: a network that did not learn the papers at hand; null for the one that ships. */
export function setPageNetwork(folder: string | null): void {
  current = folder;
}

let current: string | null = null;
const networks = new Map<string | null, Network>();

function requireNetwork(): Network {
  const network = networks.get(current) ?? loadNetwork(current);
  networks.set(current, network);
  return network;
}

function loadNetwork(folder: string | null): Network {
  const [file, vocabulary] =
    folder === null
      ? [networkFile, vocabularyFile]
      : [join(folder, basename(networkFile)), join(folder, basename(vocabularyFile))];
  return {
    names: JSON.parse(readFileSync(vocabulary, 'utf8')) as Names,
    session: InferenceSession.create(file, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      enableMemPattern: false,
      logSeverityLevel: 3,
    }),
  };
}

export const requireNames = (): Names => requireNetwork().names;

/** `height` of the page and the boxes in thousandths of its width. */
export async function askNetwork(
  texts: readonly string[],
  boxes: readonly PlacedBox[],
  height: number,
): Promise<NetworkAnswers> {
  const count = texts.length;
  const grams = new Int32Array(count * gramCount);
  for (const [index, text] of texts.entries()) grams.set(gramsOf(text), index * gramCount);
  const places = placeFeatures(boxes, height);
  const dense = joinRows(texts.map((text, index) => [shapeOf(text), places.dense[index]!, meaningFeatures(text)]));
  const answers = await (await requireNetwork().session).run({
    grams: new Tensor('int32', grams, [count, gramCount]),
    dense: new Tensor('float32', dense, [count, dense.length / count]),
    offsets: new Tensor('int32', places.offsets, [count, count]),
    alignments: new Tensor('int32', places.alignments, [count, count]),
    neighbours: new Tensor('int64', places.neighbours, [count, 4]),
  });
  const numbers = (name: string): Float32Array => answers[name]!.data as Float32Array;
  return {
    count,
    roles: numbers('roles'),
    previous: numbers('previous'),
    captions: numbers('captions'),
    fields: numbers('fields'),
    others: numbers('others'),
    kinds: numbers('kinds'),
    firstPage: numbers('first_page')[0]!,
  };
}

/** The parts of each row after each other; all rows are equally long. */
function joinRows(rows: readonly (readonly ArrayLike<number>[])[]): Float32Array {
  const width = rows[0]!.reduce((sum, part) => sum + part.length, 0);
  const joined = new Float32Array(rows.length * width);
  let at = 0;
  for (const part of rows.flat()) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
