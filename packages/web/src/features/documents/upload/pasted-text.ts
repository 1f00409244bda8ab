// Pasted text: what may be sent, and the file it is sent as.
import { MAX_PASTED_CHARACTERS, PASTED_TEXT_FILENAME } from '@oneform/contract';
import { formatNumber } from '#lib/numbers.ts';
import { t } from './messages.ts';

/** Characters as people count them: an emoji or a rare letter is one, not two. */
function countCharacters(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

export const counterOf = (text: string): string =>
  t.pastedText.characters(formatNumber(countCharacters(text)), formatNumber(MAX_PASTED_CHARACTERS));

/** Said as soon as it is true, not only when sending. */
export const tooLong = (text: string): string | undefined =>
  countCharacters(text) > MAX_PASTED_CHARACTERS ? t.pastedText.textIsTooLongMaximum : undefined;

export const refuseText = (text: string): string | undefined =>
  text.trim() === '' ? t.pastedText.pleaseEnterSomeText : tooLong(text);

export const textFile = (text: string): File => new File([text], PASTED_TEXT_FILENAME, { type: 'text/plain' });
