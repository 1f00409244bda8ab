// Time as a task is judged by: what it worked, so that a busy machine is not held against it, and never more than passed. What neither works nor
// wants to is idle; what waits for a processor is not.

export interface WorkClock {
  /** Processor time of the process so far, in milliseconds, and whether it runs or waits for a processor. */
  hear(cpuMs: number, isRunnable: boolean): void;
  /** From here on a new page is read. */
  turnPage(): void;
  /** Milliseconds worked since the task began; with threads of its own a task works no longer than the clock of the wall says. */
  task(): number;
  page(): number;
  /** Milliseconds since the task, or its page, began in which nothing was seen of it. */
  idleOfTask(): number;
  idleOfPage(): number;
}

interface Mark {
  readonly at: number;
  /** Null until the process was looked at: then the wall's clock counts. */
  cpuMs: number | null;
  readonly busyMs: number;
}

/** Between two looks of a host that is as busy as the process nothing is known of it for longer. */
const longestIdleMs = 1000;

export function createWorkClock(now: () => number = () => performance.now()): WorkClock {
  const begun: Mark = { at: now(), cpuMs: null, busyMs: 0 };
  let page: Mark = begun;
  let heard: number | null = null;
  let heardAt = begun.at;
  /** Of all that passed what was no idleness. */
  let busyMs = 0;
  const since = ({ at, cpuMs }: Mark) => {
    const passed = now() - at;
    return heard === null || cpuMs === null ? passed : Math.min(passed, heard - cpuMs);
  };
  const idle = (mark: Mark) => now() - mark.at - (busyMs - mark.busyMs);
  return {
    hear(cpuMs, isRunnable) {
      const passed = now() - heardAt;
      const isBusy = isRunnable || (heard !== null && cpuMs > heard);
      busyMs += isBusy ? passed : Math.max(0, passed - longestIdleMs);
      heardAt += passed;
      heard = cpuMs;
      begun.cpuMs ??= cpuMs;
      page.cpuMs ??= cpuMs;
    },
    turnPage() {
      page = { at: now(), cpuMs: heard, busyMs };
    },
    task: () => since(begun),
    page: () => since(page),
    idleOfTask: () => idle(begun),
    idleOfPage: () => idle(page),
  };
}
