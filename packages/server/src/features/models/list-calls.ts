// The egress log as a person sees it.
import type { ModelCall } from '@oneform/contract';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { modelCalls } from '../../db/model-calls.ts';

/** Also those that quoted the document to explain a field. */
export async function listDocumentCalls(db: Queryable, userId: string, documentId: string): Promise<ModelCall[]> {
  const quotes = sql`${modelCalls.quotedIds} ? ${documentId}`;
  return list(db, userId, or(eq(modelCalls.documentId, documentId), quotes));
}

export async function listCollectionCalls(db: Queryable, userId: string, collectionId: string): Promise<ModelCall[]> {
  return list(db, userId, eq(modelCalls.collectionId, collectionId));
}

/** Newest first. */
const MOST = 200;

async function list(db: Queryable, userId: string, about: ReturnType<typeof or>): Promise<ModelCall[]> {
  const rows = await db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.userId, userId), about))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    task: row.task,
    provider: row.provider,
    host: row.host,
    model: row.model,
    duration_ms: row.durationMs,
    bytes_sent: row.bytesSent,
    pages: row.pages,
    images: row.images,
    masked: row.masked,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    failure: row.failure,
  }));
}
