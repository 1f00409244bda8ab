// Writes the egress log: before asking that something is about to be sent, afterwards what was.
import type { ModelFailureCode } from '@oneform/contract';
import type { ModelCall, ModelTask } from '@oneform/engine';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Database, Queryable } from '../../db/database.ts';
import { modelCalls } from '../../db/model-calls.ts';
import { announce } from '../../metrics/channels.ts';
import type { ModelIdentity } from './model-offer.ts';

/** Subject of the calls. */
export interface CallSubject {
  readonly userId: string;
  readonly documentId?: string;
  readonly collectionId?: string;
  readonly quotedIds?: readonly string[];
  readonly paths?: readonly string[];
}

/** A row that stands while the model is asked, so that what was sent is known even when the process dies meanwhile. Gives its id. */
export async function announceCall(
  db: Queryable,
  { userId, documentId, collectionId, quotedIds }: CallSubject,
  { provider, name, host }: ModelIdentity,
  task: ModelTask,
): Promise<string> {
  const id = uuid();
  await db.insert(modelCalls).values({
    id,
    userId,
    documentId: documentId ?? null,
    collectionId: collectionId ?? null,
    quotedIds: [...(quotedIds ?? [])],
    task,
    provider,
    host,
    model: name,
    at: new Date(),
    durationMs: 0,
    failure: 'interrupted',
  });
  return id;
}

/** Puts the real calls in the place of the announcement; what they were about may have been deleted meanwhile, and they with it. */
export async function recordCalls(
  db: Database,
  announced: string,
  subject: CallSubject,
  calls: readonly ModelCall[],
): Promise<void> {
  for (const { provider, model, task, failure, inputTokens, outputTokens } of calls)
    announce('model_call', {
      provider,
      model,
      task,
      result: failure ?? 'answered',
      inputTokens: inputTokens ?? 0,
      outputTokens: outputTokens ?? 0,
    });
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(modelCalls).where(owned(subject, announced)).returning();
    if (!row || calls.length === 0) return;
    await tx.insert(modelCalls).values(
      calls.map((call) => ({
        ...row,
        id: uuid(),
        task: call.task,
        provider: call.provider,
        host: call.host,
        model: call.model,
        at: call.at,
        durationMs: Math.round(call.durationMs),
        bytesSent: call.bytesSent,
        pages: [...call.pages],
        images: call.images,
        masked: call.masked,
        inputTokens: call.inputTokens,
        outputTokens: call.outputTokens,
        failure: call.failure,
        paths: [...(subject.paths ?? [])],
      })),
    );
  });
}

/** It was broken off: how much had been sent by then is not known. */
export async function recordBreak(
  db: Queryable,
  announced: string,
  subject: CallSubject,
  failure: ModelFailureCode,
): Promise<void> {
  const [broken] = await db.update(modelCalls).set({ failure }).where(owned(subject, announced)).returning();
  if (!broken) return;
  const { provider, model, task } = broken;
  announce('model_call', { provider, model, task, result: failure, inputTokens: 0, outputTokens: 0 });
}

const owned = ({ userId }: CallSubject, id: string) => and(eq(modelCalls.id, id), eq(modelCalls.userId, userId));
