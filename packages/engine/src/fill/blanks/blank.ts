// A place of a page where somebody is to write or tick, found without the help of form fields.
import type { Span } from '#read/drawing.ts';

export interface Blank {
  readonly kind: 'text' | 'comb' | 'tick';
  /** In points of the page as seen. */
  readonly span: Span;
  /** Of a comb: one for each letter. */
  readonly cells?: readonly Span[];
  readonly isMultiline?: boolean;
  /** Letters that it takes, where its share of a number is plain. */
  readonly maxLength?: number;
  /** Of a longer text: one for each printed line that it is written on. */
  readonly lines?: readonly Span[];
  /** The cell that it is the rest of, with what is printed in it. */
  readonly cell?: Span;
  /** Of a line whose words stand right under it. */
  readonly isCaptionedBelow?: boolean;
}

/** A letter or word of the page. */
export interface Ink {
  readonly text: string;
  readonly span: Span;
  /** Written up or down the page. */
  readonly isSideways?: boolean;
  /** The same number for all letters of one font of the page. */
  readonly font?: number;
}

export const widthOf = (span: Span) => span[2] - span[0];
export const heightOf = (span: Span) => span[3] - span[1];
export const areaOf = (span: Span) => Math.max(0, widthOf(span)) * Math.max(0, heightOf(span));

export function sharedArea(a: Span, b: Span): number {
  return (
    Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
  );
}

export function isWithin(x: number, y: number, span: Span): boolean {
  return x >= span[0] && x <= span[2] && y >= span[1] && y <= span[3];
}

/** A letter that looks like a box to tick. */
export const isEmptyBox = ({ text }: Ink) => /^[☐□▢◻❏❑○◯❍]$/u.test(text);

/** Of places that lie over each other the smaller ones. */
export function dropDoubles(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => areaOf(a) - areaOf(b)))
    if (!kept.some((other) => sharedArea(other, span) > 0.6 * Math.min(areaOf(other), areaOf(span)))) kept.push(span);
  return kept;
}
