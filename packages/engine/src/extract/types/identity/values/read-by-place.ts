// What a passport says without a caption that could be read: told by its look and by what stands beside it (ICAO 9303 part 4, visual zone).

import type { Fact, FactType } from '../../../../facts.ts';
import { normaliseCountry } from '../../../../normalise/normalise-country.ts';
import type { Draft } from '../../../generic/draft.ts';
import { joinWords, unionOfBoxes } from '../../../key-values/layout.ts';
import { fitsField } from '../captions/fit-field.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';
import type { Run } from './find-card-values.ts';

const BY_PLACE = 0.66;

/** Only names that are missing among `known`. */
export function readByPlace(printed: PrintedPage, known: readonly Fact[]): Draft[] {
  const has = (name: string): boolean => known.some((fact) => fact.name === name);
  const free = freeRuns(printed).filter((run) => /^[\p{Lu}\s.,'/()-]+$/u.test(joinWords(run.words)));
  const top = topOf(known, ['surname', 'given_names', 'passport_number'], printed) ?? 1;
  const found: Draft[] = [];
  const add = (name: string, type: FactType, run: Run | undefined, value = run && joinWords(run.words)): void => {
    if (!run || !value || has(name)) return;
    found.push({
      name,
      value,
      raw: joinWords(run.words),
      type,
      confidence: BY_PLACE,
      places: [
        {
          page: printed.page.number,
          box: unionOfBoxes(run.words.map((word) => word.box)),
          quote: joinWords(run.words),
        },
      ],
    });
  };
  const people = free.find(
    (run) => run.y0 > top && /\p{Lu}{4}/u.test(joinWords(run.words)) && normaliseCountry(joinWords(run.words)),
  );
  add('nationality', 'country', people, people && normaliseCountry(joinWords(people.words))?.name);
  add('place_of_birth', 'string', besideSex(free, known, printed, people));
  return found;
}

/** The place of birth stands right of the sex on one row. */
function besideSex(
  free: readonly Run[],
  known: readonly Fact[],
  printed: PrintedPage,
  other: Run | undefined,
): Run | undefined {
  const sex = known
    .filter((fact) => fact.name === 'sex')
    .flatMap((fact) => fact.evidence)
    .find(({ page, quote }) => page === printed.page.number && quote.length <= 8);
  const row = sex?.box
    ? printed.card.runs.find((run) => run.words.some((word) => word.box[0] === sex.box?.[0]))
    : sexRun(printed);
  if (!row) return undefined;
  const middle = (row.y0 + row.y1) / 2;
  const beside = free.filter(
    (run) =>
      run !== other &&
      run.x0 > row.x1 &&
      run.y0 < middle &&
      run.y1 > middle &&
      fitsField({ name: 'place_of_birth', shape: 'place', phrases: '' }, joinWords(run.words)) > 0,
  );
  return beside.length === 1 && joinWords(beside[0]!.words).length >= 4 ? beside[0] : undefined;
}

/** A lone letter of the three. */
function sexRun(printed: PrintedPage): Run | undefined {
  const lone = printed.card.runs.filter((run) => /^[MFX]$/.test(joinWords(run.words)));
  return lone.length === 1 ? lone[0] : undefined;
}

function topOf(known: readonly Fact[], names: readonly string[], printed: PrintedPage): number | undefined {
  const boxes = known
    .filter((fact) => names.includes(fact.name))
    .flatMap((fact) => fact.evidence)
    .filter(({ page, quote }) => page === printed.page.number && !quote.includes('<'))
    .flatMap(({ box }) => (box ? [box[1]] : []));
  return boxes.length > 0 ? Math.min(...boxes) : undefined;
}
