// The papers of a corpus as the engine's rules read them, with what stands on them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReadDocument, UnderstoodDocument } from '@oneform/engine';
import { understandFile } from '@oneform/engine/reading';
import { readTruths, type Truth } from './truth.ts';

export interface ReadPaper {
  /** Name of its folder. */
  readonly corpus: string;
  readonly truth: Truth;
  readonly read: ReadDocument;
  readonly byRules: UnderstoodDocument;
}

/** `readings`: a folder where what was read is kept for the next time; it goes stale with the engine. */
export async function* readPapers(corpora: readonly string[], readings?: string): AsyncGenerator<ReadPaper> {
  for (const corpus of corpora) {
    const truths = readTruths(corpus);
    if (truths.length === 0) throw new Error(`There is no document with a truth file in ${corpus}.`);
    for (const truth of truths) {
      const name = basename(corpus);
      const kept = readings && join(readings, `${name}-${basename(truth.file)}.json`);
      if (kept && existsSync(kept)) {
        const { read, understood } = JSON.parse(readFileSync(kept, 'utf8'));
        yield { corpus: name, truth, read, byRules: understood };
        continue;
      }
      const { read, understood } = await understandFile(new Uint8Array(readFileSync(join(corpus, truth.file))));
      if (kept) {
        mkdirSync(readings, { recursive: true });
        writeFileSync(kept, JSON.stringify({ read, understood }));
      }
      yield { corpus: name, truth, read, byRules: understood };
    }
  }
}
