// The catalogue of fields: fresh for an hour, kept for a day, never asked twice for one wish.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const HOUR_MS = 3_600_000;

export const useFieldSchemas = () =>
  useQuery({
    queryKey: queryKeys.fieldSchemas,
    queryFn: ({ signal }) => call(api.templates.fieldSchemas, { signal }),
    staleTime: HOUR_MS,
    gcTime: 24 * HOUR_MS,
    retry: false,
  });
