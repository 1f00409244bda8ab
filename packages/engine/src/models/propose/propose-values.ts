// Places for facts that the rules have found none for. A model only pairs ids; every value is the document's own.

import type { UnderstoodDocument } from '#document/facts.ts';
import { convertValue } from '#map/convert-value.ts';
import { withoutSuggestions } from '#map/is-suggestion.ts';
import { type Bind, bindPeople } from '#map/people/bind-people.ts';
import type { MapTarget, ProposedValue } from '#map/proposed-value.ts';
import type { Ask } from '../call/ask-model.ts';
import type { ModelAnswer, ModelOptions } from '../document-model.ts';
import type { Mask } from '../mask/mask-identifiers.ts';
import { quoteAsData } from '../quote-as-data.ts';
import { Placements, proposeInstructions } from './instructions.ts';
import { findLooseFacts, type LooseFact } from './loose-facts.ts';
import { findOpenPlaces, type OpenPlace, showPlace } from './open-places.ts';

/** Pairs of an answer that are looked at: a few for each place. */
const MAX_PAIRS = 400;

/** Nothing on the page says that a fact answers this question: a person confirms it, however sure the reading. */
const MAX_CONFIDENCE = 0.7;

export async function proposeValues(
  ask: Ask,
  mask: Mask,
  understood: UnderstoodDocument,
  target: MapTarget,
  present: readonly ProposedValue[],
  { signal }: ModelOptions = {},
): Promise<ModelAnswer<readonly ProposedValue[]>> {
  const facts = findLooseFacts(understood, present);
  const places = findOpenPlaces(target, present);
  if (facts.length === 0 || places.length === 0) return { value: present, calls: [] };
  const shown = {
    document: understood.type,
    facts: facts.map(({ id, name, value, type }) => ({ id, name, value: mask.hide(value), type })),
    places: places.map(showPlace),
  };
  const { value, calls } = await ask({
    task: 'map',
    instructions: proposeInstructions,
    text: quoteAsData(JSON.stringify(shown)),
    schema: Placements,
    masked: mask.count(),
    signal,
  });
  const bind = bindPeople(withoutSuggestions(understood), target);
  const taken = new Set<string>();
  const placed = (value?.placements ?? []).slice(0, MAX_PAIRS).flatMap((pair) => {
    const place = places.find(({ id }) => id === pair.place);
    const fact = facts.find(({ id }) => id === pair.fact);
    if (!place || !fact || taken.has(place.path)) return [];
    const proposed = placeFact(place, fact, bind);
    if (proposed) taken.add(place.path);
    return proposed ?? [];
  });
  return { value: [...present, ...placed], calls };
}

/** Undefined when the field cannot hold the value, or the fact is somebody else's. */
function placeFact(place: OpenPlace, fact: LooseFact, bind: Bind): ProposedValue | undefined {
  const { sameSubject, role, person } = bind(fact.person, fact.part);
  const isOfAnother = sameSubject === false || (role !== undefined && role !== place.role && fact.person !== undefined);
  const converted = isOfAnother ? undefined : convertValue(place.field, fact);
  if (converted === undefined) return undefined;
  return {
    path: place.path,
    field: place.field,
    value: converted.value,
    fact: fact.name,
    tier: 'inferred',
    confidence: Math.min(fact.confidence * converted.certainty, MAX_CONFIDENCE),
    evidence: fact.evidence,
    ...(person ? { person } : {}),
    sameSubject,
  };
}
