// The reading half: bytes in, facts out, kept in one write. The engine's child process reads by rules; a model is asked from here, because the
// child has no network.

import type { ProblemCode } from '@oneform/contract';
import type { ReadProblem } from '@oneform/engine';
import { and, eq, sql } from 'drizzle-orm';
import { documentResults, documents, type StoredModelUse, type StoredPage } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { improveUnderstanding } from '../models/improve-understanding.ts';
import { documentDate } from './document-date.ts';
import { drawForModel } from './draw-for-model.ts';
import { fencedBy, type Run, SupersededError } from './fenced.ts';
import { findFailure } from './find-failure.ts';
import { followProgress } from './follow-progress.ts';
import { isUnanswered } from './price-reading.ts';
import { countReadingTime, isReadingTimeUsed } from './reading-time.ts';
import type { DocumentRow } from './store.ts';

export interface Reading {
  /** The problem that ended it; null when it was understood and kept. */
  readonly failure: ProblemCode | null;
  readonly problems: readonly ReadProblem[];
  /** It was read again for a model's sake, which did not answer: nothing was kept. */
  readonly isUnanswered?: boolean;
}

/** Throws `SupersededError` when the document is gone or another run has it, and the signal's reason when that is aborted. */
export async function understandDocument(deps: Deps, document: DocumentRow, signal: AbortSignal): Promise<Reading> {
  if (await isReadingTimeUsed(deps.db, deps.config, document.userId))
    return { failure: 'reading_time_used', problems: [] };
  const bytes = await deps.files.read(document.sha256).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'file_missing') return null;
    throw error;
  });
  if (!bytes) return { failure: 'file_missing', problems: [] };
  const { read, understood, model } = await understand(deps, document, bytes, signal);
  const failure = findFailure(read);
  if (!failure && document.readsAgain && !model?.answered) {
    await keepModelUse(deps, document, model);
    return { failure, problems: understood.problems, isUnanswered: true };
  }
  if (!failure) await keepUnderstanding(deps, document, read.pages.map(toStoredPage), understood, model);
  return { failure, problems: understood.problems };
}

async function understand(deps: Deps, document: DocumentRow, bytes: Uint8Array, signal: AbortSignal) {
  const progress = followProgress(deps.db, document, signal);
  let workedMs = 0;
  const onWorked = (ms: number) => {
    workedMs += ms;
  };
  try {
    const {
      read,
      understood: byRules,
      words,
    } = await deps.engine.run(
      { kind: 'understand', bytes, declaredType: document.mimeType, keepsWords: deps.model !== null },
      {
        user: document.userId,
        signal: progress.signal,
        onProgress: progress.report,
        onWorked,
      },
    );
    if (findFailure(read)) return { read, understood: byRules, model: null };
    const pageImage = drawForModel(deps, document, read, bytes, progress.signal);
    return {
      read,
      ...(await improveUnderstanding(deps, document, { read, byRules, pageImage, words, onWorked }, progress.signal)),
    };
  } finally {
    await progress.stop();
    // Also for what was stopped in the middle: whoever starts and deletes all day long takes time as well.
    await countReadingTime(deps.db, document.userId, workedMs);
  }
}

function toStoredPage({ number, width, height, rotation, source, text }: StoredPage): StoredPage {
  return { number, width, height, rotation, source, text };
}

type Understood = NonNullable<(typeof documentResults.$inferSelect)['understood']>;

/** Why the model did not answer this time; what it was about stays as it was. */
async function keepModelUse({ db }: Deps, { id, userId }: DocumentRow, model: StoredModelUse | null): Promise<void> {
  if (model === null) return;
  await db
    .update(documentResults)
    .set({ model })
    .where(and(eq(documentResults.documentId, id), eq(documentResults.userId, userId), isUnanswered));
}

/** Moves the document on to its last stage. */
export async function keepUnderstanding(
  deps: Pick<Deps, 'db'>,
  document: Run,
  pages: StoredPage[],
  understood: Understood,
  model: StoredModelUse | null = null,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const now = sql`now()`;
    const moved = await tx
      .update(documents)
      .set({
        step: 'parsing',
        documentType: understood.type,
        documentDate: documentDate(understood),
        pageCount: pages.length,
        pagesDone: pages.length,
        problems: understood.problems.map(({ code, page }) => (page === undefined ? { code } : { code, page })),
      })
      .where(fencedBy(document))
      .returning({ id: documents.id });
    if (moved.length === 0) throw new SupersededError();
    const results = { pages, understood, model, categorisedAt: now, extractedAt: now, parsedAt: null, parsing: null };
    await tx
      .insert(documentResults)
      .values({ documentId: document.id, userId: document.userId, ...results })
      .onConflictDoUpdate({
        target: documentResults.documentId,
        set: results,
        setWhere: eq(documentResults.userId, document.userId),
      });
  });
}
