// Any number of words looked at in windows that overlap; each word is told by the window in which it stands farthest from an edge.
import { askNetwork, maxWords, type Names, type NetworkAnswers } from './page-network.ts';
import type { PlacedBox } from './place-features.ts';

const overlap = 128;
/** Less likely pointers are not kept. */
const minPointer = 0.02;

export interface Pointed {
  readonly word: number;
  readonly probability: number;
}

export interface ViewedWords {
  readonly roles: readonly (readonly number[])[];
  readonly fields: readonly Float32Array[];
  readonly others: readonly number[];
  /** The likeliest predecessor in the same span, where one is likelier than none. */
  readonly previous: readonly (Pointed | undefined)[];
  /** The words of captions that a word may belong to. */
  readonly captions: readonly (readonly Pointed[])[];
  readonly kinds: readonly number[];
  readonly firstPage: number;
}

interface Window {
  readonly words: readonly number[];
  readonly answers: NetworkAnswers;
}

export async function viewWords(
  texts: readonly string[],
  boxes: readonly PlacedBox[],
  height: number,
  names: Names,
): Promise<ViewedWords> {
  const windows: Window[] = [];
  for (const words of cutWindows(boxes)) {
    const answers = await askNetwork(
      words.map((word) => texts[word]!),
      words.map((word) => boxes[word]!),
      height,
    );
    windows.push({ words, answers });
  }
  const chosen = chooseWindows(windows, texts.length);
  const each = <T>(take: (window: Window, row: number) => T): T[] => chosen.map(({ window, row }) => take(window, row));
  return {
    roles: each(({ answers }, row) => [...rowOf(answers.roles, row, names.roles.length)]),
    fields: each(({ answers }, row) => rowOf(answers.fields, row, names.fields.length)),
    others: each(({ answers }, row) => answers.others[row]!),
    previous: each(likeliestPrevious),
    captions: each(likelyCaptions),
    kinds: [...windows[0]!.answers.kinds],
    firstPage: windows[0]!.answers.firstPage,
  };
}

/** Bands of the page from top to bottom. */
function cutWindows(boxes: readonly PlacedBox[]): number[][] {
  const all = boxes.map((_, index) => index);
  if (boxes.length <= maxWords) return [all];
  const downwards = all.sort((a, b) => boxes[a]![1] + boxes[a]![3] - boxes[b]![1] - boxes[b]![3]);
  const windows: number[][] = [];
  for (let from = 0; from + overlap < downwards.length; from += maxWords - overlap)
    windows.push(downwards.slice(from, from + maxWords));
  return windows;
}

function chooseWindows(windows: readonly Window[], count: number): { window: Window; row: number }[] {
  const chosen = new Array<{ window: Window; row: number; depth: number }>(count);
  for (const [index, window] of windows.entries()) {
    const { length } = window.words;
    for (const [row, word] of window.words.entries()) {
      const above = index === 0 ? length : row;
      const below = index === windows.length - 1 ? length : length - 1 - row;
      const depth = Math.min(above, below);
      if (!chosen[word] || depth > chosen[word].depth) chosen[word] = { window, row, depth };
    }
  }
  return chosen;
}

const rowOf = (table: Float32Array, row: number, width: number): Float32Array =>
  table.subarray(row * width, (row + 1) * width);

function likeliestPrevious({ words, answers }: Window, row: number): Pointed | undefined {
  const pointers = rowOf(answers.previous, row, answers.count + 1);
  let best = answers.count;
  for (let at = 0; at < answers.count; at++) if (at !== row && pointers[at]! > pointers[best]!) best = at;
  return best === answers.count ? undefined : { word: words[best]!, probability: pointers[best]! };
}

function likelyCaptions({ words, answers }: Window, row: number): Pointed[] {
  const pointers = rowOf(answers.captions, row, answers.count + 1);
  const likely: Pointed[] = [];
  for (let at = 0; at < words.length; at++)
    if (pointers[at]! >= minPointer) likely.push({ word: words[at]!, probability: pointers[at]! });
  return likely;
}
