// The finished file, read by the reader that reads everybody's papers, against what was to be written.
import type { FillStatus } from '@oneform/contract';
import type { FilledField } from '../fill-result.ts';
import type { WrittenField } from '../write/write-fields.ts';
import type { PlacedField, ReadBack } from './read-back.ts';

/** @param formPages pages of the form itself; what follows is its addendum */
export function verifyFields(
  written: readonly WrittenField[],
  back: ReadBack,
  formPages: number,
): Omit<FilledField, 'asks'>[] {
  const read = Map.groupBy(back.fields, ({ field }) => field.name);
  const addendum = bare(back.seenFrom(formPages + 1));
  return written.map((one) => toFilled(one, judge(one, read.get(one.slot.name) ?? [], back, addendum)));
}

function judge(one: WrittenField, places: readonly PlacedField[], back: ReadBack, addendum: string): FillStatus {
  const { slot, written, overflow } = one;
  if (written === undefined) return one.isUnsure ? 'unsure' : 'blank';
  const isThere =
    slot.kind === 'text' || slot.kind === 'choice'
      ? places.length > 0 &&
        places.every((place) => holds(place, slot.kind === 'text' ? [written] : [one.value, written], back))
      : places.some(({ field }) => field.checked && field.option === written) &&
        places.every(({ field }) => !field.checked || field.option === written);
  if (!isThere) return 'differs';
  if (overflow === undefined) return 'verified';
  return addendum.includes(bare(one.value)) ? 'overflow' : 'differs';
}

/** The file says it, and it is drawn whole in its place: of a choice its words, whichever code the file holds. */
function holds(
  { field, page }: PlacedField,
  [shown, held = shown]: readonly [string, string?],
  back: ReadBack,
): boolean {
  const isHeld = [shown, held].map(bare).includes(bare(field.value));
  return isHeld && bare(back.seenWithin(page, field.box)).includes(bare(shown));
}

export const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

export function toFilled(
  { slot, label, value, path, reason, overflow, options, foundAt }: WrittenField,
  status: FillStatus,
): Omit<FilledField, 'asks'> {
  const { page, box } = slot.widgets[0]!;
  const why = status === 'differs' ? 'not_read_back' : (overflow ?? reason);
  return {
    name: slot.name,
    label,
    kind: slot.kind,
    page,
    box,
    ...(foundAt === undefined ? {} : { foundAt }),
    status,
    value,
    ...(path === undefined ? {} : { path }),
    ...(why === undefined ? {} : { reason: why }),
    ...(options === undefined ? {} : { options }),
  };
}
