// Caption of a place without a tool tip, for a person: a cell by its row and column, a tick box by its question and
// answer.
import type { PrintedLabel } from '../form/printed-words.ts';
import { says } from '../form/row-words.ts';
import { isAfterthought } from '../form/words-behind.ts';
import { tokenise } from '../offers/tokenise.ts';
import { type AskedSlot, longestLabel, shorten } from './describe-slot.ts';

/** Words: "Yes", "Spouse"; a longer answer says of itself what is ticked. */
const shortAnswer = 2;

/** Words: what a row is about is short; a sentence beside a table is about something else. */
const longestRow = 8;

export interface RowWords {
  /** Words of its row before it. */
  readonly row: string;
  /** Beginning of its row or block, where its own words follow that. */
  readonly title: string;
}

export function captionOf(asked: AskedSlot, around: readonly PrintedLabel[], { row, title }: RowWords): string {
  const { slot, isTable, label } = asked;
  if (slot.kind !== 'checkbox' && slot.kind !== 'radio') return captionOfText(asked, around, { row, title });
  const said = (...sides: PrintedLabel['side'][]) =>
    around.find(({ side, text, nearness }) => sides.includes(side) && nearness > 0.5 && says({ text }))?.text;
  const answer = said('right');
  if (answer === undefined) return isTable ? label : shorten(said('above', 'left') ?? label);
  if (tokenise(answer).length > shortAnswer || answer.split(' ').length > shortAnswer) return shorten(answer);
  const question = row === '' ? said('above') : row;
  return question === undefined ? answer : join(question, answer);
}

function captionOfText(
  { slot, isTable, label }: AskedSlot,
  around: readonly PrintedLabel[],
  { row, title }: RowWords,
): string {
  if (isTable) return row !== '' && row !== label && row.split(' ').length <= longestRow ? join(row, label) : label;
  if (label === slot.name) return title || row || label;
  const isLeft = around.some(({ side, text }) => side === 'left' && text === label);
  if (isLeft && /^\p{Ll}/u.test(label) && row.endsWith(label)) return shorten(row);
  const behind = around.find(({ side, text }) => side === 'right' && isAfterthought(text))?.text;
  const isShort = tokenise(label).length <= shortAnswer;
  if (behind !== undefined && (isShort || behind.startsWith('('))) return join(label, behind.replace(/^[,;]\s*/, ''));
  return isLeft && isShort && title !== '' && title !== label ? join(title, label) : label;
}

/** The context is cut if need be. */
const join = (context: string, own: string) => shorten(`${shorten(context, longestLabel - own.length - 1)} ${own}`);
