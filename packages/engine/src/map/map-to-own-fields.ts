// Facts that no field names, given to fields that people added themselves: by what these are called, since nobody said which facts they take.
import { type CollectionData, labelFromName } from '@oneform/contract';
import type { AdditionalField } from '#document/facts.ts';
import { mapByMeaning } from './map-by-meaning.ts';
import { type BindLabel, isOfOwnMaking, mapLabels } from './map-labels.ts';
import type { BoundFact, ProposedValue } from './proposed-value.ts';
import type { Place } from './target-places.ts';

/** @param places all of the collection, that a fact goes to the likest or to none */
export function mapToOwnFields(
  facts: readonly BoundFact[],
  places: readonly Place[],
  { taken, data }: { readonly taken: ReadonlySet<string>; readonly data: CollectionData },
): ProposedValue[] {
  const own = places.filter(({ field }) => isOfOwnMaking(field));
  if (own.length === 0) return [];
  const factOf = new Map(facts.filter(isTold).map((fact) => [asPrinted(fact), fact]));
  const bindLabel: BindLabel = (printed) => factOf.get(printed)!;
  const called = mapLabels([...factOf.keys()], own, taken, bindLabel);
  const like = mapByMeaning(called.rest, places, { taken, data, bindLabel });
  const byLabel = new Map([...factOf].map(([{ label }, fact]) => [label, fact]));
  return [...called.values, ...like.values].map((value) => ({ ...value, fact: byLabel.get(value.fact)!.origin }));
}

/** A derived value is covered by its sources; other people's facts have no place here. */
const isTold = ({ value, tier, name, role }: BoundFact): boolean =>
  typeof value === 'string' && tier !== 'inferred' && !name.includes('.') && role === 'applicant';

const asPrinted = ({ name, value, confidence, evidence }: BoundFact): AdditionalField => ({
  label: labelFromName(name),
  value: String(value),
  confidence,
  evidence,
});
