// Starts reading a document that waits, or brings one that was read into another collection.
import type { ProcessingStatus } from '@oneform/contract';
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { requireCollectionId } from '../collections/require-collection-id.ts';
import { insufficientCredits } from '../credits/insufficient-credits.ts';
import { wasRead } from './price-reading.ts';
import { requireReadingTime } from './reading-time.ts';
import { requireConsent } from './require-consent.ts';
import { startReading } from './start-reading.ts';
import { type DocumentRow, requireDocumentLocked } from './store.ts';

export interface ProcessOptions {
  readonly extractPeople?: boolean | undefined;
  readonly targetCollectionId?: string | undefined;
}

export interface Started {
  readonly processing_status: ProcessingStatus;
  /** Of this start; 0 when it is under way already. */
  readonly credits: number;
}

/** Throws `insufficient_credits`; while it is being read, the same job goes on and takes the options with it. */
export function startProcessing(deps: Deps, userId: string, id: string, options: ProcessOptions): Promise<Started> {
  return transact(deps.db, async (tx) => {
    const document = await requireDocumentLocked(tx, userId, id);
    await requireConsent(tx, userId);
    if (options.targetCollectionId) await requireCollectionId(tx, userId, options.targetCollectionId);
    const wanted = {
      extractPeople: options.extractPeople ?? document.extractPeople,
      targetCollectionId: options.targetCollectionId ?? document.targetCollectionId,
    };
    await tx
      .update(documents)
      .set(wanted)
      .where(and(eq(documents.id, id), eq(documents.userId, userId)));
    if (document.status === 'processing') return { processing_status: 'processing', credits: 0 };
    return start(tx, deps, { ...document, ...wanted });
  });
}

/** Only after an error: what was read stays read. */
export function reprocessDocument(deps: Deps, userId: string, id: string): Promise<Started> {
  return transact(deps.db, async (tx) => {
    const document = await requireDocumentLocked(tx, userId, id);
    await requireConsent(tx, userId);
    if (document.status === 'processing') throw new AppError('document_processing');
    if (document.status !== 'error') throw new AppError('document_not_reprocessable');
    return start(tx, deps, document);
  });
}

async function start(tx: Parameters<typeof startReading>[0], deps: Deps, document: DocumentRow): Promise<Started> {
  if (!(await wasRead(tx, document))) await requireReadingTime(tx, deps.config, document.userId);
  const { isStarted, credits } = await startReading(tx, deps, document);
  if (!isStarted) throw await insufficientCredits(tx, document.userId, credits);
  return { processing_status: 'processing', credits };
}
