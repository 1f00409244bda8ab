// Looks at a collection as the office will: what is filled and yet would be sent back.
import type { CollectionData } from '../collections/collection-data.ts';
import { labelAt } from '../collections/field-at.ts';
import type { Section } from '../templates/template.ts';
import { addDays, addMonths, dayOf, daysBetween } from './calendar.ts';
import { type CityElsewhere, findContradictions } from './find-contradictions.ts';
import type { ReadinessFinding } from './finding.ts';
import { listNeededUntil } from './needed-until.ts';
import { type Place, pairsOf, placesOf } from './places-of.ts';
import type { ReadinessRule } from './readiness-rule.ts';

export interface CheckReadinessInput {
  readonly rules: readonly ReadinessRule[];
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  /** ISO day. */
  readonly today: string;
  readonly cityElsewhere: CityElsewhere;
}

interface Fault {
  readonly detail: string;
  readonly places: readonly Place[];
}

/**
 * Checks the rules of a template, and contradictions that are wrong on any form. Empty fields and malformed dates are
 * left to completion and validation.
 */
export function checkReadiness(input: CheckReadinessInput): ReadinessFinding[] {
  const asked = input.rules.flatMap((rule) =>
    faultsOf(rule, input).map(({ detail, places }) => ({
      check: rule.check,
      because: rule.because,
      detail,
      ...(rule.source === undefined ? {} : { source: rule.source }),
      fields: places.map(({ path }) => ({ path, label: labelAt(input.sections, path) })),
    })),
  );
  const told = new Set(asked.map(placesIn));
  const found = findContradictions(input.sections, input.data, input.cityElsewhere).map(
    ({ places, ...said }): ReadinessFinding => ({
      ...said,
      fields: places.map(({ path }) => ({ path, label: labelAt(input.sections, path) })),
    }),
  );
  return [...asked, ...found.filter((finding) => !told.has(placesIn(finding)))];
}

/** A template may ask the same, and says why. */
const placesIn = ({ fields }: ReadinessFinding): string => fields.map(({ path }) => path).join(' ');

function faultsOf(rule: ReadinessRule, input: CheckReadinessInput): Fault[] {
  switch (rule.check) {
    case 'order':
      return comparing(input, [rule.later, rule.earlier], (later, earlier) =>
        later < earlier ? `is ${later}, before ${earlier}` : undefined,
      );
    case 'outlasts':
      return listNeededUntil([rule], input.data)
        .filter(({ lastsUntil, neededUntil }) => lastsUntil < neededUntil)
        .map(({ place, other, lastsUntil, neededUntil }) => ({
          detail: `"${labelAt(input.sections, place.path)}" is ${lastsUntil}; it should be ${neededUntil} or later.`,
          places: [place, other],
        }));
    case 'recent':
      return comparing(input, [rule.date, rule.before], (date, before) => {
        const earliest = addMonths(before, -12 * rule.years);
        return date < earliest ? `is ${date}; it should be ${earliest} or later` : undefined;
      });
    case 'no_gaps':
      return gapFaults(rule, input);
    case 'needs_earlier':
      return shortFaults(rule, input);
    case 'same_name':
      return nameFaults(rule, input);
  }
}

function comparing(
  { data, sections }: CheckReadinessInput,
  [first, second]: readonly [string, string],
  judge: (first: string, second: string) => string | undefined,
): Fault[] {
  return pairsOf(data, first, second).flatMap(([place, other]) => {
    const [day, otherDay] = [dayOf(place.value), dayOf(other.value)];
    const verdict = day && otherDay ? judge(day, otherDay) : undefined;
    if (verdict === undefined) return [];
    return [{ detail: `"${labelAt(sections, place.path)}" ${verdict}.`, places: [place, other] }];
  });
}

/** Over a month: people move, and start to work, on the first of the next. */
const GAP_DAYS = 31;

function gapFaults(
  { from, until, years }: Extract<ReadinessRule, { check: 'no_gaps' }>,
  { data, today }: CheckReadinessInput,
): Fault[] {
  const stays = pairsOf(data, from, until)
    .flatMap(([start, end]) => {
      const day = dayOf(start.value);
      return day ? [{ start, from: day, until: dayOf(end.value) ?? today }] : [];
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (stays.length === 0) return [];
  let covered = addMonths(today, -12 * years);
  const faults: Fault[] = [];
  for (const stay of stays) {
    if (daysBetween(covered, stay.from) > GAP_DAYS)
      faults.push({ detail: gapDetail(covered, addDays(stay.from, -1)), places: [stay.start] });
    if (stay.until > covered) covered = stay.until;
  }
  if (daysBetween(covered, today) > GAP_DAYS)
    faults.push({ detail: gapDetail(covered, today), places: [stays.at(-1)!.start] });
  return faults;
}

const gapDetail = (from: string, to: string) => `There is a gap from ${from} to ${to}.`;

function shortFaults(
  { lasts, years, earlier }: Extract<ReadinessRule, { check: 'needs_earlier' }>,
  { data, sections, today }: CheckReadinessInput,
): Fault[] {
  const present = placesOf(data, lasts).filter(({ value }) => dayOf(value) !== undefined || typeof value === 'number');
  const [first] = present;
  if (!first || placesOf(data, `${earlier}[]`).length > 0) return [];
  if (!present.every((place) => isShort(place, years, today))) return [];
  const label = labelAt(sections, first.path);
  return [
    {
      detail: `"${label}" covers less than ${years} years, and nothing earlier is listed.`,
      places: [...placesOf(data, earlier), first],
    },
  ];
}

/** `value`: a number of years, or the day since which. */
function isShort({ value }: Place, years: number, today: string): boolean {
  const since = dayOf(value);
  if (since !== undefined) return since > addMonths(today, -12 * years);
  return typeof value === 'number' && value < years;
}

function nameFaults(
  rule: Extract<ReadinessRule, { check: 'same_name' }>,
  { data, sections }: CheckReadinessInput,
): Fault[] {
  const [written] = placesOf(data, rule.name);
  const parts = rule.as.flatMap((path) => placesOf(data, path));
  const name = wordsOf(written?.value);
  const wanted = parts.flatMap(({ value }) => wordsOf(value));
  if (!written || name.length === 0 || wanted.length === 0 || wanted.every((word) => name.includes(word))) return [];
  const full = parts.map(({ value }) => value).join(' ');
  return [
    { detail: `"${labelAt(sections, written.path)}" is ${written.value}, not ${full}.`, places: [written, ...parts] },
  ];
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [])
    : [];
