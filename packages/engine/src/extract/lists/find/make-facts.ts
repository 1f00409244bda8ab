// Readings become facts with their places: of one name the likeliest value stays, and the places that agree on it are kept together.

import { unionOfBoxes } from '#document/box.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import type { Evidence, Fact, FactType } from '#document/facts.ts';
import type { Place } from '../../settle/prove/agreement.ts';
import type { ExtractContext } from '../extractor.ts';
import { settleDrafts } from '../generic/draft.ts';
import type { Token } from './lay-out.ts';

export interface Reading {
  readonly name: string;
  readonly value: string;
  readonly type: FactType;
  /** 0–1. */
  readonly confidence: number;
  readonly tokens: readonly Token[];
  /**
   * Reason for the reading: the label, or the kind of place. Two readings with different reasons agree independently.
   */
  readonly anchor: string;
  readonly isInferred?: boolean;
  readonly alternatives?: readonly string[];
}

/** One fact a name, in the order the names first appear. */
export function makeFacts(context: ExtractContext, readings: readonly Reading[]): Fact[] {
  const drafts = readings.flatMap(({ tokens, ...reading }) =>
    tokens.length > 0 && reading.value !== ''
      ? [{ ...reading, raw: quote(tokens), places: placesOf(context, tokens) }]
      : [],
  );
  return settleDrafts(drafts, context.pages);
}

const quote = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');

/** One place a page; in plain text one a row, as a range over rows would take in what stands beside. */
function placesOf(context: ExtractContext, tokens: readonly Token[]): Place[] {
  return [...Map.groupBy(tokens, (token) => token.page)].flatMap(([number, here]) => {
    const page = context.pages.find((one) => one.number === number);
    if (!page) return [];
    const rows = page.height > 0 ? [here] : [...Map.groupBy(here, (token) => token.top).values()];
    return rows.map((row) => ({ page: number, box: unionOfBoxes(row.map(({ box }) => box)), quote: quote(row) }));
  });
}

export function evidenceFor(context: ExtractContext, tokens: readonly Token[]): Evidence[] {
  return placesOf(context, tokens).map(({ page, box, quote: said }) =>
    evidenceOf(context.pages.find(({ number }) => number === page)!, box, said),
  );
}
