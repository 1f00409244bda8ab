// Full stops that are dirt: specks beside a word where no sentence ends.

import type { Character } from '../recognise/decode-ctc.ts';

/** Of a printed full stop the network is surer. */
const sure = 0.9;

/** The characters of one word without doubtful stops before it, and after it where the next word, `following`, goes on with the sentence. */
export function dropSpecks(word: readonly Character[], following: string): readonly Character[] {
  const first = word[0]!;
  const last = word.at(-1)!;
  const letters = word.filter(({ text }) => /^\p{L}$/u.test(text)).length;
  if (letters < 2) return word;
  if (isDoubtful(first)) return dropSpecks(word.slice(1), following);
  return isDoubtful(last) && /^\p{Ll}/u.test(following) ? word.slice(0, -1) : word;
}

function isDoubtful({ text, confidence }: Character): boolean {
  return text === '.' && confidence < sure;
}
