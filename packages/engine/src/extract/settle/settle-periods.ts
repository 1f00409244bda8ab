// Assigns amounts to their period: `300.00 per week` is no monthly rent of 300. An amount asked for by another period
// is computed, and marked as derived.

import type { Evidence, Fact } from '#document/facts.ts';
import type { Box, Page, Word } from '#document/read-document.ts';
import { type Period, periodBehind, periodIn, periodsAYear } from '#values/normalise/find-period.ts';
import { inferConfidence } from './infer-confidence.ts';

/** The time that the name of a fact says its amount is for. */
export function periodOfName(name: string): Period | undefined {
  const [, said] = /(?:^|_)(annual|month|week|hour)/.exec(name) ?? [];
  return said === 'annual' ? 'year' : (said as Period | undefined);
}

/** An amount for another time than the fact's is reckoned into it; one that cannot be, by the hour or the day, is dropped. */
export function settlePeriods(facts: readonly Fact[], pages: readonly Page[]): Fact[] {
  return facts.flatMap((fact): Fact[] => {
    if (fact.type !== 'money' || typeof fact.value !== 'string') return [fact];
    const stated = statedPeriod(fact.evidence, pages);
    const asked = periodOfName(fact.name);
    if (stated === undefined || asked === undefined || stated === asked) return [fact];
    const [from, to] = [periodsAYear[stated], periodsAYear[asked]];
    if (from === undefined || to === undefined) return [];
    return [reckon(fact, from, to)];
  });
}

function reckon(fact: Fact, from: number, to: number): Fact {
  const value = (Math.round((Number(fact.value) * from * 100) / to) / 100).toFixed(2);
  const steps = [from > 1 ? ` × ${from}` : '', to > 1 ? ` ÷ ${to}` : ''].join('');
  return {
    ...fact,
    value,
    raw: `${fact.raw}${steps}`,
    tier: 'inferred',
    confidence: inferConfidence([fact]),
  };
}

/** Words behind an amount that may say what it is for. */
const maxBehind = 6;
const maxBefore = 8;

export function statedPeriod(evidence: readonly Evidence[], pages: readonly Page[]): Period | undefined {
  for (const place of evidence) {
    const page = pages.find(({ number }) => number === place.page);
    const period = page && statedAt(place, page);
    if (period) return period;
  }
  return undefined;
}

function statedAt(place: Evidence, page: Page): Period | undefined {
  const box = place.box ?? boxOfRange(place, page);
  if (!box) return undefined;
  const middle = (box[1] + box[3]) / 2;
  const row = page.lines
    .flatMap(({ words }) => words)
    .filter((word) => (page.width > 0 ? word.box[1] < middle && word.box[3] > middle : isOnLine(word, box, page)))
    .sort((a, b) => at(a, page) - at(b, page));
  const start = page.width > 0 ? box[0] : box[1];
  const end = page.width > 0 ? box[2] : box[3];
  const slack = page.width > 0 ? 0.001 : 0;
  const behind = row.filter((word) => at(word, page) >= end - slack);
  const before = row.filter((word) => endOf(word, page) <= start + slack);
  const next = behind.length > 0 ? undefined : lineAfter(page, box);
  const goesOn = next && /^\p{Ll}/u.test(next) ? next : '';
  return (
    periodBehind(behind.length > 0 ? textOf(behind.slice(0, maxBehind)) : goesOn) ??
    periodIn(before.length > 0 ? textOf(sinceLastAmount(before)) : (lineAbove(page, box) ?? ''))
  );
}

const at = ({ box }: Word, { width }: Page): number => (width > 0 ? box[0] : box[1]);
const endOf = ({ box }: Word, { width }: Page): number => (width > 0 ? box[2] : box[3]);
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** `Rent 950.00  Weekly equivalent 219.23`: what stands before another amount is its caption. */
function sinceLastAmount(before: readonly Word[]): readonly Word[] {
  const last = before.findLastIndex(({ text }) => /\d[.,]\d{2}\b/.test(text));
  return before.slice(last + 1).slice(-maxBefore);
}

const isOnLine = (word: Word, box: Box, { lines }: Page): boolean =>
  lines.some(({ words, box: line }) => words.includes(word) && line[1] <= box[1] && line[3] >= box[3]);

function boxOfRange({ range }: Evidence, { text }: Page): Box | undefined {
  return range && text.length > 0 ? [0, range[0] / text.length, 1, range[1] / text.length] : undefined;
}

const isAside = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2];
/** In heights of the line. */
const maxGap = 2;

function lineAbove({ lines }: Page, box: Box): string | undefined {
  const height = box[3] - box[1];
  return lines
    .filter(
      (line) => line.box[3] <= box[1] + height / 4 && box[1] - line.box[3] < maxGap * height && isAside(line.box, box),
    )
    .sort((a, b) => b.box[3] - a.box[3])[0]?.text;
}

function lineAfter({ lines }: Page, box: Box): string | undefined {
  const own = lines.findIndex(
    (line) => line.box[1] <= (box[1] + box[3]) / 2 && line.box[3] >= (box[1] + box[3]) / 2 && isAside(line.box, box),
  );
  return own < 0 ? undefined : lines[own + 1]?.text;
}
