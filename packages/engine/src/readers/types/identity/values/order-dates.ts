// Dates whose captions could not be read: on a card birth comes before issue, and issue before expiry.

import type { Fact } from '#document/facts.ts';
import { boundsOf, isSameRow, joinWords, type PlacedWord, unionOfBoxes } from '#document/layout.ts';
import { findDates } from '#normalise/find-dates.ts';
import type { ExtractContext } from '#readers/extractor.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';
import { tidyDate } from './tidy-date.ts';

const BY_ORDER = 0.72;
const NAMES = ['date_of_birth', 'issue_date', 'expiry_date'] as const;

interface Dated {
  readonly value: string;
  readonly words: readonly PlacedWord[];
  readonly page: number;
}

/** Only what is still missing among `known`, and only where one reading is left. */
export function readDatesByOrder(
  pages: readonly PrintedPage[],
  known: readonly Fact[],
  context: ExtractContext,
): Draft[] {
  const value = (name: string): string | undefined => {
    const found = known.find((fact) => fact.name === name)?.value;
    return typeof found === 'string' ? found : undefined;
  };
  const [birth, issue, expiry] = NAMES.map(value);
  if (birth && issue && expiry) return [];
  const captioned = [birth, issue, expiry].filter((one) => one !== undefined);
  const free = pages
    .flatMap((page) => datesOn(page, context).filter((date) => !isOfOther(date, page)))
    .filter((date) => !captioned.includes(date.value));
  const distinct = [...new Map(free.map((date) => [date.value, date])).values()].sort((a, b) =>
    a.value < b.value ? -1 : 1,
  );
  const make = (name: string, date: Dated | undefined): Draft[] =>
    date
      ? [
          {
            name,
            value: date.value,
            raw: joinWords(date.words),
            type: 'date',
            confidence: BY_ORDER,
            places: [
              { page: date.page, box: unionOfBoxes(date.words.map((word) => word.box)), quote: joinWords(date.words) },
            ],
          },
        ]
      : [];
  const all = [...captioned, ...distinct.map((date) => date.value)].sort();
  if (all.length === 3 && isLifeOfCard(all)) {
    const inPlace = [birth, issue, expiry].every((one, i) => one === undefined || one === all[i]);
    return inPlace
      ? NAMES.flatMap((name, i) =>
          make(
            name,
            distinct.find((date) => date.value === all[i] && !value(name)),
          ),
        )
      : [];
  }
  if (birth && expiry && !issue) {
    const fitting = distinct.filter((date) => isIssueOf(date.value, expiry) && yearsBetween(birth, date.value) >= 0);
    return fitting.length === 1 ? make('issue_date', fitting[0]) : [];
  }
  return [];
}

function isLifeOfCard([birth = '', issue = '', expiry = '']: readonly string[]): boolean {
  const valid = yearsBetween(issue, expiry);
  return yearsBetween(birth, issue) > 1 && valid > 0.2 && valid <= 16;
}

/** Cards are valid for whole years, give or take a day or two. */
function isIssueOf(issue: string, expiry: string): boolean {
  const years = yearsBetween(issue, expiry);
  return years > 0.9 && years < 15.2 && Math.abs(years - Math.round(years)) < 0.012;
}

const yearsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (365.2425 * 86_400_000);

function datesOn(printed: PrintedPage, context: ExtractContext): Dated[] {
  const runs = freeRuns(printed);
  return runs.flatMap((run) => {
    const height = run.y1 - run.y0;
    const next = runs.find(
      (other) => other !== run && isSameRow(other, run) && other.x0 > run.x1 && other.x0 - run.x1 < 2 * height,
    );
    for (const words of next ? [run.words, [...run.words, ...next.words]] : [run.words]) {
      const [date, more] = findDates(tidyDate(joinWords(words)), context.dates.order);
      const isWhole =
        date &&
        !more &&
        !date.alternatives &&
        date.value.length === 10 &&
        date.to - date.from > joinWords(words).length * 0.7;
      if (isWhole && boundsOf(words).x0 >= 0) return [{ value: date.value, words, page: printed.page.number }];
    }
    return [];
  });
}

/** Under or behind a caption whose value is not wanted, as `Resident Since`: the date is none of the three. */
function isOfOther({ words }: Dated, { card }: PrintedPage): boolean {
  const place = boundsOf(words);
  return card.captions.some((caption) => {
    const height = caption.y1 - caption.y0;
    const isUnder =
      place.y0 > caption.y0 + 0.5 * height &&
      place.y0 - caption.y1 < 2 * height &&
      Math.abs(place.x0 - caption.x0) < 2 * height;
    const isBehind = isSameRow(place, caption) && place.x0 > caption.x1 && place.x0 - caption.x1 < 4 * height;
    return caption.entries.length === 0 && (isUnder || isBehind);
  });
}
