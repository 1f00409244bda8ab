// English texts of splitting and joining documents that are here.
import type { Document } from '@oneform/contract';
import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

type Named = Document['made_from'];

export const t = inLanguage('documents/remake', {
  split: 'Split into papers',
  splitTitle: 'Split into papers',
  splitExplanation: (name: string): string =>
    `Each part of “${name}” becomes a document. It is used until all of them are read; what you decided about it stays. You can undo this.`,
  page: (number: number): string => `Page ${number}`,
  splitPrice: (credits: number): string => `Reading the parts costs ${count(credits, 'credit')}.`,
  joinPrice: (credits: number): string => `Reading the joined document costs ${count(credits, 'credit')}.`,
  notEnough: (credits: number, balance: number): string =>
    `Reading costs ${count(credits, 'credit')}, and you have ${balance}.`,
  notOpened: 'This file could not be opened. Nothing has changed.',
  tooLarge: 'Together they are larger than 10 MB. Nothing has changed.',
  failed: 'That didn’t work. Nothing has changed.',
  join: 'Join',
  joinTitle: 'Join into one document',
  joinExplanation:
    'In this order they become the pages of one document. They are used until it is read; what you decided about them stays. You can undo this.',
  joinAll: (total: number): string => `Join ${count(total, 'document')}`,
  up: (name: string): string => `Move ${name} up`,
  cancel: 'Cancel',
  close: 'Close',
  working: 'Making the new files',
  splitDone: (name: string, parts: number): string => `"${name}" becomes ${parts} documents`,
  joinDone: (total: number): string => `${total} documents become one`,
  reading: 'What they replace stays in use until they are read.',
  undo: 'Undo',
  undoSplit: 'Undo the split',
  undoJoin: 'Undo the join',
  undone: (names: readonly string[]): string =>
    names.length === 1 ? `"${names[0]}" is back` : `${names.length} documents are back`,
  undoFailed: 'This could not be undone',
  madeFrom: (from: Named): string =>
    from.length === 1 ? `Part of ${from[0]!.display_name}` : `Joined from ${from.length} documents`,
  becomes: (made: Named): string =>
    made.length === 1 ? `Becomes part of ${made[0]!.display_name}` : `Becomes ${made.length} documents`,
});
