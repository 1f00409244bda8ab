// Scores the view of one page: words, captions with their values, fields, kind of paper.
import type { PageView, ViewSpan, Word } from '@oneform/engine/page-model';
import { Counts } from './counts.ts';
import { notValueRole, type TruePaper, unknownCaption, unknownRole } from './papers.ts';

const roles = ['heading', 'caption', 'value', 'prose', 'other'];
const [caption, value] = [1, 2];

export class Scores {
  /** Words of values told as such. */
  readonly valueWords = new Counts();
  readonly captionWords = new Counts();
  /** Values with exactly their words. */
  readonly values = new Counts();
  /** Captions with their values, both with exactly their words. */
  readonly pairs = new Counts();
  /** Values with exactly their words and the right field. */
  readonly fields = new Counts();
  readonly kinds = new Counts();
  /** Those told with 0.9 or more. */
  readonly surePairs = new Counts();
  readonly sureFields = new Counts();

  toString(): string {
    const parts = {
      'value words': this.valueWords,
      'caption words': this.captionWords,
      values: this.values,
      pairs: this.pairs,
      fields: this.fields,
      kinds: this.kinds,
      'sure pairs': this.surePairs,
      'sure fields': this.sureFields,
    };
    return Object.entries(parts)
      .map(([name, counts]) => `  ${name.padEnd(14)} ${counts}`)
      .join('\n');
  }
}

export function scoreView(paper: TruePaper, view: PageView, scores: Scores): void {
  const number = new Map<Word, number>(paper.words.map((word, index) => [word, index]));
  const told = view.spans.map((span) => ({ span, key: keyOf(span.words.map((word) => number.get(word)!)) }));
  const wordsOf = new Map<number, number[]>();
  for (const [word, span] of paper.of.entries()) wordsOf.set(span, [...(wordsOf.get(span) ?? []), word]);
  const trueKey = (span: number): string => keyOf(wordsOf.get(span) ?? []);

  const roleOf = new Map(told.flatMap(({ span }) => span.words.map((word) => [number.get(word)!, span.role] as const)));
  for (const [role, counts] of [
    [caption, scores.captionWords],
    [value, scores.valueWords],
  ] as const) {
    for (const [word, span] of paper.of.entries()) {
      const truth = paper.spans[span]!.role;
      if (truth === unknownRole || (truth === notValueRole && role === caption)) continue;
      const said = roleOf.get(word) === roles[role];
      counts.add(Number(said && truth === role), Number(said), Number(truth === role));
    }
  }

  const trueValues = [...wordsOf.keys()].filter((span) => paper.spans[span]!.role === value);
  const toldValues = new Map(told.filter(({ span }) => span.role === 'value').map(({ span, key }) => [key, span]));
  const found = trueValues.filter((span) => toldValues.has(trueKey(span)));
  scores.values.add(found.length, toldValues.size, trueValues.length);

  const truePairs = new Set(
    trueValues.flatMap((span) =>
      wordsOf.has(paper.spans[span]!.caption) ? [`${trueKey(paper.spans[span]!.caption)}>${trueKey(span)}`] : [],
    ),
  );
  const unknown = new Set(trueValues.filter((span) => paper.spans[span]!.caption === unknownCaption).map(trueKey));
  for (const [min, counts] of [
    [0.5, scores.pairs],
    [0.9, scores.surePairs],
  ] as const) {
    const toldPairs = told.flatMap(({ span, key }) => (unknown.has(key) ? [] : pairOf(span, key, told, min)));
    counts.add(toldPairs.filter((pair) => truePairs.has(pair)).length, toldPairs.length, truePairs.size);
  }

  const fieldOf = (span: ViewSpan | undefined): string => span?.fields[0]?.name ?? '-';
  const named = trueValues.filter((span) => paper.spans[span]!.field !== null);
  const right = named.filter((span) => fieldOf(toldValues.get(trueKey(span))) === paper.spans[span]!.field);
  scores.fields.add(
    right.length,
    [...toldValues.values()].filter((span) => fieldOf(span) !== '-').length,
    named.length,
  );
  const sure = [...toldValues].filter(
    ([, { fields }]) => (fields[0]?.probability ?? 0) >= 0.9 && fields[0]!.name !== '-',
  );
  const fieldAt = new Map(named.map((span) => [trueKey(span), paper.spans[span]!.field]));
  const sureRight = sure.filter(([key, span]) => fieldAt.get(key) === fieldOf(span));
  scores.sureFields.add(sureRight.length, sure.length, named.length);
  scores.kinds.add(Number(view.kinds[0]!.name === paper.kind), 1, 1);
}

const keyOf = (words: readonly number[]): string => [...words].sort((a, b) => a - b).join(',');

/** A value belongs to its likeliest caption, where one is likelier than none. */
function pairOf(span: ViewSpan, key: string, told: readonly { span: ViewSpan; key: string }[], min: number): string[] {
  const best = span.captions[0];
  return best && best.probability >= min ? [`${told[best.span]!.key}>${key}`] : [];
}
