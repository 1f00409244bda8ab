// One action for several documents, one after the other. Those that fail stay ticked, and are told with the first reason.
import { api, type Document } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { announceDocumentsStarted } from '#lib/document-events.ts';
import { download } from '#lib/download.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

type Kind = 'download' | 'reprocess' | 'delete';

interface Job {
  readonly kind: Kind;
  readonly documents: readonly Document[];
  /** With a deletion: values that nothing else supports go too. */
  readonly takesBack?: boolean;
}

const work: Record<Kind, (document: Document, job: Job) => Promise<unknown>> = {
  download: ({ id }) => download(api.documents.download, { params: { id } }),
  reprocess: ({ id }) => call(api.documents.reprocess, { params: { id } }),
  delete: ({ id }, { takesBack }) =>
    call(api.documents.remove, { params: { id }, query: { take_back: takesBack ? 'true' : 'false' } }),
};

/** `onDone` is given the ids of those that worked. */
export function useBulkActions(onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (job: Job) => {
      const [worked, failures]: [Document[], { document: Document; error: unknown }[]] = [[], []];
      for (const document of job.documents) {
        try {
          await work[job.kind](document, job);
          worked.push(document);
        } catch (error) {
          failures.push({ document, error });
        }
      }
      return { worked, failures };
    },
    onSuccess: async ({ worked, failures }, { kind }) => {
      if (kind === 'reprocess') {
        announceDocumentsStarted(worked.map(({ id, display_name: name }) => ({ id, name })));
      }
      const gone = new Set(kind === 'delete' ? worked.map(({ id }) => id) : []);
      onDone(worked.map(({ id }) => id));
      if (worked.length > 0) toast.success(t.useBulkActions.done[kind](worked.length));
      const [first] = failures;
      if (first) {
        toast.error(t.useBulkActions.failed[kind](failures.length), {
          description: `"${first.document.display_name}" - ${explainError(first.error)}`,
        });
      }
      const isGone = (key: readonly unknown[]) => key.some((part) => typeof part === 'string' && gone.has(part));
      await Promise.all([
        client.invalidateQueries({
          queryKey: queryKeys.documents.all,
          predicate: ({ queryKey }) => !isGone(queryKey),
        }),
        client.invalidateQueries({ queryKey: queryKeys.collections.all }),
        client.invalidateQueries({ queryKey: queryKeys.credits.all }),
      ]);
    },
  });
}
