// Verifies text on a page without fields by reading it back: all of it is in its place, nothing of it on the form's own
// print, and it is readable on the page.
import type { FillStatus } from '@oneform/contract';
import type { PlacedBlank } from '../blanks/find-form-blanks.ts';
import type { FilledField } from '../fill-result.ts';
import type { WrittenField } from '../write/write-fields.ts';
import { isLegible } from './is-legible.ts';
import type { ReadBack } from './read-back.ts';
import { bare, toFilled } from './verify-fields.ts';

/** A dot of a dotted line may lie at the border of the place, and be seen once. */
const isAdded = (stands: string, stood: string, text: string) =>
  stands === stood + text ||
  (stands.endsWith(text) && /^[_.…·․‥]+$/u.test(stands.slice(0, stands.length - text.length)));

/** Also of days, months and years in German and French. */
const prompts = /^[dmyjta]+$/i;

/**
 * @param before the same pages as they came
 * @param seen what was read in each place from the picture of the finished page
 */
export function verifyDrawn(
  written: readonly WrittenField[],
  blanks: readonly PlacedBlank[],
  before: ReadBack,
  back: ReadBack,
  seen: ReadonlyMap<string, string>,
  formPages: number,
): Omit<FilledField, 'asks'>[] {
  const bySlot = new Map(blanks.map((blank) => [blank.slot.name, blank]));
  const addendum = bare(back.seenFrom(formPages + 1));
  return written.map((one) => toFilled(one, judge(one, bySlot.get(one.slot.name)!)));

  function judge(
    { slot, written: text, overflow, value, isUnsure }: WrittenField,
    { page, box, cells }: PlacedBlank,
  ): FillStatus {
    if (text === undefined) return isUnsure ? 'unsure' : 'blank';
    // Earlier text in the place would be written over.
    const stood = bare(before.seenWithin(page, box));
    const read = seen.get(slot.name);
    const stands = bare(back.seenWithin(page, box));
    // Lines of underscores and dots are there to be written on, and signs beside them to be written between.
    // Pale letters for day, month and year are meant to be written over; the picture tells whether they were pale.
    const isPrompted = cells !== undefined && read !== undefined && prompts.test(stood);
    const isThere = isPrompted
      ? stands.replace(/\p{L}/gu, '') === bare(text)
      : isAdded(stands, stood, bare(text)) && /^[-–/.,$%()_…·․‥]*$/u.test(stood);
    if (!isThere || (read !== undefined && !isLegible(read, text))) return 'differs';
    if (overflow === undefined) return 'verified';
    return addendum.includes(bare(value)) ? 'overflow' : 'differs';
  }
}
