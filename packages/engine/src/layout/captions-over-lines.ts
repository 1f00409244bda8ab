// Captions that ask for several things at once, or go on in the lines below.
import type { DocumentType } from '@oneform/contract';
import { findAttributeList } from '#catalogue/lexicon/find-attribute-list.ts';
import { findLabels, longestLabel } from '#catalogue/lexicon/find-captions.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { type Caption, toCaption } from './caption.ts';
import { inColumn, type PageGrid } from './page-grid.ts';
import { boundsOf, joinWords, type Segment } from './segments.ts';

const minOfList = 4;
/** Of one caption. */
const maxLines = 3;

/** `PAYER'S name, street address, city, state, ZIP code, and telephone no.`, over one line or two. */
export function listIn(segment: Segment, grid: PageGrid, type: DocumentType): Caption | undefined {
  const text = joinWords(segment.words);
  if (!/,|&|\band\b/i.test(text) || segment.words.length < minOfList) return undefined;
  const [tail] = inColumn(grid, segment, 1, 1);
  const isWrapped = tail && tail.y0 - segment.y1 < segment.height && /^\p{Ll}/u.test(tail.words[0]!.text);
  const both = isWrapped ? findAttributeList(`${text} ${joinWords(tail.words)}`, type) : undefined;
  const list = both ?? findAttributeList(text, type);
  if (!list) return undefined;
  const caption = toCaption(segment, 0, segment.words.length, [list.entry], squashLabel(text), 1);
  return {
    ...caption,
    ...(list.role && { role: list.role }),
    ...(both && { tail: tail!, rect: boundsOf([segment, tail!]) }),
  };
}

/** A caption that goes on in the lines below: the longest that is known. `maxGap`: to the second line, in heights of a letter. */
export function overLines(
  segment: Segment,
  key: string,
  grid: PageGrid,
  type: DocumentType,
  maxGap: number,
): Caption | undefined {
  const lines = [segment];
  let joined = key;
  let best: Caption | undefined;
  while (lines.length < maxLines) {
    const last = lines.at(-1)!;
    const [tail] = inColumn(grid, last, 1, 1);
    const gap = lines.length === 1 ? maxGap : 1;
    if (!tail || tail.y0 - last.y1 > gap * segment.height || tail.words.length > 6) break;
    const said = squashLabel(tail.words.map(({ text }) => text).join(''));
    joined += said;
    // The bracket that a telephone number is written behind is no line of the caption.
    if (said === '' || joined.length > longestLabel) break;
    lines.push(tail);
    const { entries } = findLabels(joined, type, false);
    if (entries.length > 0)
      best = {
        ...toCaption(segment, 0, segment.words.length, entries, joined, 1),
        tail,
        rect: boundsOf(lines),
      };
  }
  return best;
}
