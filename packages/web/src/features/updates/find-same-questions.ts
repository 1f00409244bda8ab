// The same question asked by several collections is answered once.
import type { ReviewItem } from './review-items.ts';

const lastPart = (label: string) => label.split(' › ').at(-1);

const isSameQuestion = (a: ReviewItem, b: ReviewItem): boolean =>
  a.updateId !== b.updateId &&
  a.kind === b.kind &&
  lastPart(a.label) === lastPart(b.label) &&
  JSON.stringify([a.existing, a.value]) === JSON.stringify([b.existing, b.value]);

/** Open items of other collections with the same field and the same two values. */
export const findSameQuestions = (item: ReviewItem, items: readonly ReviewItem[]): ReviewItem[] =>
  items.filter((other) => isSameQuestion(item, other));
