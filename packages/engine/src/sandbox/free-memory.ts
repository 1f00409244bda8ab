// Memory that further processes may take here, in a container as well.
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const bytesPerMb = 1024 * 1024;

/** Megabytes. */
export function readFreeMb(): number {
  const limit = process.constrainedMemory();
  const isContained = limit > 0 && limit < totalmem();
  return ((isContained && readFreeOfContainer(limit)) || process.availableMemory()) / bytesPerMb;
}

/** Files that are kept in memory count as taken in a container (cgroup v2), and are given up as soon as somebody wants it. */
function readFreeOfContainer(limit: number): number | undefined {
  try {
    const read = (name: string) => readFileSync(`/sys/fs/cgroup/${name}`, 'latin1');
    const cached = Number(/^inactive_file (\d+)/m.exec(read('memory.stat'))?.[1] ?? 0);
    return Math.max(0, limit - Number(read('memory.current')) + cached);
  } catch {
    return undefined;
  }
}
