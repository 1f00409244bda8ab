// Fills from everything already read: by the rules, and by a model when that is asked for.
import { api, type EndpointResponse } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { fetchCollection } from '../get-collection.ts';
import { refreshDerived } from '../refresh-collection.ts';

export type Mapped = EndpointResponse<typeof api.collections.mapFields>;

interface Wish {
  readonly section: string | undefined;
  readonly asksModel: boolean;
}

/** `data` is the last answer, kept while a model is asked for more. */
export function useMapFields(id: string) {
  const queryClient = useQueryClient();
  const [data, setData] = useState<Mapped>();
  /** One wish, one charge: a repeated try of the same run carries the same key. */
  const key = useRef(crypto.randomUUID());
  const mutation = useMutation({
    mutationFn: ({ section, asksModel }: Wish) =>
      call(api.collections.mapFields, {
        params: { id },
        body: { section, ask_model: asksModel },
        headers: { 'Idempotency-Key': key.current },
      }),
    onSuccess: async (mapped) => {
      key.current = crypto.randomUUID();
      await fetchCollection(queryClient, id);
      refreshDerived(queryClient, id);
      for (const queryKey of [queryKeys.credits.all, queryKeys.documents.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      setData(mapped);
    },
  });
  return { ...mutation, data };
}
