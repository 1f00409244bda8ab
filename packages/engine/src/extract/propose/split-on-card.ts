// Two facts under one caption, as cards, passports and visas print them.
import { findDates } from '#values/normalise/find-dates.ts';
import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';
import { tidyDate } from '#values/tidy-date.ts';

/** `GAUTHIER,⏎NATALIE, MARIE`: the surname, then one or two given names; `SMITH, JR` is no such thing. */
const surnameFirst = /^([^,\n]{2,})(?:,\s*|\n)(?!\s*(?:JR|SR|I{2,3}|IV)\b)(\S[^,\n]+(?:,\s*[^,\n]+)?)$/i;
/** A stroke is easily read as a capital I: `VICENTE I AMPARO`. */
const parents = /^(\p{Lu}[\p{L} ]+?)\s(?:\/|[Il|])\s(\p{Lu}[\p{L} ]+)$/u;
/** `R B1/B2`: for which kind of passport a visa is, and its class. */
const typeAndClass = /^([A-Z])\s+([A-Z]{1,2}-?\d.*)$/;

const patterns: Readonly<Record<string, RegExp>> = {
  'surname+given_names': surnameFirst,
  'father_name+mother_name': parents,
  'visa_type+visa_category': typeAndClass,
};

type Part = readonly [name: string, raw: string | undefined];

/** The facts of a compound name as printed; undefined for a name that is none of these. */
export function splitOnCard(name: string, raw: string, order: DayMonthOrder): readonly Part[] | undefined {
  const names = name.split('+');
  const date = names.find((part) => part.includes('date'));
  const place = names.find((part) => part.startsWith('place'));
  if (date && place) return splitPlaceAndDate(raw, place, date, order);
  const [, first, second] = patterns[name]?.exec(raw) ?? [];
  if (!patterns[name]) return undefined;
  return [first, second?.replace(/,\s*/g, ' ')].map((part, at) => [names[at]!, part] as const);
}

const around = /^[\s,/;.–-]+|(?:[\s,/;.–-]|\b(?:ON|LE|AM|EL|IL|OP|DNIA)\b)+$/g;

/** `PADUA (PD) / 28.03.1987`, `14.07.1981 (Utopia City)`, `PARIS ON 12-01-20`: either order. */
function splitPlaceAndDate(raw: string, place: string, when: string, order: DayMonthOrder): Part[] {
  const text = tidyDate(raw);
  const [date] = findDates(text, order);
  if (!date) return [];
  const rest = `${text.slice(0, date.from)} ${text.slice(date.to)}`.replace(/\s+/g, ' ').replace(around, '').trim();
  return [
    [when, text.slice(date.from, date.to)],
    [place, /\p{L}{2}/u.test(rest) ? rest.replace(/^\((.*)\)$/, '$1') : undefined],
  ];
}
