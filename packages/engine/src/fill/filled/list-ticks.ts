// Boxes that somebody ticked, each called what the form asks there: "Are you a veteran? Yes" rather than "Yes".

import { tickQuestions } from '#catalogue/lexicon/tick-questions.ts';
import type { Box, FormField, Page } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { type Blank, isWithin } from '../blanks/blank.ts';
import { placeBlanks, uprightRules, withBlanks } from '../blanks/find-form-blanks.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import { labelSlots } from '../match/label-slots.ts';

/** Places of tick boxes, in points, and whether they are ticked. */
export interface TickBox {
  readonly span: Span;
  readonly isTicked: boolean;
  /** Seen by its shape alone: what has its words over it is a place for a letter. */
  readonly isShape?: boolean;
}

export interface Ticked {
  readonly span: Span;
  readonly label: string;
  /** The answer, where the label is a question. */
  readonly option?: string;
}

export function listTicks(page: Page, drawn: DrawnPage, boxes: readonly TickBox[]): Ticked[] {
  if (!boxes.some(({ isTicked }) => isTicked)) return [];
  const { width, height } = drawn.frame;
  const blanks = boxes.map(({ span }): Blank => ({ kind: 'tick', span }));
  const placed = placeBlanks(blanks, page.number, drawn.frame);
  // A mark is read as a letter now and then.
  const isMark = ([x0, y0, x1, y1]: Box) =>
    boxes.some(({ span }) => isWithin(((x0 + x1) / 2) * width, ((y0 + y1) / 2) * height, span));
  const lines = page.lines.flatMap((line) => {
    const words = line.words.filter(({ box }) => !isMark(box));
    return words.length === 0 ? [] : [{ ...line, words, text: words.map(({ text }) => text).join(' ') }];
  });
  const labels = labelSlots(
    placed.map(({ slot }) => slot),
    withBlanks([{ ...page, lines }], placed),
    new Map([[page.number, uprightRules(drawn, blanks)]]),
  );
  return placed.flatMap(({ span, slot }, index) => {
    const box = boxes.find((one) => one.isTicked && one.span === span);
    const { asked, printed } = labels[index]!;
    const isAnswer = asked.isTable || printed.flat().some(({ side }) => side === 'right');
    return box !== undefined && (isAnswer || box.isShape !== true) && asked.label !== slot.name
      ? [{ span, ...askedAt(asked) }]
      : [];
  });
}

/** Name of a field that was seen as ticked; its own words where the form adds nothing. */
export function nameTick(field: FormField, { label, option }: Ticked): FormField {
  const isBare = field.label === '' || field.label.split(' ').length <= shortest;
  return !isBare && option === undefined
    ? field
    : { ...field, label, ...(option === undefined ? {} : { option }), checked: true };
}

/** Words: more of them say what they are about. */
const shortest = 2;
const yesOrNo = /^(?:yes|no|ja|nein|oui|non|sí|si|sì)\W*$/i;

function askedAt({ label, descriptions }: AskedSlot): Omit<Ticked, 'span'> {
  const [answer = label] = descriptions
    .map(({ text }) => text)
    .filter((text) => label.endsWith(text))
    .toSorted((a, b) => b.length - a.length);
  const question = label.slice(0, label.length - answer.length).trim();
  if (question === '') return { label: answer };
  if (yesOrNo.test(answer)) return { label: question, option: answer };
  // The choice alone is the fact where the question is a known one.
  return { label: isKnown(question) ? answer : label };
}

const isKnown = (question: string) =>
  tickQuestions.some(({ phrases }) =>
    phrases.split('|').some((one) => squashLabel(question).startsWith(squashLabel(one))),
  );
