// The mapping stage: what a paper says, proposed for the places of one collection that ask for it.

import type { AdditionalField, UnderstoodDocument } from '#document/facts.ts';
import { bindFacts } from './bound-facts.ts';
import { withoutSuggestions } from './is-suggestion.ts';
import { mapByMeaning } from './map-by-meaning.ts';
import { mapFreeForm } from './map-free-form.ts';
import { bindLabels, mapLabels } from './map-labels.ts';
import { mapList } from './map-lists.ts';
import { mapToOwnFields } from './map-to-own-fields.ts';
import { bindCompany } from './people/bind-company.ts';
import { bindPeople } from './people/bind-people.ts';
import { propose } from './propose.ts';
import type { MapTarget, ProposedValue } from './proposed-value.ts';
import { findRecords } from './records.ts';
import { findPlaces } from './target-places.ts';

/**
 * Proposes at most one value per path, whatever stands there already: what becomes of it (filled, confirmed, conflict) is decided by the
 * rules of updates. Pure: the same paper and collection give the same answer, ids of new items included.
 */
export function mapFacts(understood: UnderstoodDocument, target: MapTarget): ProposedValue[] {
  const bind = bindPeople(withoutSuggestions(understood), target);
  const facts = bindFacts(understood, { person: bind, company: bindCompany(understood, target) });
  const places = findPlaces(target.sections);

  const single = places.single.map((place) => propose(place.path, place, facts)).filter((value) => value !== undefined);
  const records = findRecords(facts);
  const lists = places.lists.flatMap((list) => mapList(list, records, target.data));
  const sofar = [...single, ...lists];
  const taken = new Set(sofar.map(({ path }) => path));
  const printed = understood.additionalFields.filter(({ isIssuers }) => !isIssuers);
  const bindLabel = bindLabels(understood, bind);
  const called = mapLabels(printed, places.single, taken, bindLabel);
  const { data } = target;
  const like = mapByMeaning(called.rest, places.single, { taken: withPaths(taken, called.values), data, bindLabel });
  const unplaced = facts.filter(({ origin }) => !sofar.some(({ fact }) => fact === origin));
  const asked = [...called.values, ...like.values];
  const own = mapToOwnFields(unplaced, places.single, { taken: withPaths(taken, asked), data });
  const values = [...sofar, ...asked, ...own];
  if (target.schemas === undefined) return firstOfEachPath(values);

  const typeOf = ({ evidence: [place] }: AdditionalField) =>
    understood.parts.find(({ pages }) => place !== undefined && pages.includes(place.page))?.type ?? understood.type;
  const used = new Set(values.map(({ fact }) => fact));
  const free = facts.filter(({ origin }) => !used.has(origin));
  const paths = new Set(values.map(({ path }) => path));
  return firstOfEachPath([
    ...values,
    ...mapFreeForm(free, like.rest, target.schemas, { taken: paths, bindLabel, typeOf }),
  ]);
}

const withPaths = (taken: ReadonlySet<string>, values: readonly ProposedValue[]): ReadonlySet<string> =>
  new Set([...taken, ...values.map(({ path }) => path)]);

function firstOfEachPath(values: readonly ProposedValue[]): ProposedValue[] {
  const byPath = new Map<string, ProposedValue>();
  for (const value of values) if (!byPath.has(value.path)) byPath.set(value.path, value);
  return [...byPath.values()];
}
