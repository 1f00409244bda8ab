// Boxes that are ticked, told with the question they answer; choices that are not ticked say nothing.
import type { Box, FormField } from '#document/read-document.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import type { ExtractContext } from '../../extractor.ts';
import type { Draft } from '../../generic/draft.ts';
import { type TickQuestion, tickQuestions } from './tick-questions.ts';

type Tick = FormField & { readonly page: number };

interface Asked {
  readonly question: TickQuestion;
  readonly page: number;
  readonly box: Box;
}

/** Lines of choices that may stand between a question and its last choice. */
const REACH = 9;

export function readTicks(context: ExtractContext): Draft[] {
  const asked = findQuestions(context);
  return context.fields.filter(isTicked).flatMap((tick): Draft[] => {
    const { question } = nearest(asked, tick) ?? {};
    const isSilent = tick.label === '' && /^(?:yes|on|off|true|\d{1,2}|x)?$/i.test(tick.option ?? '');
    const choice = (isSilent ? printedBeside(context, tick) : tick.label || tick.option) || '';
    const value = question?.read(choice.replace(/[.:;,\s]+$/, '').trim());
    if (!question || !value) return [];
    return [
      {
        name: question.name,
        value,
        raw: choice,
        type: question.name === 'sex' ? 'code' : 'string',
        confidence: 0.95,
        places: [{ page: tick.page, box: choiceBox(context, tick), quote: choice }],
      },
    ];
  });
}

/** What is printed right of a form's box that has no name fit to read, up to a gap or the next box. */
function printedBeside({ lines, fields }: ExtractContext, { page, box }: Tick): string {
  const middle = (box[1] + box[3]) / 2;
  const isInRow = (other: Box): boolean => middle > other[1] && middle < other[3];
  const next = fields
    .filter((field) => field.page === page && isInRow(field.box) && field.box[0] > box[2])
    .map((field) => field.box[0]);
  const words = lines
    .filter((line) => line.page === page && isInRow(line.box))
    .flatMap((line) => line.words)
    .filter((word) => word.box[0] > box[2] - 0.005 && word.box[2] < Math.min(1, ...next) + 0.005)
    .toSorted((a, b) => a.box[0] - b.box[0]);
  const taken: string[] = [];
  let edge = box[2];
  for (const word of words) {
    if (word.box[0] - edge > 0.03) break;
    taken.push(word.text);
    edge = word.box[2];
  }
  return taken.join(' ');
}

const isTicked = (field: FormField): boolean =>
  (field.kind === 'checkbox' || field.kind === 'radio') && field.checked === true;

function findQuestions(context: ExtractContext): Asked[] {
  return context.lines.flatMap((line) => {
    for (const question of tickQuestions) {
      const words = line.words.map((word) => squashLabel(word.text));
      for (const phrase of question.phrases.split('|').map(squashLabel)) {
        const at = words.findIndex((_, i) => words.slice(i).join('').startsWith(phrase));
        // Behind box numbers only: in the middle of a sentence nothing is asked.
        if (at < 0 || words.slice(0, at).join('').length > 3) continue;
        return [{ question, page: line.page, box: line.words[at]!.box }];
      }
    }
    return [];
  });
}

/** In the row of the box left of it, or above it and not far to its right. */
function nearest(asked: readonly Asked[], tick: Tick): Asked | undefined {
  const height = tick.box[3] - tick.box[1];
  const middle = (tick.box[1] + tick.box[3]) / 2;
  const inRow = asked.filter(
    ({ page, box }) => page === tick.page && Math.abs((box[1] + box[3]) / 2 - middle) < height && box[0] < tick.box[0],
  );
  if (inRow.length > 0) return inRow.sort((a, b) => b.box[0] - a.box[0])[0];
  return asked
    .filter(
      ({ page, box }) =>
        page === tick.page &&
        box[3] <= middle &&
        middle - box[3] < REACH * height &&
        box[0] < tick.box[2] + 0.04 &&
        tick.box[0] - box[0] < 0.4,
    )
    .sort((a, b) => distance(a, tick) - distance(b, tick))[0];
}

function distance({ box }: Asked, tick: Tick): number {
  return tick.box[1] - box[3] + 0.4 * Math.abs(tick.box[0] - box[0]);
}

/** The words of the choice, which stand right of the box; the box itself when none are found. */
function choiceBox(context: ExtractContext, tick: Tick): Box {
  const middle = (tick.box[1] + tick.box[3]) / 2;
  const line = context.lines.find(
    ({ page, box, text }) => page === tick.page && middle > box[1] && middle < box[3] && text.includes(tick.label),
  );
  return line && tick.label ? line.box : tick.box;
}
