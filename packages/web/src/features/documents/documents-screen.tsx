// The Documents page: upload, the list with its actions, and the dialogs that belong to it.
import { api, type Document } from '@oneform/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileStack, RefreshCw, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError, isApiError } from '#lib/api-error.ts';
import { useCommands } from '#lib/commands.ts';
import { announceDocumentsSeen, DOCUMENTS_CHANGED } from '#lib/document-events.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { useAddress, usePageInAddress } from '#lib/use-address.ts';
import { useEverywhere } from '#lib/use-everywhere.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageDropZone } from '#ui/drop-zone.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { isInWork } from './document-state.ts';
import { DocumentsDialogs } from './documents-dialogs.tsx';
import { DocumentsHeader } from './documents-header.tsx';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { type DocumentFilter, isFiltering, noFilter, readFilter } from './filters/document-filter.ts';
import { DocumentFilters } from './filters/document-filters.tsx';
import { t } from './messages.ts';
import { ReadAllAgain } from './read-all-again.tsx';
import { useUndoOf } from './remake/use-remake.ts';
import type { RowActions } from './row-actions.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import type { UploadTab } from './upload/upload-footer.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocuments } from './use-documents.ts';
import { useDocumentsDialog } from './use-documents-dialog.ts';

export interface DocumentsScreenProps {
  /** Opens the review of what the document changed. */
  readonly onViewUpdates: (document: Document) => void;
  /** Shows the document with what it says. */
  readonly onView: (document: Document) => void;
  /** Starts a collection from a template that a document would fill. */
  readonly onUseTemplate: (templateId: string) => void;
  /** Starts a collection for a person whom a document made known. */
  readonly onStartApplication: (personId: string) => void;
  /** Opens the upload dialog when it is set; the caller is told so that it can take the wish back. */
  readonly startWithUpload?: UploadTab | undefined;
  /** Another app shares files with this one. */
  readonly isShared?: boolean;
  readonly onUploadStarted?: (() => void) | undefined;
}

const none: readonly Document[] = [];

/** Whether the person has no collection yet; false until that is known. */
function useHasNoCollection(): boolean {
  const { data } = useQuery({
    queryKey: queryKeys.collections.list({ limit: 1 }),
    queryFn: ({ signal }) => call(api.collections.list, { query: { limit: 1 }, signal }),
  });
  return data?.total === 0;
}

/** Announces the end of documents seen in work here, also when it is quicker than the watcher's polling. */
function useAnnounceInWork(documents: readonly Document[] | undefined): void {
  useEffect(() => {
    const inWork = documents?.filter(isInWork) ?? [];
    if (inWork.length > 0) announceDocumentsSeen(inWork.map(({ id, display_name: name }) => ({ id, name })));
  }, [documents]);
}

/** Asks for the lists again when documents have changed elsewhere in the app. */
function useRefreshOnChange(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: queryKeys.documents.lists });
    window.addEventListener(DOCUMENTS_CHANGED, look);
    return () => window.removeEventListener(DOCUMENTS_CHANGED, look);
  }, [client]);
}

/** The page in view; when the last document of the last page goes, the page before it. */
function useDocumentsPage() {
  const [page, setPage] = usePageInAddress();
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const list = useDocuments(page, filter);
  const lastPage = Math.max(1, list.data?.total_pages ?? page);
  useEffect(() => {
    if (page > lastPage && !list.isPlaceholderData) setPage(lastPage);
  }, [page, lastPage, list.isPlaceholderData, setPage]);
  const setFilter = (changes: Partial<DocumentFilter>) => change({ ...changes, page: undefined });
  return { ...list, page, setPage, filter, setFilter };
}

export function DocumentsScreen(props: DocumentsScreenProps) {
  const { onViewUpdates, onView, onUseTemplate, onStartApplication, startWithUpload, onUploadStarted } = props;
  const { data, isPending, isError, isFetching, error, refetch, page, setPage, filter, setFilter } = useDocumentsPage();
  const selection = useSelection(data?.documents ?? none);
  const isNarrowed = isFiltering(filter);
  const actions = useDocumentActions();
  const everywhere = useEverywhere();
  const undoRemake = useUndoOf();
  useAnnounceInWork(data?.documents);
  const offersTemplates = useHasNoCollection();
  useRefreshOnChange();
  const dialog = useDocumentsDialog({ startWithUpload, isShared: props.isShared ?? false, onUploadStarted });
  const busy = [actions.read, actions.readAgain, actions.reprocess].flatMap((action) =>
    action.isPending && action.variables ? [action.variables.id] : [],
  );
  const rowActions: RowActions = {
    onViewUpdates,
    onView,
    onUseTemplate,
    onViewDetails: (document) => dialog.open('details', document),
    onDelete: (document) => dialog.open('delete', document),
    onSayWhose: (document) => dialog.open('whose', document),
    onStartApplication,
    onUseEverywhere: ({ id }) => everywhere.mutate(id),
    onSplit: (document) => dialog.open('split', document),
    onUndoRemake: undoRemake,
    onReprocess: (document) => actions.reprocess.mutate(document),
    onReadAgain: (document) => actions.readAgain.mutate(document),
    onRead: (document) => actions.read.mutate(document),
    onDownload: (document) => actions.save.mutate(document),
    onRename: (document, name) => actions.rename.mutateAsync({ document, name }),
    busy: new Set(busy),
    offersTemplates,
  };
  useCommands(t.documentsScreen.documents, [
    { label: t.documentsScreen.refreshTheList, Icon: RefreshCw, run: () => void refetch() },
    { label: t.documentsScreen.uploadDocuments, Icon: Upload, run: () => dialog.open('upload') },
  ]);

  return (
    <div className="flex flex-col gap-4">
      <DocumentsHeader
        total={data?.total ?? 0}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
        onUpload={() => dialog.open('upload')}
      />

      {/* Away for a moment, with a list to show: the notice of the shell says enough. */}
      {isError && !(data && isApiError(error, 'unreachable')) && (
        <Banner
          tone="red"
          title={t.documentsScreen.failedToLoadDocuments}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t.documentsScreen.retry}
            </Button>
          }
        >
          {explainError(error)}
        </Banner>
      )}
      {actions.failure && (
        <Banner tone="red" live="none" title={actions.failure.title} onDismiss={actions.dismissFailure}>
          {actions.failure.detail}
        </Banner>
      )}

      {data && data.total > 0 && <ReadAllAgain />}
      {selection.documents.length > 0 && data ? (
        <SelectionBar shown={data.documents} selection={selection} />
      ) : (
        data && (data.total > 0 || isNarrowed) && <DocumentFilters filter={filter} onChange={setFilter} />
      )}
      {isPending ? (
        <DocumentsSkeleton />
      ) : data?.total === 0 && isNarrowed ? (
        <EmptyState
          title={t.documentsScreen.noDocumentsMatchYourSearch}
          actions={<Button onClick={() => setFilter(noFilter)}>{t.documentsScreen.clearFilters}</Button>}
        />
      ) : data?.total === 0 ? (
        <EmptyState
          picture={<FileStack aria-hidden="true" />}
          title={t.documentsScreen.noDocumentsUploadedYet}
          description={t.documentsScreen.dropAPassportPayslip}
          className="min-h-80 rounded-lg border border-control border-dashed"
        />
      ) : (
        data && <DocumentsTable documents={data.documents} actions={rowActions} selection={selection} />
      )}
      {data && (
        <div className="flex justify-center">
          <Pagination
            label={t.documentsScreen.documentsPages}
            page={page}
            totalPages={data.total_pages}
            onChange={setPage}
          />
        </div>
      )}

      <PageDropZone label={t.documentsScreen.dropToUpload} disabled={dialog.isOpen} onFiles={dialog.openWithFiles} />
      <DocumentsDialogs dialog={dialog} documents={data?.documents} remove={actions.remove} />
    </div>
  );
}
