// Looks at what a process really takes: memory outside of any heap limit (WebAssembly, native), and processor time.
import { readFile } from 'node:fs/promises';

const interval = 20;
/** proc(5) counts processor time in hundredths of a second on every system that Node runs on. */
const msPerTick = 10;

export interface Seen {
  readonly residentMb: number;
  /** Milliseconds of processor time since the process began, of all its threads. */
  readonly cpuMs: number;
  /** It runs or waits for a processor. */
  readonly isRunnable: boolean;
}

/** Calls `onLook` again and again until it is stopped; never where there is no /proc. */
export function watchProcess(pid: number, onLook: (seen: Seen) => void): { stop(): void } {
  let isStopped = process.platform !== 'linux';
  const look = async () => {
    const seen = await see(pid);
    if (isStopped) return;
    if (seen) onLook(seen);
    if (!isStopped) setTimeout(look, interval).unref();
  };
  if (!isStopped) void look();
  return {
    stop: () => {
      isStopped = true;
    },
  };
}

/** VmRSS of status says what is resident whatever the page size; fields 14 and 15 of stat are time in user and kernel mode, field 3 is the state. */
async function see(pid: number): Promise<Seen | null> {
  try {
    const [status, stat] = await Promise.all(
      ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'latin1')),
    );
    const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
    return {
      residentMb: Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0) / 1024,
      cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick,
      isRunnable: fields[0] === 'R',
    };
  } catch {
    return null;
  }
}
