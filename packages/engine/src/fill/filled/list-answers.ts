// Lists the answers in a form that somebody has filled, each with the form's own words for it.
import type { Box, Page, Word } from '#document/read-document.ts';
import type { Blank } from '../blanks/blank.ts';
import { type PlacedBlank, placeBlanks, uprightRules, withBlanks } from '../blanks/find-form-blanks.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import { labelSlots } from '../match/label-slots.ts';

export interface Answer {
  readonly kind: PlacedBlank['kind'];
  readonly label: string;
  readonly words: readonly Word[];
  /** Of the blank. */
  readonly box: Box;
}

/** One value may be a word in another font that chance put onto a rule. */
const fewest = 2;
/** Of the answers of a form: what has few captions for many values is a table, or its captions were taken for values. */
const ownCaption = 0.6;

/** @param blankOf the blank that each word which was typed stands in */
export function listAnswers(
  page: Page,
  drawn: DrawnPage,
  blanks: readonly Blank[],
  blankOf: ReadonlyMap<Word, Blank>,
): Answer[] {
  const placed = placeBlanks(blanks, page.number, drawn.frame);
  const print = page.lines.flatMap((line) => {
    const words = line.words.filter((word) => !blankOf.has(word));
    return words.length === 0 ? [] : [{ ...line, words, text: words.map(({ text }) => text).join(' ') }];
  });
  const labels = labelSlots(
    placed.map(({ slot }) => slot),
    withBlanks([{ ...page, lines: print }], placed),
    new Map([[page.number, uprightRules(drawn, blanks)]]),
  );
  const isKnown = (box: Box) => page.fields.some((field) => overlaps(field.box, box));
  return placed.flatMap(({ kind, span, box }, index) => {
    const words = [...blankOf].filter(([, blank]) => blank.span === span).map(([word]) => word);
    return words.length === 0 || isKnown(box) ? [] : [{ kind, label: nearestWords(labels[index]!.asked), words, box }];
  });
}

/** Whether they are of a form, by their captions. */
export function areAnswers(answers: readonly Answer[]): boolean {
  const captions = new Set(answers.map(({ label }) => label).filter((label) => label !== ''));
  return captions.size >= fewest && captions.size >= ownCaption * answers.length;
}

/** Text of an answer: cells of a comb take a letter each. */
export const textOf = ({ kind, words }: Answer) => words.map(({ text }) => text).join(kind === 'comb' ? '' : ' ');

const overlaps = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Captions are known by their own words, without those of the row that a person is told. */
function nearestWords({ descriptions }: AskedSlot): string {
  const [nearest] = descriptions.toSorted((a, b) => b.weight - a.weight);
  return nearest?.text ?? '';
}
