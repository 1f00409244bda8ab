// Creates a collection from a template or by hand.
import { api, type Collection, type CreateCollection } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { call } from '#lib/api-client.ts';
import { replaceDetail } from './refresh-collection.ts';
import { toastFailure } from './request-failed.ts';

type NewCollection = z.input<typeof CreateCollection>;

export function useCreateCollection(onCreated: (collection: Collection) => void) {
  const queryClient = useQueryClient();
  /** The same for every try of the same content, so that a lost answer does not create the collection twice. */
  const key = useRef({ content: '', value: '' });
  return useMutation({
    mutationFn: (body: NewCollection) => {
      const content = JSON.stringify(body);
      if (key.current.content !== content) key.current = { content, value: crypto.randomUUID() };
      return call(api.collections.create, { body, headers: { 'Idempotency-Key': key.current.value } });
    },
    onSuccess: (collection) => {
      replaceDetail(queryClient, collection);
      onCreated(collection);
    },
    onError: (error) => toastFailure(error),
  });
}
