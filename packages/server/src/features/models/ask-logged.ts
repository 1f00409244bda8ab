// Asks a model within a time, writes down what was sent, and turns every failure into a plain "no answer".
import type { ModelFailureCode } from '@oneform/contract';
import type { ModelAnswer, ModelCall, ModelTask } from '@oneform/engine';
import type { Deps } from '../../deps.ts';
import type { ChosenModel } from './choose-model.ts';
import { findCallFailure } from './find-call-failure.ts';
import { announceCall, type CallSubject, recordBreak, recordCalls } from './record-calls.ts';

export interface LoggedAnswer<T> {
  /** Null: nothing came back. */
  readonly value: T | null;
  readonly calls: readonly ModelCall[];
  /** Reason of the unanswered part, set also when the rest was answered. */
  readonly failure: ModelFailureCode | null;
  /** Claims of the answer that were not looked at. */
  readonly dropped?: number;
}

export interface LoggedQuestion<T> {
  readonly task: ModelTask;
  readonly subject: CallSubject;
  /** Aborts when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  /** Shared by all questions of one document or action. */
  readonly budget: AbortSignal;
  readonly ask: (signal: AbortSignal) => Promise<ModelAnswer<T>>;
}

/** Rejects with the reason of `signal` alone. No transaction may be open: answers take seconds. */
export async function askLogged<T>(
  { db }: Pick<Deps, 'db'>,
  chosen: ChosenModel,
  { task, subject, signal, budget, ask }: LoggedQuestion<T>,
): Promise<LoggedAnswer<T>> {
  signal.throwIfAborted();
  if (budget.aborted) return { value: null, calls: [], failure: 'timeout' };
  const announced = await announceCall(db, subject, chosen, task);
  const either = AbortSignal.any([signal, budget]);
  const answer = await Promise.race([ask(either), rejectOn(either)]).catch(() => null);
  if (answer) {
    await recordCalls(db, announced, subject, answer.calls);
    return { ...answer, failure: findCallFailure(answer.calls) };
  }
  signal.throwIfAborted();
  const failure = budget.aborted ? 'timeout' : 'bad_answer';
  await recordBreak(db, announced, subject, failure);
  return { value: null, calls: [], failure };
}

/** A model that does not listen to its signal must not hold up a document for longer either. */
function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}
