// Credits used a day, in the person's own days.
import type { DailyUsage } from '@oneform/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditEntries } from '../../db/schema.ts';
import { lastDays, localDay } from './local-days.ts';

/**
 * The database adds up quarters of an hour, of which every zone's day is made; which day they belong to is decided here, so that
 * both agree on the zone whatever zones the database knows.
 */
export async function chartUsage(
  db: Database,
  userId: string,
  { days, timeZone, now }: { days: number; timeZone: string; now: Date },
): Promise<DailyUsage[]> {
  const quarter = sql<string>`date_bin('15 minutes', ${creditEntries.createdAt}, timestamptz 'epoch')`;
  const rows = await db
    .select({ from: quarter, credits: sql<number>`sum(${creditEntries.consumed})::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.kind, 'settle'),
        // Two days more than asked for: a zone's first day may begin earlier than UTC's.
        gte(creditEntries.createdAt, sql`now() - make_interval(days => ${days + 2})`),
      ),
    )
    .groupBy(quarter);
  const used = new Map<string, number>();
  for (const row of rows) {
    const day = localDay(new Date(row.from), timeZone);
    used.set(day, (used.get(day) ?? 0) + row.credits);
  }
  return lastDays(now, timeZone, days).map((date) => ({ date, credits: used.get(date) ?? 0 }));
}
