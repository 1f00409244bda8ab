// Finding fields of the catalogue by what is typed.
import type { AtomicField } from '@oneform/contract';

export interface NamedAtomicField extends AtomicField {
  readonly name: string;
}

/** Label, name, description and type are searched; hits in the label come first, then in the order of the catalogue. */
export function matchAtomicFields(
  fields: Readonly<Record<string, AtomicField>>,
  search: string,
): readonly NamedAtomicField[] {
  const wanted = search.trim().toLowerCase();
  const all = Object.entries(fields).map(([name, field]) => ({ ...field, name }));
  if (wanted === '') return all;
  const hits = all.filter(({ label, name, description, type }) =>
    [label, name, description, type].some((text) => text.toLowerCase().includes(wanted)),
  );
  const inLabel = ({ label }: NamedAtomicField) => label.toLowerCase().includes(wanted);
  return [...hits.filter(inLabel), ...hits.filter((field) => !inLabel(field))];
}
