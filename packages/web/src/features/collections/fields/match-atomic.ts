// Finding fields of the catalogue by what is typed.
import type { AtomicField } from '@oneform/contract';

export interface NamedAtomicField extends AtomicField {
  readonly name: string;
}

/** Label, name, description and type are searched; labels that begin so come first, then those that have it elsewhere. */
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
  const distance = ({ label }: NamedAtomicField) => {
    const at = label.toLowerCase().indexOf(wanted);
    return at < 0 ? 2 : Math.min(at, 1);
  };
  return hits.toSorted((a, b) => distance(a) - distance(b));
}
