// A lock that the kernel holds on an open file: free the moment its process is gone, however that went, and the same for all who see the
// file, from whatever container.
import { chmod } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
/** One that was collected as garbage would be closed, and free. */
const held = new Set<DatabaseSync>();

/**
 * Answers how to give it back, or null when somebody else has it. The file stays, and nothing but this may open it: a process that closes a
 * file loses its locks on it.
 */
export async function takeKernelLock(path: string): Promise<(() => void) | null> {
  const file = new DatabaseSync(path);
  try {
    // With its journal in memory nothing is written: all that happens is that the kernel locks one byte, in one call.
    file.exec('pragma journal_mode = memory; begin immediate');
  } catch (error) {
    file.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) return null;
    throw error;
  }
  held.add(file);
  await chmod(path, 0o600);
  return () => {
    held.delete(file);
    file.close();
  };
}
