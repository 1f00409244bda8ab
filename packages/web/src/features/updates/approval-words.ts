// Effect of approving on fields that nobody has decided yet.
import { count } from '#lib/format.ts';
import type { ReviewItem } from './review-items.ts';

const listWords = new Intl.ListFormat('en');

/** Empty when nothing is open: then it keeps what was filled, and nothing else. */
export function approvalWords(open: readonly Pick<ReviewItem, 'kind' | 'conflictType'>[]): string {
  const conflicts = open.filter(({ kind }) => kind === 'conflict').length;
  const suggested = open.length - conflicts;
  const others = open.filter(({ conflictType }) => conflictType === 'different_person').length;
  const parts = [
    conflicts > 0 && `the new value of ${count(conflicts, 'open conflict')}`,
    suggested > 0 && count(suggested, 'value it isn’t sure of', 'values it isn’t sure of'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return '';
  const whose = others > 0 ? `, ${others === open.length ? 'all' : others} of another person` : '';
  return `Approve also takes ${listWords.format(parts)}${whose}.`;
}
