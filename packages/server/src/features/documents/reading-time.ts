// A person's share of the machine: besides credits, which a reading that fails gives back, so much time for reading a day.
import { problemMessages } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import { readingTime } from '../../db/reading-time.ts';
import { AppError } from '../../errors.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** Milliseconds worked for this person today. */
async function spentToday(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ ms: sql<number>`case when ${readingTime.day} = ${today} then ${readingTime.ms} else 0 end` })
    .from(readingTime)
    .where(eq(readingTime.userId, userId));
  return row?.ms ?? 0;
}

/** A reading that is begun is ended, so that the last one of a day may go beyond. */
export async function isReadingTimeUsed(
  tx: Queryable,
  { readingMinutesPerDay }: Pick<Config, 'readingMinutesPerDay'>,
  userId: string,
): Promise<boolean> {
  return readingMinutesPerDay > 0 && (await spentToday(tx, userId)) >= readingMinutesPerDay * 60_000;
}

/** Throws `rate_limited` until the day is over. */
export async function requireReadingTime(
  tx: Queryable,
  config: Pick<Config, 'readingMinutesPerDay'>,
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
  await db.execute(sql`insert into ${readingTime} as kept (user_id, day, ms)
    select id, ${today}, ${Math.round(ms)}::int from users where id = ${userId}
    on conflict (user_id) do update set day = excluded.day, ms = excluded.ms + case when kept.day = excluded.day then kept.ms else 0 end`);
}
