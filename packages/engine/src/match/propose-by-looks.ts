// Candidates that no caption introduces: what looks like a date, an amount, a name or an address, for the fields that papers of the kind
// state so.
import { joinWords, type PlacedWord, type Segment } from '#document/layout.ts';
import type { Page } from '#document/read-document.ts';
import { uncaptionedFields } from '#document-types/uncaptioned-fields.ts';
import { shapeAnywhere } from '#lexicon/find-captions.ts';
import { normaliseAddress } from '#normalise/normalise-address.ts';
import { findMoney } from '#normalise/normalise-money.ts';
import { fitsShape } from '#values/fits-shape.ts';
import type { ShapedValue } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';
import type { ByLooks, Candidate } from './candidate.ts';
import type { MatchContext } from './match-context.ts';
import { blockFrom, gridOf, type PageGrid, rightOf } from './page-grid.ts';
import { readRegion } from './read-region.ts';
import { splitCompound } from './split-compound.ts';
import { toCandidate } from './to-candidate.ts';

/** Pages and values a type that are looked at; long papers repeat themselves. */
const mostPages = 3;
const mostOfType = 40;
const mostLines = 4;
const mostWordsOfAddress = 30;

interface Piece {
  readonly page: Page;
  readonly grid: PageGrid;
  readonly segment: Segment;
  readonly raw: string;
  readonly words: readonly PlacedWord[];
  readonly shaped: ShapedValue;
  readonly fit: number;
  readonly share: number;
  readonly lines: number;
}

export function proposeByLooks(pages: readonly Page[], context: MatchContext): Candidate[] {
  const grids = pages.slice(0, mostPages).map((page) => ({ page, grid: gridOf(page) }));
  const towns = grids.flatMap(({ page, grid }) => findTowns(page, grid, context)).slice(0, mostOfType);
  const byShape = Map.groupBy(uncaptionedFields(context.type), (name) => shapeAnywhere(name, context.type) ?? 'text');
  const inTowns = towns.flatMap((piece, at) => {
    const by = describe(piece, at, towns.length, -1);
    return uncaptionedFields(context.type).includes(piece.name)
      ? [toCandidate(piece.page, piece.name, { ...piece.shaped, ...piece }, by, 'looks')]
      : [];
  });
  const others = [...byShape].flatMap(([shape, names]) => {
    const pieces = grids.flatMap(({ page, grid }) => findPieces(page, grid, shape, context)).slice(0, mostOfType);
    const ranks = rank(pieces);
    return pieces.flatMap((piece, at) => {
      const by = describe(piece, at, pieces.length, ranks[at]!);
      return names.map((name) => toCandidate(piece.page, name, { ...piece.shaped, ...piece }, by, 'looks'));
    });
  });
  return [...others, ...inTowns];
}

/** `Pleasantville, CA 94588`: town, state and postal code of a line that is nothing else. */
function findTowns(page: Page, grid: PageGrid, context: MatchContext): (Piece & { readonly name: string })[] {
  return grid.rows.flat().flatMap((segment) => {
    const raw = joinWords(segment.words);
    if (!townLine.test(raw)) return [];
    return splitCompound(raw, townParts, context).map(({ name, raw: part, shaped }) => {
      const words = segment.words.filter(({ text }) => part.includes(text.replace(/,$/, '')));
      return { page, grid, segment, name, raw: part, words, shaped, fit: 0.9, share: 1, lines: 1 };
    });
  });
}

const townParts = 'city+state+postal_code';
const townLine = /^\p{Lu}[\p{L}.' -]{2,30},?\s+[A-Z]{2},?\s+\d{5}(?:-\d{4})?$|^\d{4,5}\s+\p{Lu}[\p{L}.' -]{2,30}$/u;

function findPieces(page: Page, grid: PageGrid, shape: Shape, context: MatchContext): Piece[] {
  const pieces: Piece[] = [];
  for (const segment of grid.rows.flat()) {
    if (pieces.length >= mostOfType) break;
    const make = (reading: Omit<Piece, 'page' | 'grid' | 'segment'>): void => {
      pieces.push({ page, grid, segment, ...reading });
    };
    if (shape === 'address') {
      const address = readAddress(segment, grid) ?? readInDashes(segment);
      if (address) make(address);
      continue;
    }
    if (shape === 'currency') {
      const currency = findMoney(joinWords(segment.words)).find((amount) => amount.currency)?.currency;
      if (currency) make(readSign(segment, currency));
      continue;
    }
    for (const { raw, words, fit, share, ...shaped } of readRegion([segment.words], shape, context))
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
      return share === 1 && /\p{Lu}/u.test(raw) && raw.split(/\s+/).length <= 8 && raw.length >= 3 && fit > 0.2;
    case 'city':
    case 'state':
    case 'street':
      return share === 1 && fit > 0.4;
    case 'phone':
      // Digits in a row may be any number; those of a telephone are grouped, or say their country.
      return /^\+|\d[\s().-]+\d/.test(raw.trim());
    case 'identifier':
    case 'code':
      return raw.replace(/\W/g, '').length >= 5 && /\d/.test(raw);
    default:
      return fit > 0;
  }
}

/** The sign before an amount says in what the paper counts. */
function readSign({ words }: Segment, currency: string): Omit<Piece, 'page' | 'grid' | 'segment'> {
  return { raw: joinWords(words), words, shaped: { value: currency, type: 'code' }, fit: 0.9, share: 1, lines: 1 };
}

/** From the street to the line with the town; lines before it (a name) are left out. */
function readAddress(segment: Segment, grid: PageGrid): Omit<Piece, 'page' | 'grid' | 'segment'> | undefined {
  if (fitsShape('street', joinWords(segment.words)) < 0.5) return undefined;
  const block = blockFrom(grid, segment, mostLines).map(({ words }) => words);
  // `41 Marina Walk | Sarasota, FL 34236`: beside each other, parted by a bar or a gap.
  const beside = [segment, ...rightOf(grid, segment, 1)].map(({ words }) => words);
  for (const lines of [...block.map((_, at) => block.slice(0, block.length - at)), beside]) {
    const raw = lines.map(joinWords).join('\n');
    const address = normaliseAddress(raw);
    if (!address?.city || !(address.postal_code || address.state)) continue;
    return {
      raw,
      words: lines.flat(),
      shaped: { value: address.value, type: 'address' },
      fit: 0.9,
      share: 1,
      lines: lines.length,
    };
  }
  return undefined;
}

/** `Au bon moulin SARL - 1242 chemin de l'olive - 84340 Malaucène - France`: the foot of a letter on one line. */
function readInDashes({ words }: Segment): Omit<Piece, 'page' | 'grid' | 'segment'> | undefined {
  if (words.length > mostWordsOfAddress) return undefined;
  const dashes = words.flatMap(({ text }, at) => (/^[-–—]$/.test(text) ? [at] : []));
  for (const start of dashes.length > 0 ? [-1, ...dashes] : []) {
    const taken = words.slice(start + 1);
    const raw = joinWords(taken);
    if (fitsShape('street', raw.split(/\s[-–—]\s/)[0]!) < 0.5) continue;
    const address = normaliseAddress(raw.replace(/\s[-–—]\s/g, ', '));
    if (address?.city && address.postal_code)
      return { raw, words: taken, shaped: { value: address.value, type: 'address' }, fit: 0.8, share: 1, lines: 1 };
  }
  return undefined;
}

/** By size of the number or by date, 0 for the largest or earliest; −1 where it has neither. */
function rank(pieces: readonly Piece[]): number[] {
  const sizes = pieces.map(({ shaped: { value, type } }) =>
    type === 'money' ? -Number(value) : type === 'date' ? Date.parse(value) : Number.NaN,
  );
  const sorted = [...new Set(sizes.filter(Number.isFinite))].sort((a, b) => a - b);
  return sizes.map((size) => sorted.indexOf(size));
}

function describe({ page, grid, segment, fit, share, lines }: Piece, at: number, count: number, rank: number): ByLooks {
  const row = grid.rowOf[segment.index]!;
  const heights = grid.segments.map(({ height }) => height).sort((a, b) => a - b);
  const [above, below] = [grid.rows[row - 1]?.[0], grid.rows[row + 1]?.[0]];
  return {
    ordinal: at,
    fromEnd: count - 1 - at,
    rank,
    size: segment.height / (heights[heights.length >> 1] || 1),
    row,
    isAlone: grid.rows[row]!.length === 1,
    column: grid.rows[row]!.indexOf(segment),
    beginsPage: page.number === 1 && row === 0,
    lines,
    fit,
    share,
    hasDigitsBelow: below !== undefined && /\d/.test(joinWords(below.words)),
    endsInColonAbove: above !== undefined && /:$/.test(joinWords(above.words)),
    gapAbove: above ? (segment.y0 - above.y1) / (segment.height || 1) : 9,
    standsBesideAmount: grid.rows[row]!.some(
      (other) => other !== segment && /\d[.,]\d{2}(?!\d)/.test(joinWords(other.words)),
    ),
  };
}
