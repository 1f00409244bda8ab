// Pairs in numbers: how the two stand to each other, what each looks like, and what the page model says of them.

import type { Relation } from '#layout/find-regions.ts';
import type { PageGrid } from '#layout/page-grid.ts';
import { boundsOf, joinWords, type PlacedWord } from '#layout/segments.ts';
import type { Role } from '#page-model/page-view.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { shareOfFormWords } from '#values/form-words.ts';
import type { CaptionKind, PairCandidate } from './pair.ts';
import type { SeenWords } from './seen-words.ts';

const kinds: readonly CaptionKind[] = ['known', 'colon', 'line', 'model'];
const relations: readonly Relation[] = ['inline', 'right', 'below', 'above', 'numbered'];
const roles: readonly Role[] = ['caption', 'value', 'prose', 'heading', 'other'];
const textNames = [
  'words',
  'letters',
  'digits',
  'capitals',
  'form_words',
  'colon',
  'stop',
  'begins_small',
  'legibility',
];
const modelNames = [...roles, 'spans', 'shared', 'covered'];

/** In the order of the numbers that `describePairs` gives. */
export const pairFeatureNames: readonly string[] = [
  ...kinds.map((kind) => `kind_${kind}`),
  ...relations.map((relation) => `relation_${relation}`),
  ...['rank', 'meanings', 'fit', 'right', 'down', 'left_edge', 'centre', 'height_ratio', 'lines', 'whole_segment'],
  ...['caption_rivals', 'value_rivals', 'value_is_known', 'top', 'left', 'segments', 'recognised', 'has_model'],
  ...textNames.map((name) => `caption_${name}`),
  ...textNames.map((name) => `value_${name}`),
  ...modelNames.map((name) => `model_caption_${name}`),
  ...modelNames.map((name) => `model_value_${name}`),
  ...['model_link', 'model_other_link'],
];

export function describePairs(
  pairs: readonly PairCandidate[],
  grid: PageGrid,
  seen: SeenWords | undefined,
): Float64Array[] {
  const segmentOf = new Map(grid.segments.flatMap((segment) => segment.words.map((word) => [word, segment] as const)));
  const byCaption = Map.groupBy(pairs, ({ caption }) => caption[0]!);
  const byValue = Map.groupBy(pairs, ({ value }) => value[0]![0]!);
  const knownWords = new Set(
    pairs.filter(({ kind, entries }) => kind === 'known' && entries.length > 0).flatMap(({ caption }) => caption),
  );
  const describeText = remember((words) => textOf(words));
  const describeView = remember((words) => (seen ? viewOf(words, seen) : modelNames.map(() => 0)));
  return pairs.map((pair) => {
    const { kind, relation, rank, entries, caption, value } = pair;
    const words = value.flat();
    const [at, of] = [boundsOf(caption), boundsOf(value[0]!)];
    const height = at.y1 - at.y0 || 1;
    const raw = value.map(joinWords).join(' ');
    return Float64Array.from([
      ...kinds.map((one) => Number(one === kind)),
      ...relations.map((one) => Number(one === relation)),
      rank,
      entries.length,
      entries.length > 0 ? Math.max(...entries.map(({ shape }) => fitsShape(shape, raw))) : -1,
      (of.x0 - at.x1) / height,
      (of.y0 - at.y1) / height,
      (of.x0 - at.x0) / height,
      (of.x0 + of.x1 - at.x0 - at.x1) / 2 / height,
      (of.y1 - of.y0) / height,
      value.length,
      Number(segmentOf.get(caption[0]!)?.words.length === caption.length),
      byCaption.get(caption[0]!)!.length,
      byValue.get(value[0]![0]!)!.length,
      words.filter((word) => knownWords.has(word)).length / words.length,
      caption[0]!.box[1],
      caption[0]!.box[0],
      grid.segments.length,
      Number(grid.page.source === 'ocr'),
      Number(seen !== undefined),
      ...describeText(caption),
      ...describeText(words),
      ...describeView(caption),
      ...describeView(words),
      ...(seen ? linksOf(caption, words, seen) : [0, 0]),
    ]);
  });
}

/** The same words stand in many pairs. */
function remember(describe: (words: readonly PlacedWord[]) => number[]): (words: readonly PlacedWord[]) => number[] {
  const known = new Map<PlacedWord, { words: readonly PlacedWord[]; numbers: number[] }[]>();
  return (words) => {
    const same = known.get(words[0]!) ?? [];
    const found = same.find((one) => one.words.length === words.length && one.words.at(-1) === words.at(-1));
    if (found) return found.numbers;
    const numbers = describe(words);
    known.set(words[0]!, [...same, { words, numbers }]);
    return numbers;
  };
}

function textOf(words: readonly PlacedWord[]): number[] {
  const text = joinWords(words);
  const letters = text.replace(/[^\p{L}]/gu, '');
  return [
    words.length,
    text.length,
    text.replace(/\D/g, '').length / text.length,
    letters.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.length),
    shareOfFormWords(text),
    Number(/[:：]$/.test(text)),
    Number(/[.;!?]$/.test(text)),
    Number(/^\p{Ll}/u.test(text)),
    Math.min(...words.map(({ confidence }) => confidence)),
  ];
}

/** Of the roles of the words' spans, each by its share; how the words lie to the span that has most of them. */
function viewOf(words: readonly PlacedWord[], { view, spanOf, words: ofSpan }: SeenWords): number[] {
  const counts = new Map<number, number>();
  for (const word of words) {
    const span = spanOf.get(word);
    if (span !== undefined) counts.set(span, (counts.get(span) ?? 0) + 1);
  }
  const shares = roles.map((role) =>
    [...counts].reduce((sum, [span, count]) => {
      const { role: seen, probability } = view.spans[span]!;
      return sum + (seen === role ? (probability * count) / words.length : 0);
    }, 0),
  );
  const [span, max] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [-1, 0];
  const size = ofSpan[span]?.length ?? 1;
  return [...shares, counts.size, max / words.length, max / size];
}

/** That the value belongs to this caption, and to its likeliest other. */
function linksOf(
  caption: readonly PlacedWord[],
  value: readonly PlacedWord[],
  { view, spanOf }: SeenWords,
): [number, number] {
  const asked = new Set(caption.map((word) => spanOf.get(word)));
  let [own, other] = [0, 0];
  for (const word of value)
    for (const { span, probability } of view.spans[spanOf.get(word) ?? -1]?.captions ?? [])
      if (asked.has(span)) own += probability / value.length;
      else other = Math.max(other, probability);
  return [own, other];
}
