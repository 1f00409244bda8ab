// The printed words that ask for a blank, where they are beyond doubt: on one side of it only, and on one line.
import type { Box, Word } from '@oneform/engine/page-model';

/** Distances in heights of a line. */
const reach = 2.5;
const joined = 1.3;

interface Placed {
  readonly word: Word;
  readonly index: number;
}

/** Numbers of the words, or null where two sides could ask, or where the caption has several lines. */
export function findCaption(words: readonly Word[], blank: Box, unit: number): number[] | null {
  const placed = words.map((word, index): Placed => ({ word, index }));
  const centre = (box: Box) => (box[1] + box[3]) / 2;
  const level = placed.filter(
    ({ word: { box } }) => centre(box) > blank[1] - unit * 0.2 && centre(box) < blank[3] + unit * 0.2,
  );
  const left = endingAt(level, blank[0], unit);
  const over = placed.filter(
    ({ word: { box } }) =>
      box[3] <= blank[1] + (blank[3] - blank[1]) * 0.4 &&
      box[3] > blank[1] - unit * 0.8 &&
      box[0] < blank[2] &&
      box[2] > blank[0],
  );
  const below = placed.filter(
    ({ word: { box } }) =>
      box[1] >= blank[3] - unit * 0.3 && box[1] < blank[3] + unit * 0.5 && box[0] < blank[2] && box[2] > blank[0],
  );
  const sides = [left, oneLine(over, unit), oneLine(below, unit)].filter((side) => side === null || side.length > 0);
  const [only] = sides;
  if (sides.length !== 1 || !only || only.length > 14) return null;
  const top = Math.min(...only.map(({ word }) => word.box[1]));
  const crowded = placed.some(
    ({ word: { box }, index }) =>
      !only.some((own) => own.index === index) &&
      box[3] <= top + unit * 0.3 &&
      box[3] > top - unit * 0.7 &&
      box[0] < only.at(-1)!.word.box[2] &&
      box[2] > only[0]!.word.box[0],
  );
  const text = only.map(({ word }) => word.text).join(' ');
  return crowded || !/^\p{L}/u.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) < 3
    ? null
    : only.map(({ index }) => index);
}

/** The run of words on the blank's line that ends where the blank begins. */
function endingAt(level: readonly Placed[], edge: number, unit: number): Placed[] {
  const run: Placed[] = [];
  let next = edge;
  let gap = reach * unit;
  for (const at of [...level].sort((a, b) => b.word.box[2] - a.word.box[2])) {
    const { box } = at.word;
    if (box[2] > next + unit * 0.5) continue;
    if (next - box[2] > gap) break;
    run.unshift(at);
    next = box[0];
    gap = joined * unit;
  }
  return run;
}

/** The words, where all of them stand on one line without a gap; null where they do not. */
function oneLine(words: readonly Placed[], unit: number): Placed[] | null {
  const sorted = [...words].sort((a, b) => a.word.box[0] - b.word.box[0]);
  const isOne = sorted.every(({ word: { box } }, index) => {
    const before = sorted[index - 1]?.word.box;
    return !before || (Math.abs(before[1] - box[1]) < unit * 0.5 && box[0] - before[2] < unit * joined);
  });
  return isOne ? sorted : null;
}
