// Drawing of a page besides its letters, as far as it makes places to write on: rules, boxes to tick and shaded fields.

/** `[x0, y0, x1, y1]` in points of the page as a person sees it, y downwards. */
export type Span = readonly [x0: number, y0: number, x1: number, y1: number];

/** A straight line: level ones lie `at` a height, upright ones at a distance from the left. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Shade {
  readonly span: Span;
  /** 0 is black, 255 white. */
  readonly tone: number;
}

export interface PageDrawing {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly level: readonly Rule[];
  readonly upright: readonly Rule[];
  /** Small circles, as choices have them; squares are made of rules. */
  readonly rounds: readonly Span[];
  /** In the order in which they are painted. */
  readonly shades: readonly Shade[];
  /** Of a picture: how bright a place is against the paper, 0 to 255. */
  readonly toneOf?: (span: Span) => number;
  /** Of a picture: the share of a place that is inked, read or not. */
  readonly inkIn?: (span: Span) => number;
}
