// Pasted text: what may be sent, and the file it is sent as.
import { MAX_PASTED_CHARACTERS, PASTED_TEXT_FILENAME } from '@oneform/contract';
import { formatNumber } from '#lib/format.ts';

/** Characters as people count them: an emoji or a rare letter is one, not two. */
function countCharacters(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

export const counterOf = (text: string): string =>
  `${formatNumber(countCharacters(text))} / ${formatNumber(MAX_PASTED_CHARACTERS)} characters`;

/** Said as soon as it is true, not only when sending. */
export const tooLong = (text: string): string | undefined =>
  countCharacters(text) > MAX_PASTED_CHARACTERS ? 'Text is too long. Maximum 50,000 characters allowed.' : undefined;

export const refuseText = (text: string): string | undefined =>
  text.trim() === '' ? 'Please enter some text to upload' : tooLong(text);

export const textFile = (text: string): File => new File([text], PASTED_TEXT_FILENAME, { type: 'text/plain' });
