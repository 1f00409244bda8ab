// Pairs of a page that might be: every caption with the places where its value may stand, and what the page model links.
import type { DocumentType } from '@oneform/contract';
import { findLabels } from '#catalogue/lexicon/find-captions.ts';
import { isCentredIn } from '#document/box.ts';
import type { Page } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import type { Caption } from '#layout/caption.ts';
import { findRegions } from '#layout/find-regions.ts';
import type { PageGrid } from '#layout/page-grid.ts';
import { isSameRow, type PlacedWord } from '#layout/segments.ts';
import { addColonCaptions, lineCaptions } from './generic-captions.ts';
import type { CaptionKind, PairCandidate } from './pair.ts';
import type { SeenWords } from './seen-words.ts';

/** Places of a caption that are looked at, and captions of a value that the page model thinks of. */
const maxPlaces = 5;
const maxLinks = 3;

export function proposePairs(
  { grid, type, captions: known }: AnalysedPage,
  seen: SeenWords | undefined,
): PairCandidate[] {
  const captions = addColonCaptions(known, grid);
  const answers = grid.page.fields.filter(({ value }) => value.trim() !== '').map(({ box }) => box);
  const isFree = (words: readonly PlacedWord[]): boolean =>
    words.every(({ box }) => !answers.some((answer) => isCentredIn(box, answer)));
  return [
    ...captions.flatMap((own, at) =>
      own.flatMap((caption) =>
        proposeBeside(caption, known[at]!.includes(caption) ? 'known' : 'colon', grid, captions),
      ),
    ),
    ...lineCaptions(captions, grid).flatMap((caption) => proposeBeside(caption, 'line', grid, captions)),
    ...(seen ? proposeLinks(grid.page, type, seen) : []),
  ].filter(({ caption, value }) => caption.length > 0 && isFree(caption) && isFree(value.flat()));
}

/** Of each place its first line, and all of it where the block goes on. */
function proposeBeside(
  caption: Caption,
  kind: CaptionKind,
  grid: PageGrid,
  captions: readonly (readonly Caption[])[],
): PairCandidate[] {
  const common = { page: grid.page.number, kind, caption: wordsOf(caption, grid), entries: caption.entries };
  return findRegions(caption, grid, captions)
    .slice(0, maxPlaces)
    .flatMap(({ lines, relation, rank }) => {
      const first = { ...common, value: lines.slice(0, 1), relation, rank };
      return lines.length > 1 ? [first, { ...first, value: lines }] : [first];
    });
}

/** All words of a caption that goes on in the lines below. */
function wordsOf({ segment, from, to, tail, rect }: Caption, grid: PageGrid): readonly PlacedWord[] {
  const first = segment.words.slice(from, to);
  if (!tail) return first;
  const others = grid.segments.filter(
    (other) =>
      other !== segment && other.x0 >= rect.x0 && other.x1 <= rect.x1 && other.y0 >= segment.y0 && other.y1 <= rect.y1,
  );
  return [...first, ...others.sort((a, b) => a.y0 - b.y0).flatMap(({ words }) => words)];
}

function proposeLinks(page: Page, type: DocumentType, { view, words }: SeenWords): PairCandidate[] {
  const pairOf = (caption: number, values: readonly number[], rank: number): PairCandidate => ({
    page: page.number,
    kind: 'model',
    caption: words[caption]!,
    entries: findLabels(view.spans[caption]!.text, type, page.source === 'ocr').entries,
    value: toLines(values.flatMap((span) => words[span]!)),
    rank,
  });
  const ofCaption = new Map<number, number[]>();
  const pairs = view.spans.flatMap(({ role, captions }, span): PairCandidate[] => {
    if (role !== 'value' || captions.length === 0) return [];
    const best = captions[0]!.span;
    ofCaption.set(best, [...(ofCaption.get(best) ?? []), span]);
    return captions.slice(0, maxLinks).map((link, rank) => pairOf(link.span, [span], rank));
  });
  // Several answers to one caption are one value.
  const together = [...ofCaption].flatMap(([caption, spans]) => (spans.length > 1 ? [pairOf(caption, spans, 0)] : []));
  return [...pairs, ...together].filter(({ value }) => value.length > 0);
}

/** In the order in which they are read. */
function toLines(words: readonly PlacedWord[]): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  for (const word of [...words].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const line = lines.at(-1);
    if (line && isSameRow(line[0]!, word)) line.push(word);
    else lines.push([word]);
  }
  for (const line of lines) line.sort((a, b) => a.x0 - b.x0);
  return lines;
}
