// Lets a process have the processor when others do not want it.
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Linux keeps the priority of each thread apart; threads that come later inherit it. */
export function giveWay(pid: number | undefined, priority: number): void {
  if (!pid) return;
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    for (const thread of threads) setPriority(thread, priority);
  } catch {
    // It is gone already, which its exit tells.
  }
}
