// Time as a task is judged by: what it worked, so that a busy machine is not held against it, and never more than passed.

export interface WorkClock {
  /** Processor time of the process so far, in milliseconds. */
  hear(cpuMs: number): void;
  /** From here on a new page is read. */
  turnPage(): void;
  /** Milliseconds worked since the task began; with threads of its own a task works no longer than the clock of the wall says. */
  task(): number;
  page(): number;
}

interface Mark {
  readonly at: number;
  /** Null until the process was looked at: then the wall's clock counts. */
  cpuMs: number | null;
}

export function createWorkClock(now: () => number = () => performance.now()): WorkClock {
  const begun: Mark = { at: now(), cpuMs: null };
  let page: Mark = begun;
  let heard: number | null = null;
  const since = ({ at, cpuMs }: Mark) => {
    const passed = now() - at;
    return heard === null || cpuMs === null ? passed : Math.min(passed, heard - cpuMs);
  };
  return {
    hear(cpuMs) {
      heard = cpuMs;
      begun.cpuMs ??= cpuMs;
      page.cpuMs ??= cpuMs;
    },
    turnPage() {
      page = { at: now(), cpuMs: heard };
    },
    task: () => since(begun),
    page: () => since(page),
  };
}
