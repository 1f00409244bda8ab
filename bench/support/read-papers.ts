// The papers of a corpus as the engine's rules read them, with what stands on them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReadDocument, UnderstoodDocument } from '@oneform/engine';
import { type KindWeightsFile, type MatchFile, setKindWeights, setMatchWeights } from '@oneform/engine/fitting';
import { type Understanding, understandFile, understandRead } from '@oneform/engine/reading';
import { readTruths, type Truth } from './truth.ts';

export interface ReadPaper {
  /** Name of its folder. */
  readonly corpus: string;
  readonly truth: Truth;
  readonly read: ReadDocument;
  readonly byRules: UnderstoodDocument;
  readonly views: Understanding['views'];
}

interface Fold<File> {
  readonly unknown: readonly string[];
  readonly weights: File;
}

/** Weights that do not know the papers of some sources, as `fit:matching` and `fit:kinds` write them with `--kept-out`. */
function loadKeptOut<File>(folder: string, start: string) {
  const folds = readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .map((name): Fold<File> => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return ({ file }: Truth): File | null => {
    // As both of them name sources.
    const source = basename(file).split(/[_-]/)[0]!.replace(/\..*/, '');
    return folds.find(({ unknown }) => unknown.includes(source))?.weights ?? null;
  };
}

interface ReadOptions {
  /** A folder where pages are kept as they were recognised, for the next time; it goes stale with the recogniser alone. */
  readonly readings?: string | undefined;
  /** Each paper is read, and read again, by weights that were fitted without it: until the next one is asked for. */
  readonly keptOut?: string | undefined;
}

export async function* readPapers(
  corpora: readonly string[],
  { readings, keptOut }: ReadOptions = {},
): AsyncGenerator<ReadPaper> {
  const matchingFor = keptOut ? loadKeptOut<MatchFile>(keptOut, 'matching') : () => null;
  const kindsFor = keptOut ? loadKeptOut<KindWeightsFile>(keptOut, 'kinds') : () => null;
  for (const corpus of corpora) {
    const truths = readTruths(corpus);
    if (truths.length === 0) throw new Error(`There is no document with a truth file in ${corpus}.`);
    for (const truth of truths) {
      setMatchWeights(matchingFor(truth));
      setKindWeights(kindsFor(truth));
      const name = basename(corpus);
      const kept = readings && join(readings, `${name}-${basename(truth.file)}.json`);
      const { read, understood, views } =
        kept && existsSync(kept)
          ? await understandRead(JSON.parse(readFileSync(kept, 'utf8')))
          : await understandFile(new Uint8Array(readFileSync(join(corpus, truth.file))));
      if (kept && !existsSync(kept)) {
        mkdirSync(readings, { recursive: true });
        writeFileSync(kept, JSON.stringify(read));
      }
      yield { corpus: name, truth, read, byRules: understood, views };
    }
  }
}
