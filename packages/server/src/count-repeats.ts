// Logs a repeated failure once with all that is known of it, and then as a count once a period.

const PERIOD_MS = 60_000;

export interface Repeats {
  /** Has the first of a kind told at once; `tellMore` gets the number of those since, at the end of each period that had any. */
  tell(kind: string, tellFirst: () => void, tellMore: (times: number) => void): void;
  /** Tells what was not told yet. */
  stop(): void;
}

/** Kinds are few by nature: codes, never texts with values. */
export function countRepeats(periodMs = PERIOD_MS): Repeats {
  const kinds = new Map<string, { times: number; tellMore: (times: number) => void; timer: NodeJS.Timeout }>();
  const endPeriod = (kind: string) => {
    const known = kinds.get(kind)!;
    if (known.times === 0) {
      clearInterval(known.timer);
      kinds.delete(kind);
      return;
    }
    known.tellMore(known.times);
    known.times = 0;
  };
  return {
    tell(kind, tellFirst, tellMore) {
      const known = kinds.get(kind);
      if (known) {
        known.times += 1;
        return;
      }
      kinds.set(kind, { times: 0, tellMore, timer: setInterval(() => endPeriod(kind), periodMs).unref() });
      tellFirst();
    },
    stop() {
      for (const { times, tellMore, timer } of kinds.values()) {
        clearInterval(timer);
        if (times > 0) tellMore(times);
      }
      kinds.clear();
    },
  };
}
