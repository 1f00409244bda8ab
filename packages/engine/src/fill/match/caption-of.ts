// What a person is told that a place without a tool tip is called: a cell by its row and column, a box to tick by its question and answer.
import type { PrintedLabel } from '../form/printed-words.ts';
import { says } from '../form/row-words.ts';
import { tokenise } from '../offers/tokenise.ts';
import { type AskedSlot, longestLabel, shorten } from './describe-slot.ts';

/** Words: "Yes", "Spouse"; a longer answer says of itself what is ticked. */
const shortAnswer = 2;

/** Words: what a row is about is short; a sentence beside a table is about something else. */
const longestRow = 8;

/** @param row what its row says before it */
export function captionOf({ slot, isTable, label }: AskedSlot, around: readonly PrintedLabel[], row: string): string {
  if (slot.kind !== 'checkbox' && slot.kind !== 'radio') {
    const isNameless = label === slot.name;
    const isOfRow = isTable && row !== '' && row !== label && row.split(' ').length <= longestRow;
    return isOfRow ? join(row, label) : isNameless && row !== '' ? row : label;
  }
  const said = (...sides: PrintedLabel['side'][]) =>
    around.find(({ side, text, nearness }) => sides.includes(side) && nearness > 0.5 && says({ text }))?.text;
  const answer = said('right');
  if (answer === undefined) return isTable ? label : shorten(said('above', 'left') ?? label);
  if (tokenise(answer).length > shortAnswer || answer.split(' ').length > shortAnswer) return shorten(answer);
  const question = row === '' ? said('above') : row;
  return question === undefined ? answer : join(question, answer);
}

/** What comes first is cut if need be. */
const join = (context: string, own: string) => shorten(`${shorten(context, longestLabel - own.length - 1)} ${own}`);
