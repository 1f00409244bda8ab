// Namespace of a process: a process id means something only within one namespace of one start of one machine.
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

export interface Place {
  readonly host: string;
  /** Another after each start of the machine; '' where the system does not tell. */
  readonly boot: string;
  /** Namespace in which process ids are counted; '' where there is only one. */
  readonly namespace: string;
}

export async function findPlace(): Promise<Place> {
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return { host: hostname(), boot: boot.trim(), namespace: namespace.replaceAll(/\D/g, '') };
}

/** Of one kernel since it started: what it holds for one of both it holds for the other. */
export const hasSameKernel = (one: Place, other: Place) =>
  one.boot === other.boot && (one.boot !== '' || one.host === other.host);

/** The process ids of the one are those of the other. */
export const countsAlike = (one: Place, other: Place) => hasSameKernel(one, other) && one.namespace === other.namespace;

/** For a sentence. A process of our own place needs no more than its number. */
export function describeProcess(pid: number, at: Place, here: Place): string {
  if (countsAlike(at, here) && at.host === here.host) return `process ${pid}`;
  const { host, boot, namespace } = at;
  return [`process ${pid} on host ${host}`, namespace && `PID namespace ${namespace}`, boot && `boot ${boot}`]
    .filter(Boolean)
    .join(', ');
}
