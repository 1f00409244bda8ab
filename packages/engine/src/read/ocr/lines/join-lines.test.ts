import { describe, expect, it } from 'vitest';
import { joinLines, type TextPiece } from './join-lines.ts';

function piece(text: string, x: number, y: number, width = 60, height = 20): TextPiece {
  const place = { centre: { x: x + width / 2, y: y + height / 2 }, width, height, angle: 0 };
  return { place, words: [{ text, place, confidence: 1 }], confidence: 1 };
}

const textsOf = (pieces: readonly TextPiece[], skew = 0) =>
  joinLines(pieces, skew).map((words) => words.map((word) => word.text).join(' '));

describe('joinLines', () => {
  it('orders rows from top to bottom and joins what stands close on one of them', () => {
    expect(textsOf([piece('world', 70, 12), piece('below', 0, 50), piece('hello', 0, 10)])).toEqual([
      'hello world',
      'below',
    ]);
  });

  it('ends a line at a gap as wide as between columns', () => {
    expect(textsOf([piece('left', 0, 10), piece('right', 200, 10)])).toEqual(['left', 'right']);
  });

  it('follows the skew of the page', () => {
    const skew = 0.05;
    const at = (x: number, y: number) => [
      x * Math.cos(skew) - y * Math.sin(skew),
      x * Math.sin(skew) + y * Math.cos(skew),
    ];
    const tilted = [
      [0, 10],
      [70, 10],
      [0, 36],
      [70, 36],
    ].map(([x, y], index) => {
      const [left, top] = at(x!, y!);
      return piece(['a', 'b', 'c', 'd'][index]!, left!, top!);
    });
    expect(textsOf(tilted, skew)).toEqual(['a b', 'c d']);
  });
});
