// Lets the person see page n of m, and lets the engine stop when nobody waits for the result any more.

import type { Database } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';
import { fencedBy, type Run, SupersededError } from './fenced.ts';

/** Written no oftener than this. */
const SHOW_EVERY_MS = 250;
/** A long page says nothing for a while; the document may be deleted meanwhile. */
const LOOK_EVERY_MS = 2000;

export interface Progress {
  /** Aborts with the given signal, or with `SupersededError` when the run lost the document. */
  readonly signal: AbortSignal;
  readonly report: (done: number, total: number) => void;
  /** Resolves when nothing more will be written: what comes next is not overwritten by a late word about pages. */
  readonly stop: () => Promise<void>;
}

export function followProgress(db: Database, run: Run, signal: AbortSignal): Progress {
  const lost = new AbortController();
  let latest: { done: number; total: number } | null = null;
  let shownAt = 0;
  let writing: Promise<void> | null = null;
  let isStopped = false;

  const show = () => {
    if (writing || isStopped) return;
    shownAt = Date.now();
    writing = write().finally(() => {
      writing = null;
    });
  };
  const write = async () => {
    const values = latest
      ? {
          pagesDone: latest.done,
          pageCount: latest.total,
          step: latest.done < latest.total ? ('categorization' as const) : ('extraction' as const),
        }
      : { step: 'categorization' as const };
    try {
      const held = await db.update(documents).set(values).where(fencedBy(run)).returning({ id: documents.id });
      if (held.length === 0 && !isStopped) lost.abort(new SupersededError());
    } catch {
      // Progress is a courtesy: a database that does not answer is noticed by the next stage.
    }
  };
  const timer = setInterval(show, LOOK_EVERY_MS);

  return {
    signal: AbortSignal.any([signal, lost.signal]),
    report(done, total) {
      latest = { done, total };
      if (Date.now() - shownAt >= SHOW_EVERY_MS) show();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await writing;
    },
  };
}
