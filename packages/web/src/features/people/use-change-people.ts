// Adds, renames, merges and removes people.
import { api, type EndpointRequest } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export function useChangePeople(onDone: () => void) {
  const client = useQueryClient();
  const options = {
    onSuccess: async () => {
      await Promise.all(
        [queryKeys.people, queryKeys.documents.all, queryKeys.collections.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      onDone();
    },
    onError: (error: unknown) =>
      toast.error(t.useChangePeople.thisCouldNotBeSaved, { description: explainError(error) }),
  };
  return {
    add: useMutation({
      mutationFn: (body: EndpointRequest<typeof api.people.create>['body']) => call(api.people.create, { body }),
      ...options,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & EndpointRequest<typeof api.people.update>['body']) =>
        call(api.people.update, { params: { id }, body }),
      ...options,
    }),
    merge: useMutation({
      mutationFn: ({ id, into }: { id: string; into: string }) =>
        call(api.people.merge, { params: { id }, body: { into } }),
      ...options,
    }),
    remove: useMutation({
      mutationFn: ({ id, withEverything }: { id: string; withEverything: boolean }) =>
        call(api.people.remove, { params: { id }, query: { with_everything: withEverything ? 'true' : 'false' } }),
      ...options,
    }),
  };
}
