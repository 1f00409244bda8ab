// A person's share of the machine: besides credits, which a reading that fails gives back, so much time for reading a day, and so many readings.
import { problemMessages } from '@oneform/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import { readingTime } from '../../db/reading-time.ts';
import { AppError } from '../../errors.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** Work that was done for this person today. */
async function spentToday(tx: Queryable, userId: string): Promise<{ ms: number; readings: number }> {
  const [row] = await tx
    .select({ ms: readingTime.ms, readings: readingTime.readings })
    .from(readingTime)
    .where(and(eq(readingTime.userId, userId), eq(readingTime.day, today)));
  return row ?? { ms: 0, readings: 0 };
}

/** A reading that is begun is ended, so that the last one of a day may go beyond. */
export async function isReadingTimeUsed(
  tx: Queryable,
  { readingMinutesPerDay, quotas }: Pick<Config, 'readingMinutesPerDay' | 'quotas'>,
  userId: string,
): Promise<boolean> {
  const { readingsPerDay } = quotas;
  if (readingMinutesPerDay === 0 && readingsPerDay === 0) return false;
  const { ms, readings } = await spentToday(tx, userId);
  return (
    (readingMinutesPerDay > 0 && ms >= readingMinutesPerDay * 60_000) ||
    (readingsPerDay > 0 && readings >= readingsPerDay)
  );
}

/** Throws `rate_limited` until the day is over. */
export async function requireReadingTime(
  tx: Queryable,
  config: Pick<Config, 'readingMinutesPerDay' | 'quotas'>,
  userId: string,
): Promise<void> {
  if (!(await isReadingTimeUsed(tx, config, userId))) return;
  const now = new Date();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  throw new AppError('rate_limited', {
    detail: problemMessages.reading_time_used,
    headers: { 'retry-after': String(Math.ceil((midnight - now.getTime()) / 1000)) },
  });
}

/** A person who is gone has no time to keep. */
export async function countReadingTime(db: Queryable, userId: string, ms: number): Promise<void> {
  await db.execute(sql`insert into ${readingTime} as kept (user_id, day, ms, readings)
    select id, ${today}, ${Math.round(ms)}::int, 1 from users where id = ${userId}
    on conflict (user_id) do update set day = excluded.day, readings = 1 + case when kept.day = excluded.day then kept.readings else 0 end,
      ms = excluded.ms + case when kept.day = excluded.day then kept.ms else 0 end`);
}
