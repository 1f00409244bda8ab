// The choice of documents that is kept in the address of the page, and asked of the server.
import type { ProcessingStatus } from '@oneform/contract';

export type Show = 'to_decide' | ProcessingStatus;
const shows: readonly Show[] = ['to_decide', 'pending', 'processing', 'completed', 'error'];

export interface DocumentFilter {
  /** Part of a name or of a type. */
  readonly q?: string | undefined;
  readonly show?: Show | undefined;
  readonly type?: string | undefined;
  /** Only papers of this person. */
  readonly person?: string | undefined;
}

export const noFilter = { q: undefined, show: undefined, type: undefined, person: undefined } satisfies DocumentFilter;

export const isFiltering = (filter: DocumentFilter): boolean =>
  Object.values(filter).some((part) => part !== undefined);

/** An unknown word in the address is no choice. */
export function readFilter(address: URLSearchParams): DocumentFilter {
  const get = (name: keyof DocumentFilter) => address.get(name)?.trim() || undefined;
  return { q: get('q'), show: shows.find((show) => show === get('show')), type: get('type'), person: get('person') };
}

export const toQuery = ({ q, show, type, person }: DocumentFilter) => ({
  ...(q && { q }),
  ...(show === 'to_decide' ? { to_decide: 'true' } : show && { processing_status: show }),
  ...(type && { document_type: type }),
  ...(person && { person_id: person }),
});
