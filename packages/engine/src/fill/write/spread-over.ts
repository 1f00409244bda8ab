// One value over several fields: a number in groups, a date in its parts, a letter a box.
import type { Offer } from '../offers/offer.ts';
import { dateFigures, orderOf } from './date-text.ts';
import { shortForms } from './short-forms.ts';

/** The value spread over several fields, each with its share; undefined when it does not come out even. */
export function spreadOver(
  lengths: readonly (number | undefined)[],
  offer: Pick<Offer, 'value' | 'shape'>,
  usualDate: string,
): string[] | undefined {
  const room = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
  const isDate = offer.shape === 'date';
  if (isDate && !isCutAtParts(lengths, usualDate)) return undefined;
  const phone = isDate ? undefined : /^\+1(\d{10})$/.exec(offer.value.replace(/[\s()-]/g, ''))?.[1];
  if (!isDate && !isCutAtGroups(lengths, phone === undefined ? offer.value : phoneGroups(phone))) return undefined;
  const forms = isDate
    ? [dateFigures(offer.value, usualDate, room)]
    : [...(phone === undefined ? [] : [phone]), offer.value.replace(/[^\p{L}\p{N}]/gu, ''), ...shortForms(offer)];
  const fitting = forms.find((form) => [...form].length === room);
  if (fitting === undefined) return undefined;
  let from = 0;
  return lengths.map((length) => {
    const share = [...fitting].slice(from, from + (length ?? 0)).join('');
    from += length ?? 0;
    return share;
  });
}

/** One box a figure, or a cut wherever day, month and year part: half a year in a field says nothing. */
function isCutAtParts(lengths: readonly (number | undefined)[], format: string): boolean {
  const ends = endsOf(lengths.map((length) => length ?? 0));
  const cuts = new Set(ends);
  const year = ends.at(-1) === 6 ? 2 : 4;
  const parts = orderOf(format).startsWith('y') ? [year, year + 2] : [2, 4];
  return parts.every((part) => cuts.has(part));
}

const phoneGroups = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;

/** A number in groups is cut between them, between some of them, or into single figures. */
function isCutAtGroups(lengths: readonly (number | undefined)[], text: string): boolean {
  const groups = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (groups.length < 2 || lengths.every((length) => length === 1)) return true;
  const cuts = endsOf(lengths.map((length) => length ?? 0)).slice(0, -1);
  const parts = new Set(endsOf(groups.map((group) => group.length)));
  return cuts.every((cut) => parts.has(cut));
}

function endsOf(sizes: readonly number[]): number[] {
  let end = 0;
  return sizes.map((size) => {
    end += size;
    return end;
  });
}
