// The catalogue in the order in which somebody who adds a field is likely to want it.
import type { AtomicField, Collection, FieldDefinition } from '@oneform/contract';

export interface NamedAtomicField extends AtomicField {
  readonly name: string;
}

/** A place of a template that shares one field with the section says more than any number of places that share none. */
const SHARED = 10;
/** Sharing many fields does not say much more than sharing a few. */
const ENOUGH = 5;

const namesIn = (fields: readonly FieldDefinition[]): string[] =>
  fields.flatMap((field) => [
    field.atomic ?? field.name,
    ...namesIn(field.properties ?? []),
    ...namesIn(field.items ?? []),
  ]);

/**
 * First what templates ask beside the fields of the section (of the whole collection while the section is empty), then what is asked most.
 * What the collection has already comes last.
 */
export function rankFields(
  fields: Readonly<Record<string, AtomicField>>,
  sections: Collection['sections'],
  target: string,
): readonly NamedAtomicField[] {
  const present = new Set(sections.flatMap((section) => namesIn(section.fields)));
  const own = namesIn(sections.find(({ name }) => name === target)?.fields ?? []);
  const shared = new Map<string, number>();
  for (const name of new Set(own.length > 0 ? own : present))
    for (const place of fields[name]?.used_in ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  const weight = (place: string) => 1 + SHARED * Math.min(shared.get(place) ?? 0, ENOUGH);
  const score = ({ name, used_in = [] }: NamedAtomicField) =>
    present.has(name) ? -1 : used_in.reduce((sum, place) => sum + weight(place), 0);
  return Object.entries(fields)
    .map(([name, field]) => ({ ...field, name }))
    .map((field) => ({ field, score: score(field) }))
    .toSorted((a, b) => b.score - a.score || a.field.label.localeCompare(b.field.label))
    .map(({ field }) => field);
}
