// Looks at what a process really occupies, which no heap limit bounds: WebAssembly and native memory are outside of it.
import { readFile } from 'node:fs/promises';

const interval = 40;

export interface MemoryWatch {
  /** Most megabytes seen resident since the start of the watch; 0 where the system does not tell. */
  peakMb(): number;
  stop(): void;
}

/** Calls `onExcess` once when the process is larger than `maxMb`. Does nothing where there is no /proc. */
export function watchMemory(pid: number, maxMb: number, onExcess: () => void): MemoryWatch {
  let peak = 0;
  let isStopped = process.platform !== 'linux';
  const look = async () => {
    const resident = await readResidentMb(pid);
    peak = Math.max(peak, resident);
    if (isStopped) return;
    if (resident > maxMb) {
      isStopped = true;
      onExcess();
    } else setTimeout(look, interval).unref();
  };
  if (!isStopped) void look();
  return {
    peakMb: () => peak,
    stop: () => {
      isStopped = true;
    },
  };
}

/** proc(5): the second field of statm is resident pages; VmRSS of status says it in kilobytes whatever the page size. */
async function readResidentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
