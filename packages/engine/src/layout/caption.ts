// A caption on a page: where it stands and what it may ask for.

import type { CaptionEntry } from '#catalogue/lexicon/caption-entry.ts';
import { boundsOf, joinWords, type PlacedWord, type Rect, type Segment } from './segments.ts';

export interface Caption {
  readonly segment: Segment;
  /** Its words in the segment: from the first to the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly rect: Rect;
  /** Facts it may ask for; none for a known caption that means nothing on this kind of paper. */
  readonly entries: readonly CaptionEntry[];
  /** Facts it asks for on papers of other kinds, where it means nothing on this one. */
  readonly elsewhere: readonly CaptionEntry[];
  readonly wording: string;
  readonly exactness: number;
  readonly isWhole: boolean;
  readonly hasColon: boolean;
  /** A field's number, with or without a word beside it. */
  readonly isNumbered?: true;
  /** Its value is the form's own: the number that an office gave it, the day until which it is used. */
  readonly isOfForm?: true;
  /** The party that its wording names. */
  readonly role?: string;
  /** Continuation of the caption in the segment below. */
  readonly tail?: Segment;
}

/** Words of a caption as they are told beside its value: without the number of the question and the colon. */
export const printedCaption = (words: readonly PlacedWord[], tail: readonly PlacedWord[] = []): string =>
  joinWords([...words, ...tail]).replace(/[\s:：.·_]+$/, '');

/** Numbers and letters before a caption: `12.`, `(a)`, `4b`. */
export const numbering = /^[([]?(?:\d{1,3}[a-z]?|[a-zA-Z]|[ivx]{1,4})[.):\]]{0,2}$/;
export const divider = /^[/|–—·•*-]+$/;

/** Nothing but the number of the question stands before it. */
export const beginsSegment = ({ segment, from }: Pick<Caption, 'segment' | 'from'>): boolean =>
  segment.words.slice(0, from).every(({ text }) => numbering.test(text) || divider.test(text));

export function toCaption(
  segment: Segment,
  from: number,
  to: number,
  entries: readonly CaptionEntry[],
  wording: string,
  exactness: number,
): Caption {
  const words = segment.words.slice(from, to);
  return {
    segment,
    from,
    to,
    rect: boundsOf(words),
    entries,
    elsewhere: [],
    wording,
    exactness,
    isWhole: to === segment.words.length && beginsSegment({ segment, from }),
    hasColon: /[:：]$/.test(words.at(-1)!.text) || segment.words[to]?.text === ':',
  };
}
