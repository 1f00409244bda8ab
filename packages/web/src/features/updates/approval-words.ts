import { locale } from '#lib/language.ts';
import { t } from './messages.ts';
import type { ReviewItem } from './review-items.ts';

const listWords = new Intl.ListFormat(locale());

/** Empty when nothing is open: then it keeps what was filled, and nothing else. */
export function approvalWords(open: readonly Pick<ReviewItem, 'kind' | 'conflictType'>[]): string {
  const conflicts = open.filter(({ kind }) => kind === 'conflict').length;
  const suggested = open.length - conflicts;
  const others = open.filter(({ conflictType }) => conflictType === 'different_person').length;
  const parts = [
    conflicts > 0 && t.approvalWords.theNewValue(conflicts),
    suggested > 0 && t.approvalWords.valueItIsntSure(suggested),
  ].filter((part) => part !== false);
  if (parts.length === 0) return '';
  const whose = others > 0 ? t.approvalWords.ofAnotherPerson(others === open.length, others) : '';
  return t.approvalWords.approveAlsoTakes(listWords.format(parts), whose);
}
