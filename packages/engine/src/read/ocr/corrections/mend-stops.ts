// A comma or a colon of small print looks like a full stop: where the network thought of it too, what stands around decides.

import type { Character } from '../recognise/decode-ctc.ts';

/** Of a printed full stop the network is surer. */
const sure = 0.87;
/** Share with which the other sign must have been thought of. */
const thought = 0.04;

/** The characters of one word; `following` is the first character of the next one, `''` at the end of the line. */
export function mendStops(word: readonly Character[], following: string): readonly Character[] {
  const stop = word.at(-1)!;
  if (stop.text !== '.' || stop.confidence >= sure) return word;
  const sign = signFor(
    stop,
    word
      .slice(0, -1)
      .map(({ text }) => text)
      .join(''),
    following,
  );
  return sign === '.' ? word : [...word.slice(0, -1), { ...stop, text: sign }];
}

function signFor({ rivals = [] }: Character, before: string, following: string): string {
  const isThought = (sign: string) => rivals.some(({ text, confidence }) => text === sign && confidence >= thought);
  // Shorter words may be abbreviations.
  const isWord = /^\P{N}*\p{L}{4,}$/u.test(before);
  if (isWord && isThought(':')) return ':';
  const isDay = /^\d{1,2}$/.test(before) && /^\d$/.test(following);
  return (isDay || (isWord && following !== '')) && isThought(',') ? ',' : '.';
}
