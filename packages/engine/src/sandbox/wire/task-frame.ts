// A task as a frame: what is large in it goes beside the rest.
import type { EngineTask, TaskMessage } from '../task.ts';

export function detach({ task, skipPages }: TaskMessage): { head: unknown; bytes: Uint8Array } {
  if (task.kind === 'judge') return { head: { task: { ...task, words: undefined }, skipPages }, bytes: task.words };
  if (task.kind === 'fill-page') return { head: { task, skipPages }, bytes: new Uint8Array() };
  return { head: { task: { ...task, bytes: undefined }, skipPages }, bytes: task.bytes };
}

export function attach(task: EngineTask, bytes: Uint8Array): EngineTask {
  if (task.kind === 'fill-page') return task;
  return task.kind === 'judge' ? { ...task, words: bytes } : { ...task, bytes };
}
