// What was written onto a page without fields, read back: all of it stands in its place, and nothing of it on the form's own print.
import type { FillStatus } from '@oneform/contract';
import type { PlacedBlank } from '../blanks/find-form-blanks.ts';
import type { FilledField } from '../fill-result.ts';
import type { WrittenField } from '../write/write-fields.ts';
import type { ReadBack } from './read-back.ts';
import { bare, toFilled } from './verify-fields.ts';

/** @param before the same pages as they came */
export function verifyDrawn(
  written: readonly WrittenField[],
  blanks: readonly PlacedBlank[],
  before: ReadBack,
  back: ReadBack,
  formPages: number,
): Omit<FilledField, 'asks'>[] {
  const bySlot = new Map(blanks.map((blank) => [blank.slot.name, blank]));
  const addendum = bare(back.seenFrom(formPages + 1));
  return written.map((one) => toFilled(one, judge(one, bySlot.get(one.slot.name)!)));

  function judge({ written: text, overflow, value, isUnsure }: WrittenField, { page, box }: PlacedBlank): FillStatus {
    if (text === undefined) return isUnsure ? 'unsure' : 'blank';
    // Whatever stood there before would be written over.
    const stood = bare(before.seenWithin(page, box));
    const isThere =
      bare(back.seenWithin(page, box)) === stood + bare(text) && (stood === '' || /^[-–/.,$%()]+$/.test(stood));
    if (!isThere) return 'differs';
    if (overflow === undefined) return 'verified';
    return addendum.includes(bare(value)) ? 'overflow' : 'differs';
  }
}
