// Candidates that no caption introduces: what looks like a date, an amount, a name or an address, for the fields that papers of the kind
// state so.

import { declarations } from '#catalogue/document-types/declarations.ts';
import { uncaptionedFields } from '#catalogue/document-types/uncaptioned-fields.ts';
import { shapeAnywhere } from '#catalogue/lexicon/find-captions.ts';
import type { Page } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import { findHeadings } from '#layout/find-headings.ts';
import { goesOn } from '#layout/find-regions.ts';
import type { PageGrid } from '#layout/page-grid.ts';
import { joinWords, type Segment } from '#layout/segments.ts';
import { hasPatternOf } from '#machine-readable/check-digits/known-numbers.ts';
import { fitsShape, isStreet } from '#values/fits-shape.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import type { Shape } from '#values/shape.ts';
import type { Candidate } from '../claims/candidate.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { describeLooks, type Piece, type Ranks, type ReadPiece, rankOf } from './describe-looks.ts';
import { findAddresses } from './find-addresses.ts';
import { tellingForms } from './find-telling-forms.ts';
import { readAddress, readInDashes, readLineOfParty } from './read-address-lines.ts';
import { readRegion } from './read-region.ts';
import { toCandidate } from './to-candidate.ts';

/** Pages and values a type that are looked at; long papers repeat themselves. */
const maxPages = 3;
const maxOfType = 40;

export function proposeByLooks(pages: readonly AnalysedPage[], context: MatchContext): Candidate[] {
  const isCard = declarations[context.type].isIdentityPaper;
  const grids = pages.slice(0, maxPages);
  const named = tellingForms.map((find) =>
    grids.flatMap(({ page, grid }) => find(page, grid, context)).slice(0, maxOfType),
  );
  const headings = grids.flatMap(({ page, grid }) =>
    findHeadings(grid.segments, context.type, context.country).map(
      ({ name, segment, words }): Piece & { name: string } => {
        const raw = joinWords(words);
        return {
          page,
          grid,
          segment,
          name,
          raw,
          words,
          shaped: { value: raw, type: 'string' },
          fit: 1,
          share: 1,
          lines: 1,
        };
      },
    ),
  );
  // A fact in the heading is looked for nowhere else.
  const inHeading = new Set(headings.map(({ name }) => name));
  const sought = uncaptionedFields(context.type).filter((name) => !inHeading.has(name));
  const byShape = Map.groupBy(sought, (name) => shapeAnywhere(name, context.type) ?? 'text');
  const inHeadings = headings.map((piece, at) =>
    toCandidate(
      piece.page,
      piece.name,
      { ...piece.shaped, ...piece },
      { source: 'looks', by: describeLooks(piece, at, headings.length) },
    ),
  );
  const ofTheirOwn = named.flatMap((pieces) =>
    pieces.flatMap((piece, at) => {
      const by = describeLooks(piece, at, pieces.length);
      return uncaptionedFields(context.type).includes(piece.name)
        ? [toCandidate(piece.page, piece.name, { ...piece.shaped, ...piece }, { source: 'looks', by })]
        : [];
    }),
  );
  const others = [...byShape].flatMap(([shape, names]) => {
    const pieces = grids.flatMap(({ page, grid }) => findPieces(page, grid, shape, context)).slice(0, maxOfType);
    const ranks = rankOf(pieces);
    return pieces.flatMap((piece, at) => {
      const by = describeLooks(piece, at, pieces.length, ranks[at]);
      return names.flatMap((name) => {
        if (isCard && !fitsOrder(name, ranks[at])) return [];
        const fit = fitOfNumber(name, piece, context);
        return [toCandidate(piece.page, name, { ...piece.shaped, ...piece }, { source: 'looks', by: { ...by, fit } })];
      });
    });
  });
  return [...others, ...inHeadings, ...ofTheirOwn];
}

/** On cards birth is the first of the dates and expiry the last, and issue is neither of them. */
function fitsOrder(name: string, ranks: Ranks | undefined): boolean {
  if (!ranks || ranks.rank < 0 || ranks.rank + ranks.rankFromEnd === 0) return true;
  if (name === 'date_of_birth') return ranks.rank === 0;
  if (name === 'expiry_date') return ranks.rankFromEnd === 0;
  return name !== 'issue_date' || ranks.rankFromEnd > 0;
}

/** Numbers that look like those of the paper's country fit best. */
function fitOfNumber(name: string, { raw, fit }: Piece, { country }: MatchContext): number {
  return hasPatternOf(name, raw, country) ? 1 : fit;
}

function findPieces(page: Page, grid: PageGrid, shape: Shape, context: MatchContext): Piece[] {
  const pieces: Piece[] = [];
  const isCard = declarations[context.type].isIdentityPaper;
  for (const segment of grid.rows.flat()) {
    if (isCard && segment.words.some(({ text }) => text.includes('<<'))) continue;
    if (pieces.length >= maxOfType) break;
    const make = (reading: ReadPiece): void => {
      pieces.push({ page, grid, segment, ...reading });
    };
    const line = readLineOfParty(segment, shape, context);
    if (line) make(line);
    if (shape === 'address') {
      const whole = readAddress(segment, grid) ?? readInDashes(segment);
      const found = whole ? [whole, ...findAddresses(segment, grid)] : findAddresses(segment, grid);
      const values = new Set(found.map(({ shaped }) => shaped.value));
      for (const address of found) if (values.delete(address.shaped.value)) make(address);
      continue;
    }
    if (shape === 'currency') {
      const currency = findMoney(joinWords(segment.words)).find((amount) => amount.currency)?.currency;
      if (currency) make(readSign(segment, currency));
      continue;
    }
    const onward = isCard && shape === 'date' ? goesOn(segment, grid, () => true).slice(0, 1) : [];
    const runs =
      onward.length > 0 ? [segment.words, [segment, ...onward].flatMap(({ words }) => words)] : [segment.words];
    for (const { raw, words, fit, share, ...shaped } of runs.flatMap((run) => readRegion([run], shape, context)))
      if (isTold(shape, raw, fit, share)) make({ raw, words, shaped, fit, share, lines: 1 });
  }
  return pieces;
}

/** Names and words stand alone in their segment; numbers, dates and contacts may stand among words. */
function isTold(shape: Shape, raw: string, fit: number, share: number): boolean {
  switch (shape) {
    case 'person_name':
    case 'organisation':
    case 'party':
    case 'party_name':
    case 'authority':
    case 'place':
    case 'text':
    case 'code_or_text':
      return (
        share === 1 &&
        /^[\p{L}\p{N}("'«„]/u.test(raw) &&
        /\p{Lu}/u.test(raw) &&
        raw.split(/\s+/).length <= 8 &&
        raw.length >= 3 &&
        fit > 0
      );
    case 'street':
      return share === 1 && isStreet(raw);
    case 'phone':
      // Digits in a row may be any number; those of a telephone are grouped, or say their country.
      return /^\+|\d[\s().-]+\d/.test(raw.trim());
    case 'height':
      return fit > 0 && (share === 1 || /["”″]|'$|cm$|in/i.test(raw));
    case 'city':
    case 'state':
    case 'weight':
    case 'eye_color':
    case 'codes':
      return share === 1 && fit > 0;
    case 'identifier':
    case 'code':
      return raw.replace(/\W/g, '').length >= 5 && /\d/.test(raw);
    default:
      return fit > 0;
  }
}

/** The sign before an amount says in what the paper counts. */
function readSign({ words }: Segment, currency: string): ReadPiece {
  return {
    raw: joinWords(words),
    words,
    shaped: { value: currency, type: 'code' },
    fit: fitsShape('currency', currency),
    share: 1,
    lines: 1,
  };
}
