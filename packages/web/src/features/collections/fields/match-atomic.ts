// Finding fields of the catalogue by what is typed.
import type { NamedAtomicField } from './rank-fields.ts';

/** In their own order where the hits are as good: label, name, description and type are searched; labels that begin so come first, then those that have it elsewhere. */
export function matchAtomicFields(fields: readonly NamedAtomicField[], search: string): readonly NamedAtomicField[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return fields;
  const hits = fields.filter(({ label, name, description, type }) =>
    [label, name, description, type].some((text) => text.toLowerCase().includes(wanted)),
  );
  const distance = ({ label }: NamedAtomicField) => {
    const at = label.toLowerCase().indexOf(wanted);
    return at < 0 ? 2 : Math.min(at, 1);
  };
  return hits.toSorted((a, b) => distance(a) - distance(b));
}
