// Addresses that no caption introduces: over several lines, on one line in dashes, on one line behind a name.

import { blockFrom, type PageGrid, rightOf } from '#layout/page-grid.ts';
import { joinWords, type Segment } from '#layout/segments.ts';
import { fitsShape, isStreet } from '#values/fits-shape.ts';
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { readShape } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';
import type { MatchContext } from '../claims/match-context.ts';
import type { ReadPiece } from './describe-looks.ts';

const maxLines = 4;
const maxWordsOfAddress = 30;

/** From the street to the line with the town; lines before it (a name) are left out. */
export function readAddress(segment: Segment, grid: PageGrid): ReadPiece | undefined {
  if (!isStreet(joinWords(segment.words))) return undefined;
  const block = blockFrom(grid, segment, maxLines).map(({ words }) => words);
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
      fit: fitsShape('address', raw),
      share: 1,
      lines: lines.length,
    };
  }
  return undefined;
}

/** `Au bon moulin SARL - 1242 chemin de l'olive - 84340 Malaucène - France`: the foot of a letter on one line. */
export function readInDashes({ words }: Segment): ReadPiece | undefined {
  if (words.length > maxWordsOfAddress) return undefined;
  const dashes = words.flatMap(({ text }, at) => (/^[-–—]$/.test(text) ? [at] : []));
  for (const start of dashes.length > 0 ? [-1, ...dashes] : []) {
    const taken = words.slice(start + 1);
    const raw = joinWords(taken);
    if (!isStreet(raw.split(/\s[-–—]\s/)[0]!)) continue;
    const address = normaliseAddress(raw.replace(/\s[-–—]\s/g, ', '));
    if (address?.city && address.postal_code)
      return {
        raw,
        words: taken,
        shaped: { value: address.value, type: 'address' },
        fit: fitsShape('address', raw),
        share: 1,
        lines: 1,
      };
  }
  return undefined;
}

/** `Cairngorm Insurance plc, 8 Castle Street, Perth PH1 5AA`: a name and an address on one line. */
export function readLineOfParty({ words }: Segment, shape: Shape, context: MatchContext): ReadPiece | undefined {
  const house = words.findIndex(({ text }) => /^\d+\p{L}?,?$/u.test(text));
  if (house < 2 || words.length > maxWordsOfAddress || !words[house - 1]!.text.endsWith(',')) return undefined;
  const isOfParty = shape === 'address' || shape === 'organisation' || shape === 'party' || shape === 'party_name';
  const where = joinWords(words.slice(house));
  if (!isOfParty || !normaliseAddress(where)?.city) return undefined;
  const taken = shape === 'address' ? words.slice(house) : words.slice(0, house);
  const raw = joinWords(taken).replace(/,$/, '');
  const fit = fitsShape(shape, raw);
  const shaped = fit > 0 ? readShape(shape, raw, context) : null;
  return shaped ? { raw, words: taken, shaped, fit, share: 1, lines: 1 } : undefined;
}
