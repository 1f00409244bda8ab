// Readings become facts with their places: of one name the likeliest value stays, and the places that agree on it are kept together.

import { evidenceOf } from '#document/evidence-of.ts';
import type { Evidence, Fact, FactType, Tier } from '#document/facts.ts';
import { squash } from '#normalise/fold-text.ts';
import type { ExtractContext } from '../extractor.ts';
import { type Token, unite } from './lay-out.ts';

export interface Reading {
  readonly name: string;
  readonly value: string;
  readonly type: FactType;
  /** 0–1. */
  readonly confidence: number;
  readonly tokens: readonly Token[];
  /** What led here: the label, or the kind of place. Two readings led by different things agree independently. */
  readonly anchor: string;
  readonly tier?: Tier;
  readonly alternatives?: readonly string[];
}

/** One fact a name, in the order the names first appear. */
export function makeFacts(context: ExtractContext, readings: readonly Reading[]): Fact[] {
  const names = [...new Set(readings.map((reading) => reading.name))];
  return names.flatMap((name) => {
    const candidates = readings.filter(
      (reading) => reading.name === name && reading.tokens.length > 0 && reading.value !== '',
    );
    const best = pickBest(candidates);
    return best
      ? [
          toFact(
            context,
            best,
            candidates.filter((other) => agree(best, other)),
          ),
        ]
      : [];
  });
}

/** The value most surely read; a value that several places give gains by it. */
function pickBest(candidates: readonly Reading[]): Reading | undefined {
  const support = (reading: Reading): number => {
    const others = candidates.filter(
      (other) => other !== reading && agree(reading, other) && isElsewhere(reading, other),
    );
    return reading.confidence + Math.min(others.length, 2) * 0.04;
  };
  return candidates.toSorted((a, b) => support(b) - support(a))[0];
}

function toFact(context: ExtractContext, best: Reading, agreeing: readonly Reading[]): Fact {
  const places: Reading[] = [];
  for (const reading of [best, ...agreeing])
    if (places.every((place) => isElsewhere(place, reading))) places.push(reading);
  const isProved =
    best.tier === undefined &&
    places.some((place) => place.anchor !== best.anchor && place.confidence > 0.6) &&
    best.confidence > 0.7;
  const confidence = isProved ? Math.max(best.confidence, 0.97) : Math.min(best.confidence, 0.97);
  return {
    name: best.name,
    value: best.value,
    raw: quote(best.tokens),
    type: best.type,
    tier: isProved ? 'proved' : (best.tier ?? 'read'),
    confidence: Math.round(confidence * 1000) / 1000,
    ...(best.alternatives ? { alternatives: best.alternatives } : {}),
    evidence: places.flatMap((place) => evidenceFor(context, place.tokens)),
  };
}

const agree = (a: Reading, b: Reading): boolean =>
  a.value === b.value || (a.type !== 'money' && a.type !== 'date' && squash(a.value) === squash(b.value));

const isElsewhere = (a: Reading, b: Reading): boolean => !a.tokens.some((token) => b.tokens.includes(token));

const quote = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');

/** One place a page; in plain text one a row, as a range over rows would take in what stands beside. */
export function evidenceFor(context: ExtractContext, tokens: readonly Token[]): Evidence[] {
  return [...new Set(tokens.map((token) => token.page))].flatMap((number) => {
    const page = context.pages.find((one) => one.number === number);
    const here = tokens.filter((token) => token.page === number);
    if (!page) return [];
    const rows =
      page.height > 0
        ? [here]
        : [...new Set(here.map((token) => token.top))].map((top) => here.filter((token) => token.top === top));
    return rows.map((row) => evidenceOf(page, unite(row.map((token) => token.box)), quote(row)));
  });
}
