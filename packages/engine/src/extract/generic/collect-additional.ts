// What is printed with a label but has no place in the vocabulary, as printed: nothing on the paper is lost.

import { evidenceOf } from '#document/evidence-of.ts';
import type { AdditionalField, Fact } from '#document/facts.ts';
import type { Box } from '#document/read-document.ts';
import type { ExtractContext, KeyValuePair } from '../extractor.ts';

const MAX_FIELDS = 80;
const FLOOR = 0.38;

export function collectAdditional(context: ExtractContext, facts: readonly Fact[]): AdditionalField[] {
  const used = facts.flatMap((fact) => fact.evidence.flatMap(({ page, box }) => (box ? [{ page, box }] : [])));
  return context.pairs
    .filter((pair) => pair.confidence >= FLOOR && isWorthKeeping(pair))
    .filter((pair) => !used.some(({ page, box }) => page === pair.page && overlaps(box, pair.valueBox)))
    .slice(0, MAX_FIELDS)
    .flatMap((pair) => toField(context, pair));
}

function isWorthKeeping({ label, value, relation }: KeyValuePair): boolean {
  if (!/\p{L}{2}/u.test(label) || label.length > 80 || value.length > 300) return false;
  return relation === 'form' || !/[.!?]\s/.test(label);
}

function overlaps(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 && width * height > 0.4 * (b[2] - b[0]) * (b[3] - b[1]);
}

function toField(context: ExtractContext, pair: KeyValuePair): AdditionalField[] {
  const page = context.pages.find(({ number }) => number === pair.page);
  if (!page) return [];
  const quote = pair.value.replaceAll('\n', ' ');
  return [
    {
      label: pair.label,
      value: quote,
      confidence: Math.round(pair.confidence * 1000) / 1000,
      evidence: [evidenceOf(page, pair.valueBox, quote)],
    },
  ];
}
