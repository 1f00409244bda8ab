// The place on the pages that bears a claim out best: the value in the words quoted, or beside them, or under a caption of its own.
import type { Paper } from '../engine-port.ts';
import { squash, valueKindOf } from '../engine-port.ts';
import { type CaptionSupport, captionsOf } from './captions.ts';
import { findQuote, type QuotedRegion } from './find-quote.ts';
import { findValue } from './find-value.ts';
import { measureOf } from './measure.ts';
import type { Occurrence } from './occurrence.ts';
import type { Print, Run } from './print.ts';

export interface Claim {
  /** Of a fact; for what no fact is, its label written like one. */
  readonly name: string;
  /** Given where no fact has the name: what the model calls it. */
  readonly label?: string;
  readonly value: string;
  /** The words as the model says they are printed. */
  readonly quote: string;
  /** As the model says; 1-based. */
  readonly page: number;
}

export interface Place {
  readonly print: Print;
  readonly occurrence: Occurrence;
  /** Share of the value's letters that stand in the words quoted, 0–1. */
  readonly inQuote: number;
  /** Outside them, but on the same line or right below. */
  readonly isBesideQuote: boolean;
  readonly captions: CaptionSupport;
}

export interface Placed {
  /** Quality of the match of the quote, 0–1; 0 where it is not found. */
  readonly quoteQuality: number;
  /** Best match of it. */
  readonly quoted: { readonly print: Print; readonly region: QuotedRegion } | undefined;
  /** Letters and digits of the quote beside those of the value: what it says about it. */
  readonly quoteContext: number;
  /** The best, undefined when the value stands nowhere. */
  readonly best: Place | undefined;
  /** In how many places the pages say the value. */
  readonly places: number;
}

/** Values that are everywhere are not worth more looks than these. */
const MAX_PLACES = 30;

export function placeClaim(claim: Claim, prints: readonly Print[], paper: Paper): Placed {
  const kind = valueKindOf(claim.name, paper);
  const ordered = prints.toSorted(
    (a, b) => Number(b.page.number === claim.page) - Number(a.page.number === claim.page),
  );
  const quotes = new Map(ordered.map((print) => [print, findQuote(print, claim.quote)]));
  // A quote found on one page is not looked for on the others.
  const quoted = ordered.find((print) => quotes.get(print)!.length > 0);
  const searched = quoted ? [quoted, ...ordered.filter((print) => print !== quoted)] : ordered;
  const found = searched.map((print) => ({ print, occurrences: findValue(print, kind, claim.value) }));
  const places = found
    .flatMap(({ print, occurrences }) =>
      occurrences
        .slice(0, MAX_PLACES)
        .map((occurrence) => toPlace(claim.name, print, occurrence, quotes.get(print)!, paper)),
    )
    .toSorted(byWeight(claim.page));
  const [region] = quoted ? quotes.get(quoted)!.toSorted((a, b) => b.quality - a.quality) : [];
  return {
    quoteQuality: region?.quality ?? 0,
    quoted: quoted && region && { print: quoted, region },
    quoteContext: Math.max(0, squash(claim.quote).length - squash(claim.value).length),
    best: places[0],
    places: found.reduce((sum, { occurrences }) => sum + occurrences.length, 0),
  };
}

/** In order of what says most: the quote, the caption, the page, then how well and how close together it is printed. */
const byWeight = (page: number) => (a: Place, b: Place) =>
  Math.round(b.inQuote) - Math.round(a.inQuote) ||
  Number(b.captions.own > 0) - Number(a.captions.own > 0) ||
  Number(b.isBesideQuote) - Number(a.isBesideQuote) ||
  a.captions.other - b.captions.other ||
  Number(b.print.page.number === page) - Number(a.print.page.number === page) ||
  b.occurrence.fidelity - a.occurrence.fidelity ||
  a.occurrence.runs.length - b.occurrence.runs.length;

function toPlace(
  name: string,
  print: Print,
  occurrence: Occurrence,
  quotes: readonly QuotedRegion[],
  paper: Paper,
): Place {
  const shares = quotes.map((quote) => shareWithin(occurrence.runs, quote.runs));
  const inQuote = Math.max(0, ...shares);
  const quote = quotes[shares.indexOf(inQuote)];
  return {
    print,
    occurrence,
    inQuote,
    isBesideQuote: inQuote === 0 && quotes.some(({ runs }) => isBeside(print, occurrence.runs, runs)),
    captions: captionsOf(name, print, occurrence.runs, inQuote > 0 ? quote : undefined, paper),
  };
}

function shareWithin(runs: readonly Run[], regions: readonly Run[]): number {
  const total = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const shared = runs.flatMap((run) =>
    regions.map((region) => Math.max(0, Math.min(run.to, region.to) - Math.max(run.from, region.from))),
  );
  return total === 0 ? 0 : Math.min(1, shared.reduce((sum, part) => sum + part, 0) / total);
}

/** In heights of a line, as `measureOf` counts. */
const NEAR = 4;

function isBeside(print: Print, runs: readonly Run[], regions: readonly Run[]): boolean {
  const { boxOf, distance } = measureOf(print);
  const lineOf = (run: Run) => print.words[print.wordAt[run.from]!]!.line;
  return runs.some((run) =>
    regions.some((region) => lineOf(run) === lineOf(region) || distance(boxOf(run), boxOf(region)) < NEAR),
  );
}
