// Completion and validity of a collection, as the server sees it.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const FRESH_MS = 5 * 60_000;

export const useValidation = (id: string) =>
  useQuery({
    queryKey: queryKeys.collections.validation(id),
    queryFn: ({ signal }) => call(api.collections.validation, { params: { id }, signal }),
    staleTime: FRESH_MS,
    enabled: id !== '',
  });
