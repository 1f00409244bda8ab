// The page model's view of the words of a layout.

import type { Word } from '#document/read-document.ts';
import type { PageGrid } from '#layout/page-grid.ts';
import type { PlacedWord } from '#layout/segments.ts';
import type { PageView } from '#page-model/page-view.ts';

export interface SeenWords {
  readonly view: PageView;
  readonly spanOf: ReadonlyMap<PlacedWord, number>;
  /** By span; a word that the layout cut in two has both parts. */
  readonly words: readonly (readonly PlacedWord[])[];
}

export function seeWords(grid: PageGrid, view: PageView): SeenWords {
  const placed = grid.segments.flatMap(({ words }) => words);
  const byBox = new Map(placed.map((word) => [word.box, word]));
  const byTop = Map.groupBy(placed, ({ box }) => box[1]);
  const partsOf = ({ box }: Word): readonly PlacedWord[] => {
    const whole = byBox.get(box);
    if (whole) return [whole];
    return (byTop.get(box[1]) ?? []).filter((part) => part.box[0] >= box[0] - slack && part.box[2] <= box[2] + slack);
  };
  const words = view.spans.map((span) => span.words.flatMap(partsOf));
  const spanOf = new Map(words.flatMap((own, span) => own.map((word) => [word, span] as const)));
  return { view, spanOf, words };
}

const slack = 1e-9;
