// The host's side of reading untrusted files: a few child processes, a fresh one for each user, one warm spare, and no way for a file to
// hurt more than the process that reads it.
import { type ChildLimits, defaultChildLimits } from './child-command.ts';
import { type EngineChild, startEngineChild } from './engine-child.ts';
import { makeFailedResult } from './failed-result.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';
import { readFreeMb } from './free-memory.ts';
import type { EngineResult, EngineTask } from './task.ts';

export interface EnginePoolOptions {
  /**
   * Documents read at the same time, where memory holds them all if each takes what it may; one always is. One page more may be drawn, one
   * form filled and one model's answer judged beside them.
   */
  readonly size: number;
  readonly limits?: Partial<ChildLimits>;
  /** Hears of faults of our own in a child, for the log; the document itself gets `corrupt_file`. */
  readonly onFault?: (message: string) => void;
  /** Megabytes that are free; what the machine or the container says, unless told otherwise. */
  readonly freeMb?: () => number;
  /** A child that has seen nobody's documents stands ready until nothing was read for a while; true unless told otherwise. */
  readonly keepsSpare?: boolean;
}

export interface RunOptions {
  /** User of the document: no process ever reads documents of two users, and users are served in turn. */
  readonly user: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Milliseconds that were worked on it, also in vain; heard before the promise settles, and more than once when it is read again. */
  readonly onWorked?: (ms: number) => void;
  /** Aborting ends the child at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface EnginePool {
  /** Always answers with a result of the task's kind, also when the child is killed or crashes; rejects only on abort and after `close`. */
  run<Task extends EngineTask>(task: Task, options: RunOptions): Promise<EngineResult<Task>>;
  /** Starts a spare child where none stands ready after a rest: somebody is about to have something read. */
  wake(): void;
  /** Most megabytes that any child so far was seen to occupy. */
  peakMb(): number;
  /** Ends all children; tasks under way reject. */
  close(): void;
}

interface Job {
  readonly task: EngineTask;
  readonly options: RunOptions;
  readonly settle: { resolve(result: unknown): void; reject(reason: unknown): void };
  child?: EngineChild;
  /** Number of times that its child was killed from outside. */
  kills: number;
  /** A child that had read other papers before ran out of memory over it. */
  needsFreshChild: boolean;
}

/** Work that waits for its own kind alone: somebody looks at the page that is to be drawn, and a long reading must not hold it up. */
interface Lane {
  readonly queue: FairQueue<Job>;
  readonly slots: number;
  busy: number;
}

/** A web page is filled while somebody looks at it, as a page is drawn; an answer that was paid for does not wait behind somebody's long paper until it is worth nothing. */
const laneOfKind = {
  read: 'papers',
  understand: 'papers',
  render: 'pictures',
  fill: 'forms',
  'fill-page': 'pictures',
  judge: 'answers',
} as const;

const openLane = (slots: number): Lane => ({ queue: createFairQueue<Job>(), slots, busy: 0 });

/** A page that kills its child is left out and the rest read again, so often. */
const maxRetries = 2;
/** Twice: the spare that takes over may have been killed with it. */
const maxKills = 2;
/** Somebody else may have given memory back. */
const lookAgainMs = 500;

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { size, limits: given, onFault, freeMb = readFreeMb, keepsSpare = true } = options;
  const limits = { ...defaultChildLimits, ...given };
  const lanes = { papers: openLane(size), pictures: openLane(1), forms: openLane(1), answers: openLane(1) };
  const laneOf = ({ kind }: EngineTask) => lanes[laneOfKind[kind]];
  const idle = new Map<EngineChild, NodeJS.Timeout | undefined>();
  const jobs = new Set<Job>();
  const working = new Set<EngineChild>();
  let resting: NodeJS.Timeout | undefined;
  let isAtRest = false;
  let isLookingAgain = false;
  let peakMb = 0;
  let isClosed = false;

  const start = (): EngineChild => startEngineChild(limits, () => forgetDead());

  const forget = (child: EngineChild) => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  };

  const forgetDead = () => {
    for (const child of idle.keys()) if (!child.isAlive()) forget(child);
  };

  const takeChild = (user: string, isFresh: boolean): EngineChild => {
    const waiting = [...idle.keys()].filter((child) => child.isAlive());
    const own = isFresh ? undefined : waiting.find((one) => one.user === user);
    const child = own ?? waiting.find((one) => one.user === undefined) ?? start();
    forget(child);
    child.user = user;
    return child;
  };

  const giveBack = (child: EngineChild) => {
    peakMb = Math.max(peakMb, child.peakMb());
    if (!child.isAlive()) return;
    if (isClosed || child.isSlowed() || child.documents >= limits.documentsPerChild) child.kill();
    else idle.set(child, setTimeout(() => child.kill(), limits.idleSeconds * 1000).unref());
  };

  /** Of children that have seen documents no more are kept than can work at once; the spare stands ready beside them. */
  const tidyUp = () => {
    if (isClosed) return;
    forgetDead();
    const used = [...idle.keys()].filter((child) => child.user !== undefined);
    const busy = Object.values(lanes).reduce((sum, lane) => sum + lane.busy, 0);
    for (const child of used.slice(0, Math.max(0, used.length + busy - size))) child.kill();
    if (keepsSpare && !isAtRest && ![...idle.keys()].some((child) => child.user === undefined))
      idle.set(start(), undefined);
  };

  /** Counts anew from now; a child that works goes on, and so do those that wait for it. */
  const stayAwake = () => {
    isAtRest = false;
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (jobs.size > 0) return stayAwake();
      isAtRest = true;
      for (const child of idle.keys()) child.kill();
    }, limits.restSeconds * 1000).unref();
  };

  const work = async (job: Job, skipPages: readonly number[]): Promise<unknown> => {
    const child = takeChild(job.options.user, job.needsFreshChild);
    job.child = child;
    child.documents++;
    working.add(child);
    const before = child.workedMs();
    const outcome = await child.run({ task: job.task, skipPages }, job.options.onProgress);
    job.options.onWorked?.(child.workedMs() - before);
    working.delete(child);
    giveBack(child);
    if (outcome.type === 'result') return outcome.result;
    if (outcome.type === 'fault') {
      onFault?.(outcome.message);
      return makeFailedResult(job.task, 'corrupt_file');
    }
    // A child killed by the machine is no fault of the document, until it happens again and again.
    if (outcome.isOutside && job.kills++ < maxKills && jobs.has(job)) return work(job, skipPages);
    // Memory kept from earlier papers is no fault of this one either.
    if (outcome.problem === 'out_of_memory' && child.documents > 1 && jobs.has(job)) {
      job.needsFreshChild = true;
      return work(job, skipPages);
    }
    const culprit = outcome.done + 1;
    // A form is filled whole or not at all.
    const isDivisible = job.task.kind !== 'fill' && job.task.kind !== 'judge' && outcome.total > 1;
    const canRetry = isDivisible && culprit <= outcome.total && skipPages.length < maxRetries && jobs.has(job);
    return canRetry ? work(job, [...skipPages, culprit]) : makeFailedResult(job.task, outcome.problem);
  };

  /** One more could take all that it may, and so could all that are working. */
  const isRoomForPaper = (): boolean => {
    if (lanes.papers.busy === 0) return true;
    const spoken = [...working].reduce((sum, child) => sum + limits.maxResidentMb - child.residentMb(), 0);
    if (freeMb() >= spoken + limits.maxResidentMb) return true;
    if (!isLookingAgain) {
      isLookingAgain = true;
      setTimeout(() => {
        isLookingAgain = false;
        dispatch();
      }, lookAgainMs).unref();
    }
    return false;
  };

  const fill = (lane: Lane) => {
    while (lane.busy < lane.slots && !lane.queue.isEmpty() && (lane !== lanes.papers || isRoomForPaper())) {
      const job = lane.queue.take();
      if (!job) break;
      lane.busy++;
      work(job, [])
        .then(job.settle.resolve, job.settle.reject)
        .finally(() => {
          lane.busy--;
          dispatch();
        });
    }
  };

  const dispatch = () => {
    for (const lane of Object.values(lanes)) fill(lane);
    tidyUp();
  };

  const drop = (job: Job, reason: unknown) => {
    jobs.delete(job);
    laneOf(job.task).queue.remove(job);
    job.settle.reject(reason);
    job.child?.kill();
  };

  stayAwake();
  tidyUp();
  return {
    run<Task extends EngineTask>(task: Task, options: RunOptions) {
      const { signal } = options;
      const { promise, resolve, reject } = Promise.withResolvers<EngineResult<Task>>();
      if (isClosed || signal?.aborted) return Promise.reject(signal?.reason ?? new Error('The engine pool is closed'));
      const settle: Job['settle'] = { resolve: resolve as (result: unknown) => void, reject };
      const job: Job = { task, options, settle, kills: 0, needsFreshChild: false };
      const abort = () => drop(job, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      jobs.add(job);
      stayAwake();
      laneOf(task).queue.add(options.user, job);
      dispatch();
      return promise.finally(() => {
        signal?.removeEventListener('abort', abort);
        jobs.delete(job);
        if (!isClosed) stayAwake();
      });
    },
    wake() {
      if (isClosed) return;
      stayAwake();
      tidyUp();
    },
    peakMb: () => peakMb,
    close() {
      isClosed = true;
      clearTimeout(resting);
      for (const job of jobs) drop(job, new Error('The engine pool is closed'));
      for (const child of [...idle.keys()]) child.kill();
    },
  };
}
