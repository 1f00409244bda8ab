// Degrades a page as reading does: parts are out of the picture, letters are misread, spaces get lost, other things are
// in view.
import type { Line, Page } from '@oneform/engine/page-model';
import { inventWords } from './noise-words.ts';
import type { Random } from './random.ts';

const misread: Readonly<Record<string, string>> = {
  O: '0',
  o: 'c',
  l: '1',
  I: 'l',
  i: 'l',
  e: 'c',
  a: 'o',
  n: 'ri',
  m: 'rn',
  S: '5',
  B: '8',
  t: 'l',
  u: 'v',
  g: 'q',
  r: 'n',
  é: 'e',
  ü: 'u',
  ö: 'o',
  ä: 'a',
  c: 'e',
  h: 'b',
  d: 'o',
  f: 't',
  w: 'vv',
};

/** `heaviness` 0 leaves the page as it is, 1 leaves a third of it readable. */
export function degradePage(page: Page, random: Random, heaviness: number): Page {
  if (heaviness === 0) return page;
  const isKept = random.chance(heaviness * 0.6) ? cropTo(random) : () => true;
  const isLost = heaviness * 0.25;
  const isMisread = random.chance(0.7) ? heaviness * 0.08 : 0;
  const isJoined = random.chance(0.35) ? heaviness * 0.4 : 0;
  const isFolded = random.chance(0.25);
  const lines = page.lines.flatMap((line): Line[] => {
    if (!isKept(line) || random.chance(isLost)) return [];
    const text = spoilText(isFolded ? line.text.toUpperCase() : line.text, random, isMisread, isJoined);
    return text === ''
      ? []
      : [{ ...line, text, words: text.split(' ').map((word) => ({ text: word, box: line.box, confidence: 0.9 })) }];
  });
  const own = lines.length > 2 ? lines : [...page.lines];
  const kept = random.chance(0.5)
    ? own.flatMap((line) => (random.chance(0.2 * heaviness) ? [line, strangeLine(line, random)] : [line]))
    : own;
  return { ...page, source: 'ocr', lines: kept, text: kept.map((line) => line.text).join('\n') };
}

/** A part of the page is out of the picture, or the picture shows one part of it only. */
function cropTo(random: Random): (line: Line) => boolean {
  const [top, bottom] = random.pick([
    [0.25, 1],
    [0, 0.7],
    [0.15, 0.75],
    [0.4, 1],
    [0, 0.5],
  ] as const);
  return ({ box }) => box[1] >= top && box[1] <= bottom;
}

function spoilText(text: string, random: Random, isMisread: number, isJoined: number): string {
  let result = '';
  for (const letter of text) {
    if (letter === ' ' && random.chance(isJoined)) continue;
    if (!random.chance(isMisread)) result += letter;
    else if (random.chance(0.7)) result += misread[letter] ?? letter;
  }
  return result.trim();
}

/** Words that have nothing to do with the paper: names of things and places, another paper beside it. */
function strangeLine(beside: Line, random: Random): Line {
  const text = inventWords(random, random.int(1, 7));
  const [left, top, right, bottom] = beside.box;
  const box = [left, top + 0.001, right, bottom + 0.001] as const;
  return { text, box, words: text.split(' ').map((word) => ({ text: word, box, confidence: 0.9 })), confidence: 0.9 };
}
