// Lists usage: settled runs alone, newest first. Holds and their refunds concern the ledger only.
import type { UsageItem } from '@oneform/contract';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditEntries } from '../../db/schema.ts';

const usedBy = (userId: string) =>
  and(eq(creditEntries.userId, userId), eq(creditEntries.kind, 'settle'), gt(creditEntries.consumed, 0));

export async function listUsage(db: Database, userId: string, { page, limit }: { page: number; limit: number }) {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(creditEntries)
      .where(usedBy(userId))
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(creditEntries).where(usedBy(userId)),
  ]);
  const total = counted?.total ?? 0;
  return { items: rows.map(toUsageItem), total, total_pages: Math.ceil(total / limit), page };
}

const toUsageItem = (row: typeof creditEntries.$inferSelect): UsageItem => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  operation_type: row.operation ?? '',
  credits_consumed: row.consumed ?? 0,
  document_id: row.documentId,
  collection_id: row.collectionId,
  subject: row.subject,
});
