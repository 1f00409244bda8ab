// A picture of a printed form that somebody has filled: what stands in its blanks, as the values of fields that are called what the form prints there.
import { isCentredIn } from '#document/box.ts';
import type { Box, FormField, Page, Word } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import type { Picture } from '#read/ocr/picture.ts';
import { sharedArea } from '../blanks/blank.ts';
import { findAnswers } from './find-answers.ts';
import { type LevelScan, levelScan } from './level-scan.ts';
import { textOf } from './list-answers.ts';
import { listTicks, nameTick } from './list-ticks.ts';

/** Facts are told of so many. */
const maxPages = 30;
/** Words: a caption and a value twice. */
const fewest = 4;

/** @param picture of the page, upright @param page as it was recognised there */
export async function readScanned(picture: Picture, page: Page): Promise<FormField[]> {
  const words = page.lines.reduce((sum, line) => sum + line.words.length, 0);
  if (page.number > maxPages || words < fewest) return [];
  const level = await levelScan(picture, page);
  const answers = await findAnswers(level.page, level.drawn);
  const ticks = readTicks(page, level);
  const texts = answers.map((answer): FormField => {
    const box = around(answer.words.map((word) => level.origin.get(word)!));
    if (answer.kind === 'tick')
      return { name: '', label: answer.label, kind: 'checkbox', value: '', checked: true, box };
    return { name: '', label: answer.label, kind: 'text', value: textOf(answer), box };
  });
  const isNamed = ({ kind, label }: FormField) => kind !== 'checkbox' || label !== '';
  return [
    ...texts.filter((field) => isNamed(field) && !ticks.some((tick) => isCentredIn(tick.box, field.box))),
    ...ticks,
  ];
}

/** Keeps the recogniser's ticks, named by their questions. */
function readTicks(page: Page, level: LevelScan): FormField[] {
  const { width, height } = level.page;
  const known = page.fields.flatMap((field, index) => {
    const [x0, y0, x1, y1] = level.page.fields[index]!.box;
    const span: Span = [x0 * width, y0 * height, x1 * width, y1 * height];
    return field.kind === 'checkbox' ? [{ field, span, isTicked: field.checked === true }] : [];
  });
  const boxes = level.boxes.map(({ span, isMarked }) => ({ span, isTicked: isMarked, isShape: true }));
  // A box without words may be the number of a line in its frame.
  const isCertain = ({ field, isTicked }: (typeof known)[number]) => isTicked && field.label !== '';
  const besides = boxes.filter(({ span }) => !known.some((one) => isCertain(one) && sharedArea(one.span, span) > 0));
  const isBeside = (one: (typeof known)[number]) => besides.some(({ span }) => sharedArea(one.span, span) > 0);
  const others = known.filter((one) => isCertain(one) || (!one.isTicked && !isBeside(one)));
  return listTicks(level.page, level.drawn, [...others, ...besides]).map((ticked) => {
    const field = others.find(({ span }) => span === ticked.span)?.field;
    if (field !== undefined) return nameTick(field, ticked);
    const { label, option } = ticked;
    const box = level.lieAskew(ticked.span);
    return { name: '', label, kind: 'checkbox', value: '', checked: true, ...(option ? { option } : {}), box };
  });
}

function around(words: readonly Word[]): Box {
  const edge = (pick: typeof Math.min, side: 0 | 1 | 2 | 3) => pick(...words.map(({ box }) => box[side]));
  return [edge(Math.min, 0), edge(Math.min, 1), edge(Math.max, 2), edge(Math.max, 3)];
}
