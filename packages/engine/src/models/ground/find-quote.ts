// Finds the words of a page that a model claims to quote: shortened, over lines and cells, and with letters misread.
import { squash } from '../engine-port.ts';
import { findNearly } from './find-nearly.ts';
import { findRuns } from './find-runs.ts';
import { type Print, type Run, wordsOfRun } from './print.ts';

export interface QuotedRegion {
  /** In the order of the print; several where the quote leaves words out or goes over cells. */
  readonly runs: readonly Run[];
  /** Share of the quote's letters that are found, 0–1; 1 for a quote to the letter. */
  readonly quality: number;
}

const LONGEST_QUOTE = 400;
/** Places that are everywhere are not worth more looks than these. */
const MAX_REGIONS = 24;
/** A piece of fewer letters is found anywhere. */
const SHORTEST_PIECE = 4;
/** Lines between the pieces of one quote. */
const REACH = 12;
/** A quote of which less than this is found was not read on this page. */
const MIN_QUALITY = 0.6;

export function findQuote(print: Print, given: string): QuotedRegion[] {
  const quote = given.slice(0, LONGEST_QUOTE);
  const pieces = quote
    .split(/…|\.{3,}|\[\.*\]/)
    .map(squash)
    .filter(Boolean);
  if (pieces.length === 0 || print.squashed === '') return [];
  const whole = findPiece(print, pieces[0]!);
  if (pieces.length === 1 && whole.length > 0) return whole;
  const found = pieces.map((piece) => findPiece(print, piece));
  if (pieces.length > 1 && found.every((regions) => regions.length > 0)) return joinPieces(print, found);
  const scattered = findScattered(print, quote);
  return scattered ? [scattered] : [];
}

function findPiece(print: Print, letters: string): QuotedRegion[] {
  const exact = findRuns(print, letters);
  if (exact.length > 0) return exact.slice(0, MAX_REGIONS).map((run) => ({ runs: [run], quality: 1 }));
  const alike = findRuns(print, letters, undefined, true);
  if (alike.length > 0)
    return alike.slice(0, MAX_REGIONS).map((run) => ({ runs: [run], quality: likeness(print, run, letters) }));
  const nearly = findNearly(print, letters);
  return nearly ? [{ runs: [nearly], quality: nearly.fidelity }] : [];
}

/** Share of the letters that are printed just so. */
export function likeness(print: Print, { from, to }: Run, letters: string): number {
  const printed = print.squashed.slice(from, to);
  let same = 0;
  for (let at = 0; at < letters.length; at++) if (printed[at] === letters[at]) same++;
  // Letters behind one that replaces two have moved: that much is alike all the same.
  return printed.length === letters.length
    ? same / letters.length
    : 1 - Math.abs(printed.length - letters.length) / letters.length;
}

/** A shortened quote: for each place of its first piece the nearest of the others. */
function joinPieces(print: Print, found: readonly (readonly QuotedRegion[])[]): QuotedRegion[] {
  const [first, ...rest] = found;
  return first!.map((start) =>
    rest.reduce<QuotedRegion>((joined, regions) => {
      const next = nearest(print, joined.runs.at(-1)!, regions);
      return { runs: [...joined.runs, ...next.runs], quality: Math.min(joined.quality, next.quality) };
    }, start),
  );
}

/** A region behind is nearer than one as far before. */
const nearest = (_print: Print, { to }: Run, regions: readonly QuotedRegion[]): QuotedRegion =>
  regions.toSorted((a, b) => distance(to, a.runs[0]!) - distance(to, b.runs[0]!))[0]!;
const distance = (to: number, { from }: Run): number => (from >= to ? from - to : 2 * (to - from));

/** Its words in pieces as long as they come, wherever these stand near each other: rows of a table, columns side by side. */
function findScattered(print: Print, quote: string): QuotedRegion | undefined {
  const words = quote.split(/\s+/).map(squash).filter(Boolean);
  const total = words.join('').length;
  const pieces = cutIntoPieces(print, words);
  const [longest] = pieces.toSorted((a, b) => b.letters - a.letters);
  if (longest === undefined) return undefined;
  const anchors = longest.runs.slice(0, MAX_REGIONS).map((anchor): QuotedRegion => {
    const near = pieces.flatMap(({ runs, letters }) => {
      const run = runs.find((one) => linesBetween(print, one, anchor) <= REACH);
      return run ? [{ run, letters }] : [];
    });
    const letters = near.reduce((sum, piece) => sum + piece.letters, 0);
    return { runs: near.map(({ run }) => run).toSorted((a, b) => a.from - b.from), quality: letters / total };
  });
  const [best] = anchors.toSorted((a, b) => b.quality - a.quality);
  return best && best.quality >= MIN_QUALITY ? best : undefined;
}

interface Piece {
  readonly runs: readonly Run[];
  readonly letters: number;
}

function cutIntoPieces(print: Print, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < words.length; ) {
    let best: (Piece & { to: number }) | undefined;
    for (let to = from + 1; to <= words.length; to++) {
      const letters = words.slice(from, to).join('');
      if (letters.length < SHORTEST_PIECE) continue;
      const runs = findRuns(print, letters, undefined, true);
      if (runs.length === 0) break;
      best = { runs, letters: letters.length, to };
    }
    if (best) pieces.push(best);
    from = best?.to ?? from + 1;
  }
  return pieces;
}

function linesBetween(print: Print, a: Run, b: Run): number {
  const lineOf = (run: Run) => wordsOfRun(print, run)[0]?.line ?? 0;
  return Math.abs(lineOf(a) - lineOf(b));
}
