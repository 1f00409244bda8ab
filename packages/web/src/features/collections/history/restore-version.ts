// Puts the data of an earlier version back, as a new version.
import { api, type Collection } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { toast } from '#ui/toast.ts';
import { replaceDetail } from '../refresh-collection.ts';
import { toastFailure } from '../request-failed.ts';
import { t } from './messages.ts';

export function useRestoreVersion(id: string, onRestored: (collection: Collection) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call(api.collections.restoreVersion, { params: { id, version } }),
    onSuccess: (collection, version) => {
      replaceDetail(queryClient, collection);
      toast.success(t.restoreVersion.versionRestored(version), { description: t.restoreVersion.laterVersionsAreKept });
      onRestored(collection);
    },
    onError: (error) => toastFailure(error),
  });
}
