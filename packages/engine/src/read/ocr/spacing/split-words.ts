// Puts the characters of a line together into words: a space stands where the ink-free run is wide for that line.

import type { DecodedLine } from '../recognise/decode-ctc.ts';
import type { Gap } from './find-gaps.ts';

/** Half-open range of characters. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** `gaps[i]` stands between characters i and i + 1; `lineInkHeight` in the same pixels. */
export function splitWords(line: DecodedLine, gaps: readonly Gap[], lineInkHeight: number): WordRange[] {
  const widths = gaps.map((gap) => gap.to - gap.from).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length * 0.4)] ?? 0;
  const wide = Math.max(lineInkHeight * 0.24, usual * 1.8);
  const ranges: WordRange[] = [];
  let from = 0;
  for (let i = 0; i < line.characters.length; i++) {
    const gap = gaps[i];
    const isLast = gap === undefined;
    const said = isLast ? 0 : spaceBetween(line, i);
    const width = isLast ? 0 : gap.to - gap.from;
    if (isLast || width > wide || (said > 0.3 && width > lineInkHeight * 0.12)) {
      ranges.push({ from, to: i + 1 });
      from = i + 1;
    }
  }
  return ranges;
}

function spaceBetween({ characters, spaces }: DecodedLine, index: number): number {
  let most = 0;
  for (let step = characters[index]!.to; step < characters[index + 1]!.from; step++)
    most = Math.max(most, spaces[step]!);
  return most;
}
