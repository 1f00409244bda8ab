// Derives the tenancy: the subject of a lease rents the home.
import { deriveFact, findText } from './derive-fact.ts';
import type { BoundFact } from './proposed-value.ts';

export function deriveTenancy(facts: readonly BoundFact[]): BoundFact[] {
  const term = findText(facts, 'monthly_rent') ?? findText(facts, 'lease_start_date');
  if (term === undefined || term.documentType !== 'lease') return [...facts];
  return [
    ...facts,
    deriveFact('housing_expense_type', 'Rent', [term], 0.9, 'string'),
    deriveFact('home_tenure', 'Rented', [term], 0.9, 'string'),
  ];
}
