// Fields that the present papers would fill in a new collection of each template, the fullest first.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Undefined until it is known. */
export function useFilledByPapers(enabled = true) {
  const { data } = useQuery({
    queryKey: queryKeys.documents.filledByPapers,
    queryFn: ({ signal }) => call(api.documents.filledByPapers, { signal }),
    enabled,
  });
  return data;
}
