// One child process as the host sees it: give it a task, hear its progress, and know why it died if it did.
import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { ReadProblemCode } from '#document/read-document.ts';
import { type ChildLimits, nameChildCommand } from './child-command.ts';
import { giveWay } from './give-way.ts';
import type { EngineResults, EngineTask, TaskMessage } from './task.ts';
import { watchProcess } from './watch-process.ts';
import { createResultCollector } from './wire/collect-result.ts';
import { startFrame } from './wire/frames.ts';
import { type HeardMessage, hearChild } from './wire/hear-child.ts';
import { detach } from './wire/task-frame.ts';
import { createWorkClock } from './work-clock.ts';

export type ChildOutcome =
  | { readonly type: 'result'; readonly result: EngineResults[EngineTask['kind']] }
  | { readonly type: 'fault'; readonly message: string }
  /** `done` of `total` pages were read when it died; 0 of 0 when it had not come so far. `isOutside`: neither the document nor we ended it. */
  | {
      readonly type: 'death';
      readonly problem: ReadProblemCode;
      readonly isOutside: boolean;
      readonly done: number;
      readonly total: number;
    };

export interface EngineChild {
  /** User of the documents it has seen; it never sees those of two users. */
  user: string | undefined;
  documents: number;
  /** Not any more as soon as it was told to go: what it is asked then it does not answer. */
  readonly isAlive: () => boolean;
  /** Resolves in every case, also when the child dies. */
  readonly run: (message: TaskMessage, onProgress?: (done: number, total: number) => void) => Promise<ChildOutcome>;
  /** Milliseconds that its tasks worked so far. */
  readonly workedMs: () => number;
  /** A long task made it give way to all others, which an ordinary user cannot take back. */
  readonly isSlowed: () => boolean;
  /** Megabytes that it occupied when it was looked at last. */
  readonly residentMb: () => number;
  /** Most megabytes it was seen to occupy while it worked. */
  readonly peakMb: () => number;
  readonly kill: () => void;
}

interface Death {
  readonly problem: ReadProblemCode;
  /** Killed by the kernel, which takes the largest process when the machine is short of memory, or by an operator. */
  readonly isOutside: boolean;
  /** Ours rather than the document's. */
  readonly fault?: string;
}

const keptErrorCharacters = 4000;
/**
 * Bytes that a task may answer with beside its file and its words. Texts of pages count as they are, what has to be taken over piece by piece
 * counts for more: the host is busy with all of it for some seconds at most, a moment at a time.
 */
const maxSaid = 128 * 1024 * 1024;
const costOfHead = 4;
const costOfMessage = 4096;

/** Milliseconds of work after which a task gives way to those that are done in less: of two papers the short one is ready as if it were alone. */
const longMs = 10_000;
/**
 * An idle child is ended later than one that works too long; where its work cannot be seen, the longer limit holds for
 * both.
 */
const idleFactor = 4;

/** `entry`: what to start instead of the child, which only tests do. */
export function startEngineChild(limits: ChildLimits, onExit: () => void, entry?: string): EngineChild {
  const { file, args } = nameChildCommand(limits, entry);
  const child = spawn(file, args, { env: {}, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  const [asks, , complaints, answers] = child.stdio as unknown as [Writable, null, Readable, Readable];
  // Papers are read beside people who wait for a page: their processor time comes second.
  giveWay(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let isAlive = true;
  let isReady = false;
  let errors = '';
  let said = 0;
  let killedFor: ReadProblemCode | undefined;
  let residentMb = 0;
  let peakMb = 0;
  let workedMs = 0;
  let isSlowed = false;
  const exited = new Promise<Death>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      if (!isAlive) return;
      isAlive = false;
      const problem = killedFor ?? nameDeath(code, signal, errors);
      // A child that dies before it has seen a document was not killed by one.
      const isOurs = !isReady && killedFor === undefined && signal !== 'SIGKILL';
      const isOutside = signal === 'SIGKILL' && killedFor === undefined;
      resolve({ problem, isOutside, ...(isOurs && { fault: `A child could not start: ${errors}` }) });
      onExit();
    };
    child.once('error', () => end(1, null));
    child.once('exit', end);
  });
  complaints.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-keptErrorCharacters);
    said += text.length;
    if (said > maxSaid) killFor('corrupt_file');
  });
  // A closed pipe means a dead child, which its exit reports.
  asks.on('error', () => undefined);
  let hearTask: ((message: HeardMessage, bytes: Buffer) => void) | undefined;
  const misspoken = new Promise<ChildOutcome>((resolve) => {
    hearChild(answers, (message, bytes, headLength) => {
      isReady = true;
      said += costOfMessage + costOfHead * headLength + (message.type === 'lot' ? bytes.length : 0);
      if (said > maxSaid) throw new Error('It says too much');
      hearTask?.(message, bytes);
    }).catch((error: Error) => {
      if (child.killed) return;
      resolve({ type: 'fault', message: `A child said what none may say: ${error.message.slice(0, 500)}` });
      killFor('corrupt_file');
    });
  });
  // An idle child must not keep the host from ending.
  child.unref();
  const pipes = [asks, complaints, answers] as unknown as Socket[];
  for (const pipe of pipes) pipe.unref();

  const killFor = (problem: ReadProblemCode) => {
    killedFor ??= problem;
    child.kill('SIGKILL');
  };

  const run: EngineChild['run'] = async (message, onProgress) => {
    let done = 0;
    let total = 0;
    const clock = createWorkClock();
    const watch = watchProcess(child.pid ?? 0, (seen) => {
      residentMb = seen.residentMb;
      peakMb = Math.max(peakMb, residentMb);
      clock.hear(seen.cpuMs, seen.isRunnable);
      if (residentMb > limits.maxResidentMb) killFor('out_of_memory');
      if (clock.task() > limits.maxSeconds * 1000 || clock.page() > limits.maxPageSeconds * 1000)
        killFor('processing_timeout');
      if (clock.task() > longMs && !isSlowed) {
        isSlowed = true;
        giveWay(child.pid, constants.priority.PRIORITY_LOW);
      }
    });
    const stopTask = afterIdle(limits.maxSeconds * idleFactor * 1000, clock.idleOfTask, () =>
      killFor('processing_timeout'),
    );
    const startPage = () =>
      afterIdle(limits.maxPageSeconds * idleFactor * 1000, clock.idleOfPage, () => killFor('processing_timeout'));
    let stopPage = startPage();
    const progress = (pages: { done: number; total: number }) => {
      ({ done, total } = pages);
      clock.turnPage();
      stopPage();
      stopPage = startPage();
      onProgress?.(done, total);
    };
    const answered = new Promise<ChildOutcome>((resolve) => {
      const result = createResultCollector();
      hearTask = (heard, bytes) => {
        if (heard.type === 'progress') progress(heard);
        else if (heard.type === 'fault') resolve(heard);
        else if (heard.type === 'lot') result.add(heard.list, heard.items, bytes);
        else if (heard.type === 'result')
          resolve({ type: 'result', result: result.finish(message.task.kind, heard.rest, bytes) });
      };
    });
    said = 0;
    for (const pipe of pipes) pipe.ref();
    const { head, bytes } = detach(message);
    asks.write(startFrame(head, bytes));
    asks.write(bytes);
    const death = exited.then(
      ({ problem, isOutside, fault }): ChildOutcome =>
        fault ? { type: 'fault', message: fault } : { type: 'death', problem, isOutside, done, total },
    );
    let outcome = await Promise.race([answered, misspoken, death]);
    // Refused memory it may answer still; what it holds by then is of no use to the next paper.
    if (outcome.type === 'fault' && tellsOfMemory(outcome.message)) {
      killFor('out_of_memory');
      outcome = await death;
    }
    hearTask = undefined;
    for (const pipe of pipes) pipe.unref();
    stopTask();
    stopPage();
    watch.stop();
    workedMs += clock.task();
    return outcome;
  };

  return {
    user: undefined,
    documents: 0,
    isAlive: () => isAlive && !child.killed,
    run,
    workedMs: () => workedMs,
    isSlowed: () => isSlowed,
    residentMb: () => residentMb,
    peakMb: () => peakMb,
    kill: () => child.kill('SIGKILL'),
  };
}

/** Calls `end` once `idle` has come to `limitMs`, unless what it answers is called before. */
function afterIdle(limitMs: number, idle: () => number, end: () => void): () => void {
  const look = () => {
    const left = limitMs - idle();
    if (left <= 0) end();
    else timer = setTimeout(look, left);
  };
  let timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);
}

/** V8, C++ libraries and WebAssembly, in what they throw or write before they abort. */
const tellsOfMemory = (text: string) => /out of memory|allocation failed|bad_alloc|unable to grow/i.test(text);

function nameDeath(code: number | null, signal: NodeJS.Signals | null, errors: string): ReadProblemCode {
  // The kernel's own killer also says SIGKILL.
  if (signal === 'SIGKILL' || tellsOfMemory(errors)) return 'out_of_memory';
  if (signal === 'SIGXCPU' || code === 128 + 24) return 'processing_timeout';
  return 'corrupt_file';
}
