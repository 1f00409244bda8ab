// A process and all that it started, with their memory, from /proc.
import { readdirSync, readFileSync } from 'node:fs';

export type ProcessKind = 'api' | 'postgres' | 'engine' | 'npm';

export interface RunningProcess {
  readonly pid: number;
  readonly kind: ProcessKind;
}

/** The process itself included. */
export function listDescendants(ancestor: number): RunningProcess[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [ancestor];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found.map((pid) => ({ pid, kind: kindOf(read(`/proc/${pid}/cmdline`)) }));
}

function kindOf(command: string): ProcessKind {
  const words = command.split('\0');
  if (words.some((word) => word.endsWith('/postgres') || word.startsWith('postgres:'))) return 'postgres';
  if (words.some((word) => /(sandbox\/child\.ts|dist\/reader\/child\.js)$/.test(word))) return 'engine';
  if (/node$/.test(words[0]!) && words.some((word) => word.endsWith('scripts/start.ts'))) return 'api';
  return 'npm';
}

/** Megabytes. */
export const pssMb = (pid: number) => kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss') / 1024;
export const rssMb = (pid: number) => kilobytes(`/proc/${pid}/status`, 'VmRSS') / 1024;

const MS_A_TICK = 10;

/** User and system time so far: fields 14 and 15 of `stat`, counted after the name in brackets. */
export function cpuMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

/** Of a process and all that it started, those included that have ended: fields 16 and 17 of `stat` hold what they took. */
export function treeCpuMs(ancestor: number): number {
  return listDescendants(ancestor).reduce((sum, { pid }) => {
    const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
    return sum + cpuMs(pid) + (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * MS_A_TICK;
  }, 0);
}

const kilobytes = (file: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(file))?.[1] ?? 0);

/** Empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
