// The papers of a corpus as the engine's rules read them, with what stands on them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReadDocument, UnderstoodDocument } from '@oneform/engine';
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

/** `readings`: a folder where pages are kept as they were recognised, for the next time; it goes stale with the recogniser alone. */
export async function* readPapers(corpora: readonly string[], readings?: string): AsyncGenerator<ReadPaper> {
  for (const corpus of corpora) {
    const truths = readTruths(corpus);
    if (truths.length === 0) throw new Error(`There is no document with a truth file in ${corpus}.`);
    for (const truth of truths) {
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
