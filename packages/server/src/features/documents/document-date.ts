// The day that a paper bears itself, by which one of two papers is the newer.
import type { Fact, UnderstoodDocument } from '@oneform/engine';

/** The first that the paper states. */
const names = [
  'statement_date',
  'pay_date',
  'invoice_date',
  'transaction_date',
  'issue_date',
  'period_end',
  'lease_start_date',
  'effective_date',
  'graduation_date',
];

const isDay = ({ value }: Fact) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** ISO, or null when it bears none. */
export function documentDate({ facts }: UnderstoodDocument): string | null {
  for (const name of names) {
    const fact = facts.find((candidate) => candidate.name === name && isDay(candidate));
    if (fact) return fact.value as string;
  }
  return null;
}
