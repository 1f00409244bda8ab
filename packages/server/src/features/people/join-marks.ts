// Two people turn out to be one: what was told of either is told of the one who stays.
import type { StoredMarks } from '../../db/schema.ts';

interface Gone {
  readonly name: string;
  readonly marks: { readonly names: readonly string[]; readonly birthDate?: string | undefined };
}

/** The name by which the one who stays is called is not touched. */
export function joinMarks(kept: { readonly marks: StoredMarks }, gone: Gone): StoredMarks {
  const names = [...new Set([...kept.marks.names, ...gone.marks.names, gone.name].filter(Boolean))];
  const birthDate = kept.marks.birthDate ?? gone.marks.birthDate;
  return { ...kept.marks, names, ...(birthDate ? { birthDate } : {}) };
}
