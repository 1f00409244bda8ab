// Finds the expected papers that are there, and why they leave something empty.
import { api, type PaperThere } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

/** Undefined until it is known. */
export function usePapersThere(id: string, enabled: boolean): readonly PaperThere[] | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.collections.papers(id),
    queryFn: ({ signal }) => call(api.collections.papers, { params: { id }, signal }),
    enabled,
  });
  return data?.papers;
}
