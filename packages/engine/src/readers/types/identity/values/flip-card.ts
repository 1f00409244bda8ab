// A card turned upside down: what stands over a caption stands under it then, so that captions below their values need no rules of their own.
import type { PlacedWord, Rect, Segment } from '#document/layout.ts';
import type { Caption } from '../captions/mark-captions.ts';
import type { CardValue, MarkedCard, Run } from './marked-card.ts';

export interface FlippedCard {
  readonly card: MarkedCard;
  /** What was read on the turned card, as it stands on the true one. */
  readonly turnBack: (values: readonly CardValue[]) => CardValue[];
}

export function flipCard(card: MarkedCard): FlippedCard {
  const words = new Map<PlacedWord, PlacedWord>();
  const segments = new Map<Segment, Segment>();
  const captions = new Map<Caption, Caption>();
  const turnWord = (word: PlacedWord): PlacedWord => remember(words, word, () => ({ ...word, ...turn(word) }));
  const turnSegment = (segment: Segment): Segment =>
    remember(segments, segment, () => ({ ...segment, ...turn(segment), words: segment.words.map(turnWord) }));
  const turnCaption = (caption: Caption): Caption =>
    remember(captions, caption, () => ({ ...caption, ...turn(caption), segment: turnSegment(caption.segment) }));
  const turnRun = (run: Run): Run => ({
    ...turn(run),
    words: run.words.map(turnWord),
    segment: turnSegment(run.segment),
  });
  const flipped = {
    ...card,
    segments: card.segments.map(turnSegment),
    captions: card.captions.map(turnCaption),
    runs: card.runs.map(turnRun),
  };
  const trueWords = new Map([...words].map(([word, turned]) => [turned, word]));
  const trueCaptions = new Map([...captions].map(([caption, turned]) => [turned, caption]));
  return {
    card: flipped,
    turnBack: (values) =>
      values.map((value) => ({
        ...value,
        caption: trueCaptions.get(value.caption)!,
        words: value.words.map((word) => trueWords.get(word)!),
        text: value.text.split('\n').reverse().join('\n'),
      })),
  };
}

const turn = ({ x0, y0, x1, y1 }: Rect): Rect => ({ x0, y0: -y1, x1, y1: -y0 });

function remember<T>(known: Map<T, T>, key: T, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
