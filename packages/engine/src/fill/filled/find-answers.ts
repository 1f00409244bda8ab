// The answers of a filled form whose letters do not tell what was typed: what the page model takes for values, where that stands in blanks.
import type { Box, Page, Word } from '#document/read-document.ts';
import { viewPage } from '#page-model/view-page.ts';
import type { Span } from '#read/drawing.ts';
import { type Ink, sharedArea } from '../blanks/blank.ts';
import { findBlanks } from '../blanks/find-blanks.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import { fewestRules, findBlankOf, holds } from './find-typed.ts';
import { type Answer, areAnswers, listAnswers, textOf } from './list-answers.ts';

/** Of what is taken for values: forms print dates and amounts of their own, but papers that are no forms have hardly any in blanks. */
const inBlanks = 0.35;

/** Different ones: forms print a few values of their own. */
const fewest = 3;

/** @returns nothing where the page is no form that somebody has filled */
export async function findAnswers(page: Page, drawn: DrawnPage): Promise<Answer[]> {
  const { drawing, frame } = drawn;
  if (drawing.level.length < fewestRules) return [];
  const view = await viewPage(page);
  const told = (view?.spans ?? []).filter(({ role }) => role === 'value').map(({ words }) => words);
  const captions = (view?.spans ?? []).filter(({ role }) => role === 'caption').map(({ words }) => words);
  const toSpan = ([x0, y0, x1, y1]: Box): Span => [
    x0 * frame.width,
    y0 * frame.height,
    x1 * frame.width,
    y1 * frame.height,
  ];
  const placeAll = (words: readonly Word[]) => {
    const spans = words.map(({ box }) => toSpan(box));
    const isWritten = ({ span }: Ink) => spans.some((word) => sharedArea(word, span) > 0 && holds(word, span));
    const print = drawn.inks.filter((ink) => !isWritten(ink));
    // Ink that was written into a place does not shade it.
    const { inkIn } = drawing;
    const isFree = (span: Span) => spans.some((word) => sharedArea(word, span) > 0);
    const emptied =
      inkIn === undefined ? drawing : { ...drawing, inkIn: (span: Span) => (isFree(span) ? 0 : inkIn(span)) };
    const blanks = findBlanks(emptied, print);
    const blankOf = new Map(
      words.flatMap((word) => {
        const blank = findBlankOf(toSpan(word.box), blanks);
        return blank === undefined ? [] : [[word, blank] as const];
      }),
    );
    return { blanks, blankOf };
  };
  const sure = placeAll(told.flat());
  if (sure.blankOf.size < inBlanks * told.flat().length) return [];
  // "Surveyor", "Apt 6C": a word that might ask something stands where its neighbours were answered, under what its own cell asks.
  const written = [...sure.blankOf.keys()];
  const isForm = new Set(written.map(({ text }) => text)).size >= fewest;
  const doubtful = isForm ? captions.filter((words) => isAmong(words, written)) : [];
  const tried = doubtful.length === 0 ? undefined : placeAll([...told, ...doubtful].flat());
  const answered = doubtful.filter((words) => {
    const [blank, ...others] = new Set(words.map((word) => tried?.blankOf.get(word)));
    return blank?.cell !== undefined && others.length === 0;
  });
  const values = [...told, ...answered];
  const { blanks, blankOf } = answered.length === 0 ? sure : placeAll(values.flat());
  const answers = joinPieces(listAnswers(page, drawn, blanks, blankOf), values).filter(says);
  return new Set(answers.map(textOf)).size >= fewest && areAnswers(answers) ? answers : [];
}

/** Words: what is longer is a sentence of the form. */
const longest = 4;
/** Of the height of a word. */
const offLine = 0.35;

/** On one line with words that were written. */
function isAmong(words: readonly Word[], written: readonly Word[]): boolean {
  if (words.length > longest) return false;
  const middle = ({ box }: Word) => (box[1] + box[3]) / 2;
  return words.every((word) =>
    written.some((other) => Math.abs(middle(word) - middle(other)) < offLine * (other.box[3] - other.box[1])),
  );
}

/** "$" and "/" are printed. */
const says = (answer: Answer) => /[\p{L}\p{N}]/u.test(textOf(answer));

/** Strokes and stains cut a place in two: what goes on in one that nothing is printed beside belongs to the one before it. */
function joinPieces(answers: readonly Answer[], values: readonly (readonly Word[])[]): Answer[] {
  const joined: Answer[] = [];
  for (const answer of answers) {
    const before = joined.at(-1);
    const isOne = (value: readonly Word[]) => value.includes(answer.words[0]!) && value.includes(before!.words.at(-1)!);
    const goesOn = before !== undefined && (answer.label === '' || answer.label === before.label) && values.some(isOne);
    if (goesOn) joined[joined.length - 1] = { ...before, words: [...before.words, ...answer.words] };
    else joined.push(answer);
  }
  return joined;
}
