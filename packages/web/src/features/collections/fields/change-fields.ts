// Adding and deleting fields of one's own.
import { type AddField, api, type Collection } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#lib/api-client.ts';
import { toast } from '#ui/toast.ts';
import { replaceDetail } from '../refresh-collection.ts';
import { toastFailure } from '../request-failed.ts';
import { t } from './messages.ts';

export function useAddField(id: string, onAdded: (collection: Collection) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof AddField>) => call(api.collections.addField, { params: { id }, body }),
    onSuccess: (collection) => {
      replaceDetail(queryClient, collection);
      toast.success(t.changeFields.fieldAddedSuccessfully);
      onAdded(collection);
    },
    onError: (error) => toastFailure(error),
  });
}

export function useRemoveField(id: string, isGroup: boolean, onRemoved: (collection: Collection) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => call(api.collections.removeField, { params: { id }, query: { path } }),
    onSuccess: (collection) => {
      replaceDetail(queryClient, collection);
      toast.success(isGroup ? t.changeFields.fieldGroupDeletedSuccessfully : t.changeFields.fieldDeletedSuccessfully);
      onRemoved(collection);
    },
    onError: (error) => toastFailure(error),
  });
}
