// Readings of a fact that agree: the same value, led to by different things, in places that do not share their ink.
import type { FactType } from '#document/facts.ts';
import type { Box } from '#document/read-document.ts';
import { squash } from '#values/normalise/fold-text.ts';

export interface Place {
  readonly page: number;
  readonly box: Box;
  readonly quote: string;
}

export interface PlacedReading {
  readonly value: string;
  readonly type: FactType;
  /** 0–1. */
  readonly confidence: number;
  readonly places: readonly Place[];
  /** Reason for the reading: a caption, or the kind of place. Absent: there is no other. */
  readonly anchor?: string;
}

/** Shorter values agree by chance. */
const minLetters = 4;
const minConfidence = { best: 0.7, other: 0.6 };

/** Two readings prove a value together. */
export function isAgreed(best: PlacedReading, others: readonly PlacedReading[]): boolean {
  return (
    best.confidence > minConfidence.best &&
    squash(best.value).length >= minLetters &&
    others.some(
      (other) =>
        other !== best &&
        other.confidence > minConfidence.other &&
        (other.anchor === undefined || other.anchor !== best.anchor) &&
        areApart(best, other),
    )
  );
}

export function saySame(a: PlacedReading, b: PlacedReading): boolean {
  return a.value === b.value || (a.type !== 'money' && a.type !== 'date' && squash(a.value) === squash(b.value));
}

export function areApart(a: PlacedReading, b: PlacedReading): boolean {
  return a.places.every((place) => b.places.every((other) => !shareInk(place, other)));
}

function shareInk(a: Place, b: Place): boolean {
  const width = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
  const height = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  const area = ({ box }: Place): number => (box[2] - box[0]) * (box[3] - box[1]);
  return a.page === b.page && width > 0 && height > 0 && width * height > maxInk * Math.min(area(a), area(b));
}

/** Boxes of neighbours touch; what covers a good part of another is the same print. */
const maxInk = 0.3;
