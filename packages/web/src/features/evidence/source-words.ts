// A source in words, and as the sign that stands after its value.
import type { ValueSource } from '@oneform/contract';

export const sourceState = ({ kind, tier }: ValueSource) => (kind === 'typed' ? 'typed' : (tier ?? 'read'));

const verbs = { proved: 'Read and proved', read: 'Read', inferred: 'Derived' } as const;

/** `Read on passport.jpg, page 1`; `Typed by Ana Silva`. */
export function sourceSentence(source: ValueSource): string {
  if (source.kind === 'typed') return `Typed by ${source.by}`;
  const verb = verbs[source.tier ?? 'read'];
  const name = source.document_name ?? source.by;
  if (source.document_id === null) return `${verb} on ${name}, since deleted`;
  const page = source.evidence[0]?.page;
  return page === undefined ? `${verb} on ${name}` : `${verb} on ${name}, page ${page}`;
}
