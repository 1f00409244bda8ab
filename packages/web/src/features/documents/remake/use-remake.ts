// Makes new files of documents in the browser, uploads them and puts them in their place; undoes it.
import { api, type Document, MAX_FILE_BYTES } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { announceDocumentsStarted } from '#lib/document-events.ts';
import { fetchFile } from '#lib/download.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { upload } from '#lib/upload.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';
import { comingBack } from './remake-rules.ts';

/** Its message is fit to show. */
class RemakeError extends Error {}

export const remakeFault = (error: unknown): string =>
  error instanceof RemakeError ? error.message : `${t.failed} ${explainError(error) ?? ''}`.trim();

interface RemakeJob {
  readonly documents: readonly Document[];
  /** Rejects when one of them cannot be opened. */
  readonly make: (originals: readonly File[]) => Promise<readonly File[]>;
  readonly done: string;
}

async function fetchOriginal({ id, display_name, mime_type }: Document): Promise<File> {
  const { blob } = await fetchFile(api.documents.download, { params: { id } });
  return new File([blob], display_name, { type: mime_type });
}

async function remake({ documents, make }: RemakeJob) {
  const originals = await Promise.all(documents.map(fetchOriginal));
  const files = await make(originals).catch((cause: unknown) => {
    throw new RemakeError(t.notOpened, { cause });
  });
  if (files.some(({ size }) => size > MAX_FILE_BYTES)) throw new RemakeError(t.tooLarge);
  const only = documents[0]?.only_in?.id;
  const isReserved = only !== undefined && documents.every(({ only_in }) => only_in?.id === only);
  const made: { id: string; name: string }[] = [];
  try {
    for (const file of files) {
      const { id } = await upload(file, isReserved ? { collectionId: only, isOnlyForCollection: true } : {});
      made.push({ id, name: file.name });
    }
    await call(api.documents.remake, {
      body: { replaces: documents.map(({ id }) => id), made: made.map(({ id }) => id) },
    });
  } catch (error) {
    // Nothing is to be there twice.
    await Promise.allSettled(made.map(({ id }) => call(api.documents.remove, { params: { id } })));
    throw error;
  }
  return made;
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.documents.all, queryKeys.collections.all, queryKeys.credits.all].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export function useRemake() {
  const refresh = useRefresh();
  const undo = useUndoRemake();
  return useMutation({
    mutationFn: remake,
    onSuccess: async (made, { documents, done }) => {
      announceDocumentsStarted(made);
      const names = documents.map(({ display_name }) => display_name);
      toast.success(done, {
        description: t.reading,
        action: { label: t.undo, onClick: () => undo.mutate({ id: made[0]!.id, names }) },
      });
      await refresh();
    },
    onError: () => refresh(),
  });
}

function useUndoRemake() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly names: readonly string[] }) =>
      call(api.documents.undoRemake, { params: { id } }),
    onSuccess: (_answer, { names }) => {
      toast.success(t.undone(names));
      return refresh();
    },
    onError: (error) => toast.error(t.undoFailed, { description: explainError(error) }),
  });
}

export function useUndoOf() {
  const undo = useUndoRemake();
  return (document: Document) => undo.mutate({ id: document.id, names: comingBack(document) });
}
