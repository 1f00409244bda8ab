// The words of a page, and which of them begin the line below another.
import type { Word } from '@oneform/engine/page-model';

export interface PlacedWords {
  readonly words: readonly Word[];
  /** The nearest words that begin, left-aligned or centred, where a line that starts with `word` would go on below. */
  below(word: number): readonly number[];
}

/** `aspect`: the page's height in widths. */
export function placeWords(words: readonly Word[], aspect: number): PlacedWords {
  const tall = ([, top, , bottom]: Word['box']): number => (bottom - top) * aspect;
  const found = new Map<number, readonly number[]>();
  const find = (word: number): readonly number[] => {
    const [left, , , bottom] = words[word]!.box;
    const unit = Math.max(tall(words[word]!.box), 0.004);
    return words
      .map(({ box }, index) => ({
        index,
        gap: ((box[1] - bottom) * aspect) / unit,
        aside: Math.abs(box[0] - left) / unit,
      }))
      .filter(({ index, gap, aside }) => index !== word && gap > -0.5 && gap < 1.2 && aside < 12)
      .sort((a, b) => a.aside - b.aside)
      .slice(0, 8)
      .map(({ index }) => index);
  };
  return {
    words,
    below: (word) => {
      const known = found.get(word) ?? find(word);
      found.set(word, known);
      return known;
    },
  };
}
