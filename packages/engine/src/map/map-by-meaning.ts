// Suggests values under unknown captions for fields of the person's own making whose names mean the like. Fields of
// templates have many wordings each, and beside them others that mean nearly the same: there one answer in three was
// wrong.
import { type CollectionData, isEmptyValue, valueAt } from '@oneform/contract';
import type { AdditionalField } from '#document/facts.ts';
import { findLikeAmong, shareRight } from '#meaning/find-like.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { convertValue } from './convert-value.ts';
import { type BindLabel, isAskedOfLabels, isOfOwnMaking, type MappedLabels, meaningOf, WORDING } from './map-labels.ts';
import { textOf } from './propose.ts';
import type { ProposedValue } from './proposed-value.ts';
import type { Place } from './target-places.ts';

/** Below it the label more likely asks for what the collection has no field for. */
const MIN_SHARE = 0.5;
/** Two that are as like as each other cannot be told apart. */
const TIE = 0.02;

interface Understood {
  readonly printed: AdditionalField;
  readonly share: number;
  readonly value: ProposedValue;
}

/** Fields that are empty, or say the same already; each takes the one label that is likest to it. */
export function mapByMeaning(
  labels: readonly AdditionalField[],
  places: readonly Place[],
  { taken, data, bindLabel }: { taken: ReadonlySet<string>; data: CollectionData; bindLabel: BindLabel },
): MappedLabels {
  const mayFit = labels.length > 0 && places.some(({ field }) => isOfOwnMaking(field));
  const find = mayFit ? findLikeAmong(places.map(toNamed)) : undefined;
  if (!find) return { values: [], rest: labels };
  const best = new Map<string, Understood>();
  for (const printed of labels) {
    const like = find(printed.label);
    if (
      !like ||
      like.margin < TIE ||
      !isOfOwnMaking(like.thing.field) ||
      !isAskedOfLabels(like.thing) ||
      taken.has(like.thing.path)
    )
      continue;
    const share = shareRight(like);
    const value = share < MIN_SHARE ? undefined : toValue(printed, like.thing, share, data, bindLabel);
    if (value && (best.get(value.path)?.share ?? 0) < share) best.set(value.path, { printed, share, value });
  }
  const given = new Set([...best.values()].map(({ printed }) => printed));
  return {
    values: [...best.values()].map(({ value }) => value),
    rest: labels.filter((printed) => !given.has(printed)),
  };
}

/** All of the collection, that what asks for one of somebody else's, or of what is filled, is not taken for another. */
const toNamed = (place: Place) => ({
  thing: place,
  identity: meaningOf(place),
  wordings: [place.field.label, ...(place.field.synonyms ?? [])],
});

function toValue(
  printed: AdditionalField,
  { path, field }: Place,
  share: number,
  data: CollectionData,
  bindLabel: BindLabel,
): ProposedValue | undefined {
  const converted = convertValue(field, { value: printed.value, type: 'string', name: '' });
  if (converted === undefined) return undefined;
  const present = valueAt(data, path) ?? null;
  // Like words that say something else are no contradiction: they ask for another thing.
  if (!isEmptyValue(present) && squash(textOf(present)) !== squash(textOf(converted.value))) return undefined;
  const { sameSubject, person } = bindLabel(printed);
  return {
    path,
    field,
    value: converted.value,
    fact: printed.label,
    tier: 'read',
    confidence: printed.confidence * WORDING * share * converted.certainty,
    evidence: printed.evidence,
    sameSubject,
    ...(person ? { person } : {}),
  };
}
