// Candidates from the boxes of a form that are ticked, by the question they answer; choices that are not ticked say nothing.

import { type TickQuestion, tickQuestions } from '#catalogue/lexicon/tick-questions.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import type { Box, FormField, Page } from '#document/read-document.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { byTick, type Candidate } from '../claims/candidate.ts';

interface Asked {
  readonly question: TickQuestion;
  readonly box: Box;
}

/** Lines of choices that may stand between a question and its last choice. */
const REACH = 9;
/** Between a box and its choice, and between the words of one, in heights of a letter. */
const widestGap = 2;

export function proposeByFieldTicks(page: Page): Candidate[] {
  const ticks = page.fields.filter(isTicked);
  const asked = ticks.length > 0 ? findQuestions(page) : [];
  return ticks.flatMap((tick): Candidate[] => {
    const { question } = nearest(asked, tick, page) ?? {};
    const isSilent = tick.label === '' && /^(?:yes|on|off|true|\d{1,2}|x)?$/i.test(tick.option ?? '');
    const choice = (isSilent ? printedBeside(page, tick) : tick.label || tick.option) || '';
    const value = question?.read(choice.replace(/[.:;,\s]+$/, '').trim());
    if (!question || !value) return [];
    return [
      {
        name: question.name,
        value,
        raw: choice,
        type: question.name === 'sex' ? 'code' : 'string',
        evidence: [evidenceOf(page, choiceBox(page, tick), choice)],
        legibility: 1,
        by: byTick(choice, 1),
        source: 'caption',
      },
    ];
  });
}

/** The words beside an empty box are no answer to a question that a ticked one answers. */
export function withoutUnticked(
  candidates: readonly Candidate[],
  answers: readonly Candidate[],
  page: Page,
): Candidate[] {
  const answered = new Map(answers.map(({ name, value }) => [name, squashLabel(value)]));
  const empty = new Set(
    page.fields.filter((field) => isBox(field) && !isTicked(field)).map(({ label }) => squashLabel(label)),
  );
  return candidates.filter(({ name, value }) => {
    const said = squashLabel(value);
    return !answered.has(name) || said === answered.get(name) || !empty.has(said);
  });
}

/** Text right of a form's tick box without a readable name, up to a gap or the next box. */
function printedBeside({ lines, fields, width, height }: Page, { box }: FormField): string {
  const middle = (box[1] + box[3]) / 2;
  const isInRow = (other: Box): boolean => middle > other[1] && middle < other[3];
  const next = fields.filter((field) => isInRow(field.box) && field.box[0] > box[2]).map((field) => field.box[0]);
  const words = lines
    .filter((line) => isInRow(line.box))
    .flatMap((line) => line.words)
    .filter((word) => centreOf(word.box) > box[2] && centreOf(word.box) < Math.min(1, ...next))
    .toSorted((a, b) => a.box[0] - b.box[0]);
  const taken: string[] = [];
  let edge = box[2];
  for (const word of words) {
    const letter = (word.box[3] - word.box[1]) * height;
    if ((word.box[0] - edge) * width > widestGap * letter) break;
    taken.push(word.text);
    edge = word.box[2];
  }
  return taken.join(' ');
}

const centreOf = (box: Box): number => (box[0] + box[2]) / 2;

const isBox = ({ kind }: FormField): boolean => kind === 'checkbox' || kind === 'radio';
const isTicked = (field: FormField): boolean => isBox(field) && field.checked === true;

function findQuestions({ lines }: Page): Asked[] {
  return lines.flatMap((line) => {
    for (const question of tickQuestions) {
      const words = line.words.map((word) => squashLabel(word.text));
      for (const phrase of question.phrases.split('|').map(squashLabel)) {
        const at = words.findIndex((_, i) => words.slice(i).join('').startsWith(phrase));
        // Behind box numbers only: in the middle of a sentence nothing is asked.
        if (at < 0 || words.slice(0, at).join('').length > 3) continue;
        return [{ question, box: line.words[at]!.box }];
      }
    }
    return [];
  });
}

/** In the row of the box left of it, or above it in its half of the page. */
function nearest(asked: readonly Asked[], tick: FormField, page: Page): Asked | undefined {
  const height = tick.box[3] - tick.box[1];
  const middle = (tick.box[1] + tick.box[3]) / 2;
  const inRow = asked.filter(({ box }) => Math.abs((box[1] + box[3]) / 2 - middle) < height && box[0] < tick.box[0]);
  if (inRow.length > 0) return inRow.sort((a, b) => b.box[0] - a.box[0])[0];
  return asked
    .filter(
      ({ box }) =>
        box[3] <= middle &&
        middle - box[3] < REACH * height &&
        box[0] < tick.box[2] + (tick.box[2] - tick.box[0]) &&
        tick.box[0] - box[0] < 1 / 2,
    )
    .sort((a, b) => distance(a, tick, page) - distance(b, tick, page))[0];
}

function distance({ box }: Asked, tick: FormField, { width, height }: Page): number {
  return Math.hypot((tick.box[0] - box[0]) * width, (tick.box[1] - box[3]) * height);
}

/** The words of the choice, which stand right of the box; the box itself when none are found. */
function choiceBox({ lines }: Page, tick: FormField): Box {
  const middle = (tick.box[1] + tick.box[3]) / 2;
  const line = lines.find(({ box, text }) => middle > box[1] && middle < box[3] && text.includes(tick.label));
  return line && tick.label ? line.box : tick.box;
}
