// Counts the requests of an address within a window of time, for all API processes together.
import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { requestCounts } from '../db/request-counts.ts';

/** Interval at which a process shares its count with the others: it bounds the excess that they all may let through. */
const SHARE_EVERY_MS = 1000;
const CLEAN_EVERY_MS = 60_000;
/** Addresses remembered at once, so that a flood from many of them does not fill the memory. */
const MAX_KEYS = 10_000;

export interface Count {
  /** Requests within the window so far, this one included. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

export interface RequestCounts {
  /** Answers at once from what this process saw and what it last heard of the others. */
  countSoon(key: string, windowMs: number): Count;
  /** Asks the database: exact, at the price of a statement. */
  countNow(key: string, windowMs: number): Promise<Count>;
  /** Tells what was not told yet; by itself a second after the first such request. */
  share(): Promise<void>;
  stop(): void;
}

interface Entry {
  told: number;
  untold: number;
  windowMs: number;
  endsAt: number;
}

interface Sent {
  readonly key: string;
  readonly count: number;
  readonly windowMs: number;
}

/** `onFault` hears of a database that does not take the counts; each process then goes on with its own. */
export function createRequestCounts(
  db: Database,
  { secret, onFault }: { secret: string; onFault: (error: unknown) => void },
): RequestCounts {
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let cleanedAt = Date.now();
  const nameOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  const share = async () => {
    clearTimeout(timer);
    timer = undefined;
    const now = Date.now();
    const sent: Sent[] = [];
    for (const [key, entry] of entries) {
      if (entry.untold > 0) sent.push({ key, count: entry.untold, windowMs: entry.windowMs });
      else if (entry.endsAt <= now) entries.delete(key);
    }
    if (sent.length === 0) return;
    const shared = await add(
      db,
      sent.map((one) => ({ ...one, key: nameOf(one.key) })),
    );
    for (const { key, count } of sent) {
      const [entry, all] = [entries.get(key), shared.get(nameOf(key))];
      if (!entry || !all) continue;
      entry.told = all.current;
      entry.untold = Math.max(0, entry.untold - count);
      entry.endsAt = Date.now() + all.ttl;
    }
    if (now - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = now;
    await db.delete(requestCounts).where(lte(requestCounts.endsAt, sql`now()`));
  };

  return {
    countSoon(key, windowMs) {
      const now = Date.now();
      let entry = entries.get(key);
      if (!entry || entry.endsAt <= now) {
        entries.delete(key);
        if (entries.size >= MAX_KEYS) entries.delete(entries.keys().next().value!);
        entry = { told: 0, untold: 0, windowMs, endsAt: now + windowMs };
        entries.set(key, entry);
      }
      entry.untold += 1;
      timer ??= setTimeout(() => void share().catch(onFault), SHARE_EVERY_MS).unref();
      return { current: entry.told + entry.untold, ttl: entry.endsAt - now };
    },
    async countNow(key, windowMs) {
      const shared = await add(db, [{ key: nameOf(key), count: 1, windowMs }]);
      return shared.get(nameOf(key))!;
    },
    share,
    stop: () => clearTimeout(timer),
  };
}

/** One statement for however many addresses; in one order, so that two processes never wait for each other in a circle. */
async function add(db: Database, sent: readonly Sent[]): Promise<Map<string, Count>> {
  const { rows } = await db.$client.query<{ key: string; count: number; ttl: number }>({
    name: 'count_requests',
    text: `insert into request_counts as kept (key, count, ends_at)
      select key, count, now() + make_interval(secs => window_ms / 1000.0)
      from unnest($1::text[], $2::int[], $3::int[]) as sent(key, count, window_ms) order by key
      on conflict (key) do update set
        count = case when kept.ends_at > now() then kept.count + excluded.count else excluded.count end,
        ends_at = case when kept.ends_at > now() then kept.ends_at else excluded.ends_at end
      returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as ttl`,
    values: [sent.map(({ key }) => key), sent.map(({ count }) => count), sent.map(({ windowMs }) => windowMs)],
  });
  return new Map(rows.map(({ key, count, ttl }) => [key, { current: count, ttl }]));
}
