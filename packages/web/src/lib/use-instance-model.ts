// The AI model that this OneForm may ask, if it has one; changes when whoever runs it, or the person, changes a setting.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Undefined until it is known, null when there is none. */
export function useInstanceModel() {
  const { data } = useQuery({
    queryKey: queryKeys.model,
    queryFn: ({ signal }) => call(api.models.instance, { signal }),
  });
  return data?.model;
}
