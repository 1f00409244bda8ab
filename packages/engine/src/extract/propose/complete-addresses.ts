// Addresses that were cut short: whoever proposed them, their block says what follows down to the postal code, and what stands over the street.
import type { DocumentType } from '@oneform/contract';
import { findLabels } from '#catalogue/lexicon/find-captions.ts';
import { unionOfBoxes } from '#document/box.ts';
import type { Evidence } from '#document/facts.ts';
import type { Box } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import { blockFrom, blockUpTo, type PageGrid, rightOf } from '#layout/page-grid.ts';
import { joinWords, type PlacedWord, type Segment } from '#layout/segments.ts';
import { shareOfFormWords } from '#values/form-words.ts';
import { type NormalisedAddress, normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseDate } from '#values/normalise/normalise-date.ts';
import { streetWord, unitStart } from '#values/normalise/street-words.ts';
import type { Candidate } from '../claims/candidate.ts';

/** Lines that may follow, and words of one; longer ones are sentences. */
const maxLines = 4;
const maxWords = 8;
const bareCode = /^(?:\d{4,6}|\d{5}-\d{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
const notOfAddress =
  /[€$£:@|]|\d{7}|\d{3}[ .-]\d{3}[ .-]\d{4}|(?<!\p{L})(?:tel|fax|phone|eur|usd|iban|does not apply)(?!\p{L})/iu;
/** A code inside that was not read as one: the address ends elsewhere than it seems. */
const codeInside = /(?<!box|bp|tsa|cs|lgh|nr?o?\.?|#)[\s,–-]\s?\d{5,6}(?![\d\p{L}])|(?<=,\s)\d{4} \p{Lu}\p{L}+/iu;
const careOf = /^(?:c\s?\/\s?[o-](?!\p{L})|z\.?\s?hd\.?\s|bei\s|chez\s)/iu;

/** In place of an address that was cut stands the whole one. */
export function completeAddresses(
  candidates: readonly Candidate[],
  pages: readonly AnalysedPage[],
  type: DocumentType,
): Candidate[] {
  return candidates.map((candidate) => {
    const place = placeOf(candidate);
    const grid = place && pages.find(({ page }) => page.number === place.page)?.grid;
    return grid ? withCareOf(withTown(candidate, place, grid, type), place, grid) : candidate;
  });
}

type Place = Evidence & { readonly box: Box };

/** Around all parts of the address; none where it has parts on another page or without a place. */
function placeOf({ type, evidence }: Candidate): Place | undefined {
  const [first] = evidence;
  const boxes = evidence.flatMap(({ page, box }) => (page === first?.page && box ? [box] : []));
  if (type !== 'address' || !first || boxes.length < evidence.length) return undefined;
  return { ...first, box: unionOfBoxes(boxes) };
}

/** The lines below, down to the first with which it has a postal code. */
function withTown(candidate: Candidate, place: Place, grid: PageGrid, type: DocumentType): Candidate {
  const read = normaliseAddress(candidate.raw);
  if (read?.postal_code || !/\d/.test(candidate.raw) || codeInside.test(candidate.raw)) return candidate;
  const last = lastLineOf(place.box, grid);
  const lines = last ? linesBelow(last, candidate.raw, grid, type) : [];
  for (let count = 1; count <= lines.length; count++) {
    const more = lines.slice(0, count);
    const raw = [candidate.raw, ...more.map(joinWords)].join('\n');
    const whole = normaliseAddress(raw);
    if (whole && isWhole(whole)) return withWords(candidate, place, raw, whole.value, more.flat());
  }
  return candidate;
}

/** `November 2024` is no town with its code. */
const isWhole = ({ street, city, state, postal_code }: NormalisedAddress): boolean =>
  street !== undefined &&
  city !== undefined &&
  postal_code !== undefined &&
  (state !== undefined || !/^(?:19|20)\d{2}$/.test(postal_code));

/** `C/O PALOMAR EDGE` over the street: a letter without it does not arrive. */
function withCareOf(candidate: Candidate, place: Place, grid: PageGrid): Candidate {
  const isIn = isInside(place.box);
  const first = grid.segments.filter(({ words }) => words.some(isIn)).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)[0];
  if (!first || !isIn(first.words[0]!)) return candidate;
  const words = blockUpTo(grid, first, 2)[1]?.words;
  if (!words || words.length > maxWords || !careOf.test(joinWords(words))) return candidate;
  const raw = `${joinWords(words)}\n${candidate.raw}`;
  const whole = normaliseAddress(raw);
  return whole?.postal_code ? withWords(candidate, placeOf(candidate)!, raw, whole.value, words) : candidate;
}

function withWords(
  candidate: Candidate,
  place: Place,
  raw: string,
  value: string,
  words: readonly PlacedWord[],
): Candidate {
  const box = unionOfBoxes([place.box, ...words.map((word) => word.box)]);
  return {
    ...candidate,
    raw,
    value,
    evidence: [{ ...place, box, ...(place.quote !== undefined && { quote: raw.replaceAll('\n', ' ') }) }],
    legibility: Math.min(candidate.legibility, ...words.map(({ confidence }) => confidence)),
  };
}

const isInside =
  (box: Box) =>
  ({ box: [x0, y0, x1, y1] }: PlacedWord): boolean => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return x > box[0] && x < box[2] && y > box[1] && y < box[3];
  };

/** The segment that the address ends in, where nothing follows it there. */
function lastLineOf(box: Box, grid: PageGrid): Segment | undefined {
  const isIn = isInside(box);
  const own = grid.segments.filter(({ words }) => words.some(isIn)).sort((a, b) => b.y0 - a.y0 || b.x1 - a.x1)[0];
  return own && isIn(own.words.at(-1)!) ? own : undefined;
}

/** Up to what cannot belong to the address; a code may stand apart right of its town. */
function linesBelow(last: Segment, known: string, grid: PageGrid, type: DocumentType): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  for (const segment of blockFrom(grid, last, maxLines + 1).slice(1)) {
    const [beside] = rightOf(grid, segment, 1);
    const words = [...segment.words, ...(beside && bareCode.test(joinWords(beside.words)) ? beside.words : [])];
    const text = joinWords(words);
    const isOther = notOfAddress.test(text) || (isNumberedStreet(known) && isNumberedStreet(text));
    if (words.length > maxWords || isOther || isDate(text) || isOfForm(text, type)) break;
    lines.push(words);
  }
  return lines;
}

const isDate = (text: string): boolean => normaliseDate(text, 'unknown')?.value.length === 10;

/** Two of them are two addresses; a flat and a block have numbers too. */
const isNumberedStreet = (text: string): boolean => /\d/.test(text) && streetWord.test(text) && !unitStart.test(text);

const isOfForm = (text: string, type: DocumentType): boolean =>
  Math.round(shareOfFormWords(text)) === 1 || (!/\d/.test(text) && findLabels(text, type, false).entries.length > 0);
