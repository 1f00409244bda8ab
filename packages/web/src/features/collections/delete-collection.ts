// Deletes a collection for good.
import { api } from '@oneform/contract';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { t } from './messages.ts';
import { toastFailure } from './request-failed.ts';

/** A page that still shows the collection would ask for it again: what it watches goes when it does. */
function removeOnceUnwatched(queryClient: QueryClient, queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
}

export function useDeleteCollection(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.collections.remove, { params: { id } }),
    onSuccess: (_, id) => {
      onDeleted();
      for (const queryKey of [
        queryKeys.collections.detail(id),
        queryKeys.collections.validation(id),
        queryKeys.collections.sources(id),
        queryKeys.collections.versions(id),
      ]) {
        removeOnceUnwatched(queryClient, queryKey);
      }
      void queryClient.invalidateQueries({ queryKey: queryKeys.collections.lists });
    },
    onError: (error) => toastFailure(error, t.deleteCollection.failedToDeleteCollection),
  });
}
