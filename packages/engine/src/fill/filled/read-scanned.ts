// A picture of a printed form that somebody has filled: what stands in its blanks, as the values of fields that are called what the form prints there.
import type { Box, FormField, Page, Word } from '#document/read-document.ts';
import type { Picture } from '#read/ocr/picture.ts';
import { findAnswers } from './find-answers.ts';
import { levelScan } from './level-scan.ts';
import { textOf } from './list-answers.ts';

/** Facts are told of so many. */
const mostPages = 30;
/** Words: a caption and a value twice. */
const fewest = 4;

/** @param picture of the page, upright @param page as it was recognised there */
export async function readScanned(picture: Picture, page: Page): Promise<FormField[]> {
  const words = page.lines.reduce((sum, line) => sum + line.words.length, 0);
  if (page.number > mostPages || words < fewest) return [];
  const level = await levelScan(picture, page);
  const answers = await findAnswers(level.page, level.drawn);
  return answers.map((answer): FormField => {
    const box = around(answer.words.map((word) => level.origin.get(word)!));
    if (answer.kind === 'tick')
      return { name: '', label: answer.label, kind: 'checkbox', value: '', checked: true, box };
    return { name: '', label: answer.label, kind: 'text', value: textOf(answer), box };
  });
}

function around(words: readonly Word[]): Box {
  const edge = (pick: typeof Math.min, side: 0 | 1 | 2 | 3) => pick(...words.map(({ box }) => box[side]));
  return [edge(Math.min, 0), edge(Math.min, 1), edge(Math.max, 2), edge(Math.max, 3)];
}
