// Measures how well papers were understood: shares of the printed values, and the calibration of confidences.
import { type Fact, factNames, isSuggestion, type UnderstoodDocument } from '@oneform/engine';
import { isNamed, saysSame } from './same-fact.ts';
import { round } from './statistics.ts';
import type { Truth } from './truth.ts';

export interface PaperFigures {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  /** Of what is filled in. */
  readonly filled_precision: number;
  readonly filled_recall: number;
  /** Share of the papers whose kind is right. */
  readonly kind: number;
  /** Facts told at 0.9 and more, and the share of them that is right. */
  readonly sure: number;
  readonly sure_right: number;
  /** By tenths of confidence: how many facts, and the share that is right. */
  readonly bins: Readonly<Record<string, readonly [facts: number, right: number]>>;
}

interface Tally {
  right: number;
  wrong: number;
  missing: number;
}

/** From here on a value is filled in, not suggested. */
const FILLED = 0.75;
const SURE = 0.9;

export interface FigureCounter {
  readonly add: (truth: Truth, understood: UnderstoodDocument) => void;
  readonly figures: () => PaperFigures;
}

export function countFigures(): FigureCounter {
  const told: Tally = { right: 0, wrong: 0, missing: 0 };
  const filled: Tally = { right: 0, wrong: 0, missing: 0 };
  const judged: { confidence: number; isRight: boolean }[] = [];
  let [papers, kinds] = [0, 0];
  return {
    add(truth, understood) {
      papers++;
      const { type } = understood;
      if (type === truth.document_type || truth.also?.includes(type)) kinds++;
      const facts = understood.facts.filter((fact) => !isSuggestion(fact));
      count(told, truth, understood, facts);
      count(
        filled,
        truth,
        understood,
        facts.filter(({ confidence }) => confidence >= FILLED),
      );
      judged.push(...judgeSurest(truth, facts));
    },
    figures() {
      const sure = judged.filter(({ confidence }) => confidence >= SURE);
      const tenths = Map.groupBy(judged, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
      return {
        ...shares(told),
        filled_precision: shares(filled).precision,
        filled_recall: shares(filled).recall,
        kind: round(kinds / papers, 3),
        sure: sure.length,
        sure_right: shareRight(sure),
        bins: Object.fromEntries(
          [...tenths].toSorted(([a], [b]) => a - b).map(([tenth, of]) => [`0.${tenth}`, [of.length, shareRight(of)]]),
        ),
      };
    },
  };
}

function count(tally: Tally, truth: Truth, { additionalFields }: UnderstoodDocument, facts: readonly Fact[]): void {
  tally.wrong += facts.filter(({ name }) => truth.absent?.includes(name)).length;
  for (const [name, given] of Object.entries(truth.fields)) {
    const value = String(given ?? '');
    if (value === '') continue;
    const named = facts.filter((fact) => isNamed(name, fact.name));
    // A value without a name in the vocabulary counts when it is reported anywhere.
    const anywhere = factNames.has(name)
      ? []
      : [...facts, ...additionalFields.map((field) => ({ ...field, type: typeOf(value) }))];
    if ([...named, ...anywhere].some((fact) => saysSame(fact, value))) tally.right++;
    else if (named.length > 0) tally.wrong++;
    else tally.missing++;
  }
}

/** Additional fields have no type of their own. */
const typeOf = (value: string): Fact['type'] =>
  /^-?\d+\.\d+$/.test(value) ? 'money' : value.includes(',') ? 'address' : 'name';

/** Of the facts told for one thing, the right one or else the surest: what a person would see. */
function judgeSurest({ fields }: Truth, facts: readonly Fact[]) {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === '' || !factNames.has(name)) return [];
    const named = facts.filter((fact) => isNamed(name, fact.name)).toSorted((a, b) => b.confidence - a.confidence);
    const right = named.find((fact) => saysSame(fact, String(value)));
    const shown = right ?? named[0];
    return shown ? [{ confidence: shown.confidence, isRight: right !== undefined }] : [];
  });
}

const shareRight = (of: readonly { isRight: boolean }[]): number =>
  round(of.filter(({ isRight }) => isRight).length / Math.max(1, of.length), 3);

const shares = ({ right, wrong, missing }: Tally) => ({
  f1: round((2 * right) / (2 * right + 2 * wrong + missing), 3),
  precision: round(right / (right + wrong), 3),
  recall: round(right / (right + wrong + missing), 3),
});
