// A person's share of the store: so many documents, and so many bytes of originals.
import { and, count, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { documents } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { AppError } from '../../errors.ts';
import { formatSize } from './format-size.ts';

/** Throws `quota_exceeded` when so many more, one unless told otherwise, of so many bytes are too much. Sample papers count for nothing. */
export async function requireQuota(
  tx: Transaction,
  { quotas }: Pick<Config, 'quotas'>,
  {
    userId,
    bytes,
    documents: more = 1,
  }: { readonly userId: string; readonly bytes: number; readonly documents?: number },
): Promise<void> {
  if (quotas.documents === 0 && quotas.bytes === 0) return;
  // One after the other, so that two uploads at once do not both take the last place.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${userId}`}, 0))`);
  const [held] = await tx
    .select({
      documents: count(),
      bytes: sql<number>`coalesce(sum(${documents.fileSize}) filter (where ${documents.hasOriginal}), 0)::float`,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.isSample, false)));
  const used = held ?? { documents: 0, bytes: 0 };
  if (quotas.documents > 0 && used.documents + more > quotas.documents)
    throw new AppError('quota_exceeded', {
      detail:
        more === 1
          ? `You already keep ${used.documents} documents. The limit is ${quotas.documents}. Delete one first.`
          : `You already keep ${used.documents} documents. The limit is ${quotas.documents}, and these are ${more} more.`,
      members: { quota: 'documents', used: used.documents, limit: quotas.documents },
    });
  if (quotas.bytes > 0 && used.bytes + bytes > quotas.bytes)
    throw new AppError('quota_exceeded', {
      detail: `Your documents take up ${formatSize(used.bytes)} of ${formatSize(quotas.bytes)}. There isn’t room for another ${formatSize(bytes)}. Delete some first.`,
      members: { quota: 'bytes', used: used.bytes, limit: quotas.bytes },
    });
}
