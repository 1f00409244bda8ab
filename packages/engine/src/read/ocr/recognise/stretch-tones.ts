// Faint print made darker: the recogniser loses points and thin strokes that hardly differ from the paper.

import type { LinePicture } from './crop-line.ts';

/** Shares of the pixels that are darker than ink and than paper, blur and noise left aside. */
const shares = { ink: 0.03, paper: 0.9 };
/** Tones between ink and paper: below the first there is no print, from the second on it is read as it is, the third is read best. */
const range = { min: 8, enough: 60, good: 128 };
const paperTone = 235;

/** The same line, unless it is dark enough. */
export function stretchTones(line: LinePicture): LinePicture {
  const tones = countTones(line.data);
  const ink = toneAt(tones, shares.ink);
  const paper = toneAt(tones, shares.paper);
  const found = paper - ink;
  if (found < range.min || found >= range.enough) return line;
  const factor = range.good / found;
  const stretched = Uint8ClampedArray.from({ length: 256 }, (_, tone) => paperTone + (tone - paper) * factor);
  return { ...line, data: line.data.map((tone) => stretched[tone]!) };
}

/** Of green, which is most of what is bright. */
function countTones(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 1; at < data.length; at += 3) counts[data[at]!]! += 1;
  return counts;
}

function toneAt(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
}
