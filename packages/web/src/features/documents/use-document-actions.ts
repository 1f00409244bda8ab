// Actions on a document. A failure shows a toast and is kept for the banner; nothing on the page is lost.
import { api, type Document } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { announceDocumentsStarted } from '#lib/document-events.ts';
import { download } from '#lib/download.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export interface ActionFailure {
  readonly title: string;
  readonly detail: string | undefined;
}

export function useDocumentActions() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ActionFailure>();

  const refresh = (...keys: readonly (readonly string[])[]) =>
    Promise.all([queryKeys.documents.all, ...keys].map((queryKey) => client.invalidateQueries({ queryKey })));
  const failed = (title: string) => (error: unknown) => {
    const detail = explainError(error);
    setFailure({ title, detail });
    toast.error(title, { description: detail });
  };
  const started = ({ id, display_name: name }: Document) => {
    announceDocumentsStarted([{ id, name }]);
    return refresh(queryKeys.credits.all);
  };
  const onMutate = () => setFailure(undefined);

  const rename = useMutation({
    mutationFn: ({ document, name }: { document: Document; name: string }) =>
      call(api.documents.rename, { params: { id: document.id }, body: { display_name: name } }),
    onMutate,
    onSuccess: () => refresh(),
    onError: failed(t.useDocumentActions.failedToUpdateDocumentName),
  });
  const remove = useMutation({
    mutationFn: ({ document: { id }, takeBack }: { document: Document; takeBack: boolean }) =>
      call(api.documents.remove, { params: { id }, query: { take_back: takeBack ? 'true' : 'false' } }),
    onMutate,
    onSuccess: (_answer, { document: { id } }) =>
      Promise.all([
        // Queries of the row that is still on the screen would fail by now.
        client.invalidateQueries({
          queryKey: queryKeys.documents.all,
          predicate: (query) => !query.queryKey.includes(id),
        }),
        client.invalidateQueries({ queryKey: queryKeys.collections.all }),
      ]),
    onError: failed(t.useDocumentActions.failedToDeleteDocument),
  });
  const reprocess = useMutation({
    mutationFn: ({ id }: Document) => call(api.documents.reprocess, { params: { id } }),
    onMutate,
    onSuccess: (_answer, document) => started(document),
    onError: failed(t.useDocumentActions.failedToReprocessDocument),
  });
  const read = useMutation({
    mutationFn: ({ id }: Document) => call(api.documents.process, { params: { id } }),
    onMutate,
    onSuccess: (_answer, document) => started(document),
    onError: failed(t.useDocumentActions.failedToReadDocument),
  });
  const readAgain = useMutation({
    mutationFn: ({ id }: Document) => call(api.documents.readAgain, { params: { id } }),
    onMutate,
    onSuccess: (_answer, document) => started(document),
    onError: failed(t.useDocumentActions.failedToReadDocumentAgain),
  });
  const save = useMutation({
    mutationFn: ({ id }: Document) => download(api.documents.download, { params: { id } }),
    onMutate,
    onSuccess: () => toast.success(t.useDocumentActions.documentDownloadedSuccessfully),
    onError: failed(t.useDocumentActions.failedToDownloadDocument),
  });

  return { rename, remove, reprocess, read, readAgain, save, failure, dismissFailure: () => setFailure(undefined) };
}
