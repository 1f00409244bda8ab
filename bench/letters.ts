// Letters beyond A to Z read from the pages that `training/letters/draw-letters.ts` draws: one JSON line.
//   node bench/letters.ts --corpus DIR [--detail]
// A line of the truth is laid beside the line read that is nearest to it. `right`: share of a letter's prints read as that letter; `words`: of the
// words that hold one, those read exactly; `invented`: such letters read where another character stands, of a thousand characters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { recognisePicture } from '../packages/engine/src/read/ocr/recognise-picture.ts';

interface Truth {
  readonly file: string;
  readonly lines: readonly { readonly text: string }[];
}

interface Count {
  right: number;
  all: number;
  readonly instead: Map<string, number>;
}

const { values } = parseArgs({ options: { corpus: { type: 'string' }, detail: { type: 'boolean' } } });
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const { corpus } = values;

const special = /^[\u00C0-\u024F]$/u;
const counts = new Map<string, Count>();
const words = { right: 0, all: 0 };
const plainWords = { right: 0, all: 0 };
let invented = 0;
let characters = 0;

for (const name of readdirSync(join(corpus, 'truth'))) {
  const truth = JSON.parse(readFileSync(join(corpus, 'truth', name), 'utf8')) as Truth;
  const { data, info } = await sharp(join(corpus, truth.file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = await recognisePicture({ data, width: info.width, height: info.height }, { threads: 1 });
  const lines = read.lines.map(({ text }) => text);
  for (const { text } of truth.lines) judge(text, lines);
}

const letters = [...counts]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([letter, { right, all, instead }]) => ({
    letter,
    right: share(right, all),
    all,
    ...(values.detail && { instead: Object.fromEntries([...instead].sort(([, a], [, b]) => b - a).slice(0, 4)) }),
  }));
const sum = [...counts.values()].reduce(
  (total, { right, all }) => ({ right: total.right + right, all: total.all + all }),
  { right: 0, all: 0 },
);
console.log(
  JSON.stringify({
    right: share(sum.right, sum.all),
    words: share(words.right, words.all),
    plainWords: share(plainWords.right, plainWords.all),
    invented: Number(((1000 * invented) / characters).toFixed(2)),
    letters,
  }),
);

function judge(text: string, lines: readonly string[]): void {
  const read = nearest(text, lines);
  const found = read.split(' ');
  for (const word of text.split(' ')) {
    const count = [...word].some((letter) => special.test(letter)) ? words : plainWords;
    count.all += 1;
    if (found.includes(word)) count.right += 1;
  }
  for (const [wanted, got] of align(text, read)) {
    characters += 1;
    if (special.test(got) && got !== wanted) invented += 1;
    if (!special.test(wanted)) continue;
    const count = counts.get(wanted) ?? { right: 0, all: 0, instead: new Map<string, number>() };
    counts.set(wanted, count);
    count.all += 1;
    if (got === wanted) count.right += 1;
    else count.instead.set(got, (count.instead.get(got) ?? 0) + 1);
  }
}

function nearest(text: string, lines: readonly string[]): string {
  let best = { line: '', distance: text.length };
  for (const line of lines) {
    const distance = align(text, line).filter(([wanted, got]) => wanted !== got).length;
    if (distance < best.distance) best = { line, distance };
  }
  return best.line;
}

/** Pairs of characters, `''` where one of the two has none: the cheapest way from one text to the other. */
function align(wanted: string, got: string): [string, string][] {
  const [a, b] = [[...wanted], [...got]];
  const width = b.length + 1;
  const costs = new Uint16Array((a.length + 1) * width);
  for (let row = 0; row <= a.length; row++)
    for (let column = 0; column <= b.length; column++) {
      const at = row * width + column;
      if (row === 0 || column === 0) costs[at] = row + column;
      else
        costs[at] = Math.min(
          costs[at - width]! + 1,
          costs[at - 1]! + 1,
          costs[at - width - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1),
        );
    }
  const pairs: [string, string][] = [];
  for (let [row, column] = [a.length, b.length]; row > 0 || column > 0; ) {
    const at = row * width + column;
    const isPair =
      row > 0 && column > 0 && costs[at] === costs[at - width - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
    if (isPair) pairs.push([a[--row]!, b[--column]!]);
    else if (row > 0 && costs[at] === costs[at - width]! + 1) pairs.push([a[--row]!, '']);
    else pairs.push(['', b[--column]!]);
  }
  return pairs.reverse();
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(3));
}
