// Claims of simulated models about papers, as rows to fit weights on: each claim, and each kind of paper.
import type { Fact } from '@oneform/engine';
import {
  type JudgedDocument,
  type JudgedReading,
  judgeDocument,
  type ModelWeights,
  showPages,
} from '@oneform/engine/testing';
import type { Row } from '../../training/engine/logistic.ts';
import { randomOf } from './random.ts';
import type { ReadPaper } from './read-papers.ts';
import { saysSame } from './same-fact.ts';
import { answerAs, type SimulatedModel } from './simulated-models.ts';
import type { Truth } from './truth.ts';

/** The claims of one model about one paper, with the truth about them. */
export interface Sample {
  readonly paper: ReadPaper;
  readonly model: SimulatedModel;
  readonly judged: JudgedDocument;
}

/** There are nine honest models and two that lie: what must not happen counts as much as what should. */
const weightOf = ({ lie }: SimulatedModel): number => (lie ? 4.5 : 1);

/** Decisions of people about the model so far; most often none, as of a new one. */
const known = [0, 0, 0, 20, 100];

export function sample(paper: ReadPaper, model: SimulatedModel, weights: Pick<ModelWeights, 'record'>): Sample {
  const { read, byRules, truth, views } = paper;
  const answer = answerAs(model, truth)({ text: showPages(read) });
  const random = randomOf(`record of ${model.name} ${truth.file}`);
  const decisions = known[Math.floor(random() * known.length)]!;
  const kept = Array.from({ length: decisions }).filter(() => random() < model.right).length;
  const record = { kept, corrected: decisions - kept };
  return { paper, model, judged: judgeDocument(read, byRules, answer, { record, weights, views }) };
}

/** Of the kinds that models say where the classifier says another. */
export function kindRows({ paper: { truth }, judged: { asSaid }, model }: Sample): Row[] {
  if (asSaid === undefined || truth.document_type === 'multiple') return [];
  return [{ features: asSaid.features, isRight: isOfKind(truth, asSaid), weight: weightOf(model) }];
}

const isOfKind = ({ document_type, also }: Truth, { byRules: { type } }: JudgedReading): boolean =>
  type === document_type || (also?.some((one) => one === type) ?? false);

/** Of the claims that stand on a page, or of those that stand nowhere but may in a picture; on the paper read as what it is. */
export function claimRows(
  { paper: { truth }, judged: { asClassified, asSaid }, model }: Sample,
  isSeen: boolean,
): Row[] {
  const { parts } = asSaid && isOfKind(truth, asSaid) ? asSaid : asClassified;
  return parts.flatMap(({ judged }) =>
    judged.claims.flatMap(({ read, features, isOrdered }): Row[] => {
      const isRight = judge(truth, read.claim.name, read);
      const isIn = isSeen ? read.best !== undefined : read.best === undefined && read.isOfPicture;
      return isRight !== undefined && isIn && !read.isImpossible && !isOrdered
        ? [{ features, isRight, weight: weightOf(model) }]
        : [];
    }),
  );
}

/** Undefined where the truth does not say. */
function judge({ fields, absent }: Truth, name: string, told: Pick<Fact, 'type' | 'value'>): boolean | undefined {
  if (absent?.includes(name)) return false;
  const wanted = fields[name];
  return wanted === undefined || wanted === null ? undefined : saysSame(told, String(wanted));
}
