// A line of underscores or dots that is typed among words parts them: "CPF: ________Endereço: ______" is two captions.
import type { Box, Word } from '#document/read-document.ts';
import { heightOf } from './boxes.ts';

const line = /(_{2,}|\.{4,}|…{2,})/u;

/** @param boxes places to write on, which tell where the words between them begin and end */
export function splitAtLines(word: Word, boxes: readonly Box[]): Word[] {
  const pieces = word.text.split(line);
  if (pieces.length === 1) return [word];
  const { box } = word;
  const lines = boxes.filter((other) => isOn(other, box)).toSorted((a, b) => a[0] - b[0]);
  const isKnown = lines.length === (pieces.length - 1) / 2;
  const letter = (box[2] - box[0]) / word.text.length;
  let at = 0;
  return pieces.flatMap((text, index): Word[] => {
    const from = at;
    at += text.length;
    // Every second piece is a line.
    if (index % 2 === 1 || text === '') return [];
    const [before, after] = isKnown ? [lines[index / 2 - 1], lines[index / 2]] : [];
    const x0 = before?.[2] ?? box[0] + from * letter;
    const x1 = after?.[0] ?? box[0] + at * letter;
    return [{ ...word, text, box: [x0, box[1], Math.max(x0, x1), box[3]] }];
  });
}

function isOn(place: Box, word: Box): boolean {
  const middle = (place[0] + place[2]) / 2;
  const shared = Math.min(place[3], word[3]) - Math.max(place[1], word[1]);
  return middle > word[0] && middle < word[2] && shared > 0.4 * Math.min(heightOf(place), heightOf(word));
}
