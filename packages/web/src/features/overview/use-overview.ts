// Open tasks of the person; asked again whenever collections or documents change.
import { api, type Overview } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

/** Undefined until it is known. */
export function useOverview(): Overview | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.collections.overview,
    queryFn: ({ signal }) => call(api.overview.get, { signal }),
  });
  return data;
}
