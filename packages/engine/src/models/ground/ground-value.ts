// Finds where on a page a value stands that a model claims to have read: its quote first, and in the quote the value.
import type { Locale } from '#extract/shapes/read-shape.ts';
import type { Shape } from '#extract/shapes/shape.ts';
import { squash } from '#normalise/fold-text.ts';
import { findNearly } from './find-nearly.ts';
import { findValue } from './find-value.ts';
import { findRuns, type Print, type Run } from './print.ts';

export interface Claim {
  readonly shape: Shape;
  readonly value: string;
  /** The words as the model says they are printed. */
  readonly quote: string;
}

export interface Grounded {
  /** The stretch that says the value. */
  readonly run: Run;
  /** The stretch that the quote is; the value's own where the quote was not found. */
  readonly quoted: Run;
}

/** Below this many letters and digits a value says nothing by itself: it needs words beside it. */
const TELLING = 3;
/** What is searched without a quote must be rare enough to be meant. */
const RARE = 5;
const LONGEST_QUOTE = 400;

/**
 * Every place that bears the claim out. A quote that stands there but does not say the value bears nothing out; a quote that stands
 * nowhere leaves the value to be found by itself, if it is one that cannot be met by chance.
 */
export function groundValue(print: Print, claim: Claim, locale: Locale): Grounded[] {
  const { shape, value, quote } = claim;
  const whole: Run = { from: 0, to: print.squashed.length };
  const letters = squash(value);
  if (letters === '' || whole.to === 0) return [];
  const quotes = findQuote(print, quote.slice(0, LONGEST_QUOTE), whole);
  if (quotes.length === 0) {
    const isRare = letters.length >= RARE && shape !== 'number' && shape !== 'integer' && shape !== 'year';
    return isRare ? findValue(print, whole, shape, value, locale).map((run) => ({ run, quoted: run })) : [];
  }
  return quotes.flatMap((quoted) => {
    const runs = findValue(print, quoted, shape, value, locale);
    const hasContext = quoted.to - quoted.from - letters.length >= TELLING;
    // `1` in `1 of 1` is any of them.
    if (letters.length < TELLING && (!hasContext || runs.length !== 1)) return [];
    // In a row of equal amounts the last stands farthest from the words before it: the first is as good as any.
    return runs.slice(0, 1).map((run) => ({ run, quoted }));
  });
}

export function findQuote(print: Print, quote: string, within: Run): Run[] {
  const letters = squash(quote);
  const exact = findRuns(print, letters, within, false);
  if (exact.length > 0) return exact;
  const alike = findRuns(print, letters, within, true);
  if (alike.length > 0) return alike;
  const nearly = findNearly(print, letters, within);
  return nearly ? [nearly] : [];
}
