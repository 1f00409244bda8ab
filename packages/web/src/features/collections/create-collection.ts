// Creates a collection from a template or by hand; papers that are there fill it at once.
import { api, type Collection, type CreateCollection, isEmptyValue, walkFields } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';
import { replaceDetail } from './refresh-collection.ts';
import { toastFailure } from './request-failed.ts';

/** It is made without values here: what stands in it is out of papers. */
function announceFilled({ sections, collection_data: data }: Collection): void {
  const filled = [...walkFields(sections, data)].filter(({ value }) => !isEmptyValue(value)).length;
  if (filled === 0) return;
  toast.success(t.createCollection.filledFromYourDocuments(filled), {
    description: t.createCollection.everyValueShowsWhere,
  });
}

const mutationKey = ['create-collection'];

type NewCollection = z.input<typeof CreateCollection>;

export function useCreateCollection(onCreated: (collection: Collection) => void) {
  const queryClient = useQueryClient();
  /** The same for every try of the same content, so that a lost answer does not create the collection twice. */
  const key = useRef({ content: '', value: '' });
  const create = useMutation({
    mutationKey,
    mutationFn: (body: NewCollection) => {
      const content = JSON.stringify(body);
      if (key.current.content !== content) key.current = { content, value: crypto.randomUUID() };
      return call(api.collections.create, { body, headers: { 'Idempotency-Key': key.current.value } });
    },
    onSuccess: (collection) => {
      replaceDetail(queryClient, collection);
      void queryClient.invalidateQueries({ queryKey: queryKeys.documents.all });
      announceFilled(collection);
      onCreated(collection);
    },
    onError: (error) => toastFailure(error),
  });
  return {
    isPending: create.isPending,
    /** A second press while the first is on its way asks for nothing. */
    mutate: (body: NewCollection) => {
      if (queryClient.isMutating({ mutationKey }) === 0) create.mutate(body);
    },
  };
}
