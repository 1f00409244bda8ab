// All that becomes of a model's answers about one file. Data in and data out, so that it runs in the sandbox: what a model says is as little
// trusted as the file.
import type { UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import type { PageViews } from '../engine-port.ts';
import type { ModelRecord } from '../model-record.ts';
import type { Answer } from '../understand/answer.ts';
import { findMissing } from '../understand/find-missing.ts';
import { decideDocument, judgeDocument } from './judge-document.ts';
import { fittedWeights } from './weigh.ts';

/** A model's answers, with the questions. */
export interface JudgeRequest {
  /** By the rules. */
  readonly understood: UnderstoodDocument;
  /** Of all portions, as `joinAnswers` makes it. */
  readonly answer: Answer;
  readonly record: ModelRecord;
  /** People may be told whom the rules have not named. */
  readonly extractPeople: boolean;
  /** Facts that something is waiting for. */
  readonly wanted: readonly string[];
}

export interface JudgeInput extends JudgeRequest {
  readonly read: ReadDocument;
  readonly views?: PageViews | undefined;
}

export interface Judgement {
  readonly understood: UnderstoodDocument;
  /** Of what is wanted, what papers of the kind state and nobody has told. */
  readonly missing: readonly string[];
}

/** Null: it could not be judged, because it took too long or too much. */
export type Judge = (request: JudgeRequest) => Promise<Judgement | null>;

export function judgeAnswers({
  read,
  understood,
  answer,
  record,
  views,
  extractPeople,
  wanted,
}: JudgeInput): Judgement {
  const judged = judgeDocument(read, understood, answer, { record, weights: fittedWeights, views });
  const decided = decideDocument(judged, fittedWeights, extractPeople);
  return { understood: decided, missing: findMissing(decided, answer, wanted) };
}
