import { expect, it } from 'vitest';
import { joinTracked } from './join-tracked.ts';
import type { LaidWord } from './laid-word.ts';

/** Words of letters half an em wide; a number between two of them is the gap in ems, a minus before it says that a space is written. */
function row(...parts: readonly (string | number)[]): LaidWord[] {
  const words: LaidWord[] = [];
  let [at, isAfterSpace] = [0, false];
  for (const part of parts) {
    if (typeof part === 'number') {
      at += 10 * Math.abs(part);
      isAfterSpace = part < 0;
    } else {
      const u1 = at + 5 * part.length;
      words.push({
        text: part,
        u0: at,
        u1,
        v0: 0,
        v1: 10,
        base: 8,
        em: 10,
        ...(isAfterSpace && { isAfterSpace: true }),
      });
      at = u1;
    }
  }
  return words;
}
const joined = (...parts: readonly (string | number)[]): string[] => joinTracked(row(...parts)).map(({ text }) => text);

it('joins letters and figures that are set apart', () => {
  expect(joined('4', 0.17, ',', 0.17, '1', 0.17, '2', 0.17, '0')).toEqual(['4,120']);
  expect(joined('Ma', 0.17, 'ya', 0.6, 'Lindgren')).toEqual(['Maya', 'Lindgren']);
});

it('joins the last figure of an amount', () => {
  expect(joined('4,120.0', 0.26, '0')).toEqual(['4,120.00']);
  expect(joined('4,120.0', 0.6, '0')).toEqual(['4,120.0', '0']);
});

it('leaves words apart that a space parts', () => {
  expect(joined('4', -0.2, '1', -0.2, '2', -0.2, '0')).toEqual(['4', '1', '2', '0']);
  expect(joined('of', 0.21, 'the', 0.21, 'first', 0.21, 'payment', 0.21, 'made')).toHaveLength(5);
  expect(joined('4,120.0', -0.26, '0')).toEqual(['4,120.0', '0']);
});
