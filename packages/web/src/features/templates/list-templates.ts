// The templates, fresh for 30 minutes.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const FRESH_MS = 30 * 60_000;

export const useTemplates = () =>
  useQuery({
    queryKey: queryKeys.templates,
    queryFn: ({ signal }) => call(api.templates.list, { signal }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
