// The child process: takes one task at a time, reads untrusted bytes, answers, and never touches anything else.

import { renderPage } from '#read/render-page.ts';
import { understandFile } from '../pipeline.ts';
import { readPaper } from '../read-paper.ts';
import type { ChildMessage, EngineResults, EngineTask, ReadTask, TaskMessage, UnderstandTask } from './task.ts';
import { warmUp } from './warm-up.ts';

async function carryOut(task: EngineTask, skipPages: readonly number[]): Promise<EngineResults[EngineTask['kind']]> {
  if (task.kind === 'render')
    return renderPage(task.bytes, task.mediaType, task.pageNumber, task.rotation, task.maxWidth);
  // Loaded when the first form comes: most children never see one.
  if (task.kind === 'fill') {
    const { fillForm } = await import('#fill/fill-form.ts');
    return fillForm(task.bytes, task.values, { makeFillable: task.makeFillable === true, onPage: tellProgress });
  }
  if (task.kind === 'judge') {
    const { judgeAnswers } = await import('#models/judge/judge-answers.ts');
    return judgeAnswers(task);
  }
  const options = toReadOptions(task, skipPages);
  if (task.kind === 'read') return readPaper(task.bytes, options);
  const { extractPeople } = task;
  return understandFile(task.bytes, { ...options, ...(extractPeople !== undefined && { extractPeople }) });
}

function toReadOptions({ declaredType, limits }: ReadTask | UnderstandTask, skipPages: readonly number[]) {
  return {
    ...(declaredType !== undefined && { declaredType }),
    ...(limits && { limits }),
    skipPages,
    onPage: tellProgress,
  };
}

const tellProgress = (done: number, total: number) => send({ type: 'progress', done, total });

function send(message: ChildMessage): void {
  // The host may be gone by the time a long page ends.
  if (process.connected) process.send?.(message);
}

let isReady = false;
function tellReady(): void {
  if (!isReady) send({ type: 'ready' });
  isReady = true;
}

process.on('message', ({ task, skipPages }: TaskMessage) => {
  tellReady();
  carryOut(task, skipPages).then(
    (result) => send({ type: 'result', result }),
    (error: unknown) =>
      send({ type: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

// A document that waits already warms it up just as well.
await warmUp(() => isReady);
tellReady();
