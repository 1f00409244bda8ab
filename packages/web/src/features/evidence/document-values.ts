// Values of a document, as lines to look through: its facts, then printed pairs without a known fact.
import type { DocumentFacts, Evidence, Tier } from '@oneform/contract';
import { dayInWords, labelFromName } from '#lib/in-words.ts';

export interface DocumentValue {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Null: printed on the page, its meaning unknown. */
  readonly tier: Tier | null;
  /** As printed above or beside the value, where it says otherwise than the label. */
  readonly caption?: string;
  readonly evidence: readonly Evidence[];
}

/** Lists facts and printed pairs, leaving out a pair that a fact repeats. */
export function listDocumentValues({ facts, additional_fields }: DocumentFacts): DocumentValue[] {
  const known = new Set(facts.flatMap(({ raw, value }) => [raw, ...(typeof value === 'string' ? [value] : [])]));
  return [
    ...facts.map(({ name, label, value, tier, caption, evidence }, index) => ({
      id: `${name}-${index}`,
      label,
      text: typeof value === 'string' ? dayInWords(value) : value.map(recordInWords).join('; '),
      tier,
      ...(caption && !isSameWording(caption, label) && { caption }),
      evidence,
    })),
    ...additional_fields
      .filter(({ value }) => !known.has(value))
      .map(({ label, value, evidence }, index) => ({
        id: `further-${index}`,
        label,
        text: value,
        tier: null,
        evidence,
      })),
  ];
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const isSameWording = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);

const recordInWords = (record: Readonly<Record<string, string>>): string =>
  Object.entries(record)
    .map(([name, value]) => `${labelFromName(name)}: ${dayInWords(value)}`)
    .join(', ');
