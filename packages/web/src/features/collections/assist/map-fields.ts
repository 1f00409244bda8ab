// Fills from everything already read.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { fetchCollection } from '../get-collection.ts';
import { refreshDerived } from '../refresh-collection.ts';

export function useMapFields(id: string) {
  const queryClient = useQueryClient();
  /** One wish, one charge: a repeated try of the same run carries the same key. */
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (section: string | undefined) =>
      call(api.collections.mapFields, {
        params: { id },
        body: { section },
        headers: { 'Idempotency-Key': key.current },
      }),
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      await fetchCollection(queryClient, id);
      refreshDerived(queryClient, id);
      for (const queryKey of [queryKeys.credits.all, queryKeys.documents.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
