// The child process: takes one task at a time, reads untrusted bytes, answers, and never touches anything else.

import { outlineOf } from '#document/read-outline.ts';
import { renderPage } from '#read/render-page.ts';
import { understandFile } from '../pipeline.ts';
import { readPaper } from '../read-paper.ts';
import type { EngineResults, EngineTask, ReadTask, TaskMessage, UnderstandTask } from './task.ts';
import { warmUp } from './warm-up.ts';
import { hear, say } from './wire/child-end.ts';
import { openPaper, packPaper } from './wire/pack-paper.ts';
import { sendResult } from './wire/send-result.ts';
import { attach } from './wire/task-frame.ts';

async function carryOut(task: EngineTask, skipPages: readonly number[]): Promise<EngineResults[EngineTask['kind']]> {
  if (task.kind === 'render')
    return renderPage(task.bytes, task.mediaType, task.pageNumber, task.rotation, task.maxWidth);
  // Loaded when the first form comes: most children never see one.
  if (task.kind === 'fill') {
    const { fillForm } = await import('#fill/fill-form.ts');
    return fillForm(task.bytes, task.values, {
      makeFillable: task.makeFillable === true,
      settings: task.settings ?? {},
      onPage: tellProgress,
    });
  }
  if (task.kind === 'fill-page') {
    const { fillPage } = await import('#fill/web/fill-page.ts');
    return fillPage(task.page, task.values);
  }
  if (task.kind === 'judge') {
    const { judgeAnswers } = await import('#models/scoring/judge-answers.ts');
    const { words, ...request } = task;
    return judgeAnswers({ ...request, ...openPaper(words) });
  }
  const options = toReadOptions(task, skipPages);
  if (task.kind === 'read') return outlineOf(await readPaper(task.bytes, options));
  const { extractPeople, keepsWords } = task;
  const paper = await understandFile(task.bytes, { ...options, ...(extractPeople !== undefined && { extractPeople }) });
  const words = keepsWords ? packPaper(paper) : undefined;
  return { read: outlineOf(paper.read), understood: paper.understood, ...(words && { words }) };
}

function toReadOptions({ declaredType, limits }: ReadTask | UnderstandTask, skipPages: readonly number[]) {
  return {
    ...(declaredType !== undefined && { declaredType }),
    ...(limits && { limits }),
    skipPages,
    onPage: tellProgress,
  };
}

const tellProgress = (done: number, total: number) => say({ type: 'progress', done, total });

let isReady = false;
function tellReady(): void {
  if (!isReady) say({ type: 'ready' });
  isReady = true;
}

void hear((head, bytes) => {
  tellReady();
  const { task: asked, skipPages } = head as TaskMessage;
  const task = attach(asked, bytes);
  carryOut(task, skipPages).then(
    (result) => sendResult(task.kind, result),
    (error: unknown) =>
      say({ type: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
}).then(() => process.exit(0));

// A document that waits already warms it up just as well.
await warmUp(() => isReady);
tellReady();
