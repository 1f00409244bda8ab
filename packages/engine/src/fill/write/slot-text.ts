// A value of the collection in the words that one field of the form takes.
import { chooseOption } from '#map/choose-option.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { auStates, caProvinces, usStates } from '#values/normalise/regions.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import type { Offer } from '../offers/offer.ts';
import { dateFormatOf, writeDate } from './date-text.ts';

/** Undefined when the field is a choice that has none of this meaning. */
export function textForSlot(
  asked: AskedSlot,
  offer: Pick<Offer, 'value' | 'shape' | 'fact'>,
  usualDate: string,
): string | undefined {
  const { slot } = asked;
  if (slot.kind === 'choice') return chooseFor(asked, offer, usualDate);
  if (offer.shape === 'date') return shortDate(offer.value, dateFormatOf(asked) ?? usualDate, slot.maxLength);
  const limit = slot.maxLength ?? Number.POSITIVE_INFINITY;
  const value = offer.fact.endsWith('phone') ? phoneText(asked, offer.value, limit) : offer.value;
  if (value.length <= limit) return value;
  if (asksForEnd(slot) && /\d{4}$/.test(value)) return value.slice(-4);
  const shorter = shortForms(offer).find((text) => text.length <= limit);
  return shorter ?? value;
}

/** A number at home as people write it; with its country's code where the form asks for that or has no room for the dashes. */
function phoneText({ label, slot }: AskedSlot, value: string, limit: number): string {
  const national = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(value);
  if (national === null || /country|international/i.test(`${label} ${slot.tooltip}`)) return value;
  const written = national.slice(1).join('-');
  return written.length <= limit ? written : value;
}

/** `Last 4 digits of your Social Security Number`. */
const asksForEnd = ({ name, tooltip, maxLength }: AskedSlot['slot']): boolean =>
  maxLength === 4 && /last[\s_-]*(?:four(?!teen)|4(?!\d))/i.test(`${name} ${tooltip}`);

/** Eight places for a date are for its figures alone. */
function shortDate(iso: string, format: string, limit = Number.POSITIVE_INFINITY): string {
  const date = writeDate(iso, format);
  if (date.length <= limit) return date;
  const numeric = writeDate(iso, /^d/i.test(format) ? 'dd/mm/yyyy' : 'mm/dd/yyyy');
  return numeric.length <= limit ? numeric : numeric.replaceAll('/', '');
}

/** The same with fewer letters: codes of countries, states and sexes, numbers without their dashes. */
function shortForms({ value, shape }: Pick<Offer, 'value' | 'shape'>): string[] {
  const country = shape === 'country' ? normaliseCountry(value) : null;
  const alpha3 = country?.alpha3;
  const state = [usStates, caProvinces, auStates]
    .flatMap((list) => Object.entries(list))
    .find(([, name]) => squash(name) === squash(value))?.[0];
  const bare = /\d/.test(value) && /^[\p{L}\p{N}\s./()+-]+$/u.test(value) ? value.replace(/[\s./()-]/g, '') : undefined;
  const local = bare?.replace(/^\+1(?=\d{10}$)/, '');
  const letter = /^(?:male|female)$/i.test(value) ? value.charAt(0).toUpperCase() : undefined;
  const answer = /^(?:yes|no)$/i.test(value) ? value.charAt(0).toUpperCase() : undefined;
  return [alpha3, country?.alpha2, state, bare, local, letter, answer].filter((text) => text !== undefined);
}

function chooseFor(
  { slot }: AskedSlot,
  offer: Pick<Offer, 'value' | 'shape' | 'fact'>,
  usualDate: string,
): string | undefined {
  const labels = slot.options.map(({ label }) => label);
  const wanted = offer.shape === 'date' ? writeDate(offer.value, usualDate) : offer.value;
  const chosen = chooseOption(labels, wanted) ?? chooseAlike(labels, offer);
  const state = slot.options.find(({ label }) => label === chosen)?.state;
  return state ?? (slot.isEditable ? wanted : undefined);
}

function chooseAlike(labels: readonly string[], { value, shape }: Pick<Offer, 'value' | 'shape'>): string | undefined {
  const forms = new Set(shortForms({ value, shape }).map(squash));
  const byCode = labels.find((label) => forms.has(squash(label)));
  if (byCode !== undefined || shape !== 'country') return byCode;
  const code = normaliseCountry(value)?.alpha2;
  return code === undefined ? undefined : labels.find((label) => normaliseCountry(label)?.alpha2 === code);
}

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

const startsWithYear = (format: string) => /^(?:yyyy|aaaa|jjjj)/i.test(format);

function dateFigures(iso: string, format: string, room: number): string {
  const year = room === 6 ? 'yy' : 'yyyy';
  if (startsWithYear(format)) return writeDate(iso, `${year}mmdd`);
  return writeDate(iso, /^[dt]/i.test(format) ? `ddmm${year}` : `mmdd${year}`);
}

/** One box a figure, or a cut wherever day, month and year part: half a year in a field says nothing. */
function isCutAtParts(lengths: readonly (number | undefined)[], format: string): boolean {
  const ends = endsOf(lengths.map((length) => length ?? 0));
  const cuts = new Set(ends);
  const year = ends.at(-1) === 6 ? 2 : 4;
  const parts = startsWithYear(format) ? [year, year + 2] : [2, 4];
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
