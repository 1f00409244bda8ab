// What a passport says without a caption that could be read: told by its look and by what stands beside it (ICAO 9303 part 4, visual zone).

import type { Fact, FactType } from '#document/facts.ts';
import { joinWords, unionOfBoxes } from '#document/layout.ts';
import { normaliseCountry } from '#normalise/normalise-country.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { fitsField } from '../captions/fit-field.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';
import type { Run } from './marked-card.ts';

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
  add('nationality', 'country', people);
  const birthplace = besideSex(free, known, printed, people);
  add('place_of_birth', 'string', birthplace);
  add('issuing_authority', 'string', underIssue(free, known, printed, birthplace));
  return found;
}

/** The place of birth stands right of the sex on one row. */
function besideSex(
  free: readonly Run[],
  known: readonly Fact[],
  printed: PrintedPage,
  other: Run | undefined,
): Run | undefined {
  const row = runOf('sex', known, printed) ?? sexRun(printed);
  if (!row) return undefined;
  const middle = (row.y0 + row.y1) / 2;
  const beside = free.filter(
    (run) =>
      run !== other &&
      run.x0 > row.x1 &&
      run.y0 < middle &&
      run.y1 > middle &&
      fitsField({ name: 'place_of_birth', shape: 'place', wordings: [] }, joinWords(run.words)) > 0,
  );
  return beside.length === 1 && joinWords(beside[0]!.words).length >= 4 ? beside[0] : undefined;
}

/** The run in which a fact stands in the printed zone. */
function runOf(name: string, known: readonly Fact[], printed: PrintedPage): Run | undefined {
  const boxes = known
    .filter((fact) => fact.name === name)
    .flatMap((fact) => fact.evidence)
    .flatMap(({ page, box }) => (box && page === printed.page.number ? [box] : []));
  return printed.card.runs.find((run) =>
    run.words.some((word) =>
      boxes.some((box) => word.box[0] === box[0] && word.box[1] >= box[1] && word.box[3] <= box[3]),
    ),
  );
}

/** The only words in capitals from the date of issue down: who issued it. */
function underIssue(
  free: readonly Run[],
  known: readonly Fact[],
  printed: PrintedPage,
  other: Run | undefined,
): Run | undefined {
  const issue = runOf('issue_date', known, printed);
  if (!issue) return undefined;
  const under = free.filter(
    (run) =>
      run !== other &&
      run.y0 > issue.y0 - 0.5 * (issue.y1 - issue.y0) &&
      run.x0 > issue.x0 - 2 * (issue.y1 - issue.y0) &&
      /\p{Lu}{4}/u.test(joinWords(run.words)),
  );
  return under.length === 1 ? under[0] : undefined;
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
