// The dashboard: every collection, found and filtered, in all its states.
import type { ListedCollection } from '@oneform/contract';
import { Plus, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatNumber } from '#lib/numbers.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useCollections } from '../list-collections.ts';
import { CollectionCards } from './collection-cards.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type CollectionFilter, countTypes, filterCollections } from './filter-collections.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { t } from './messages.ts';
import { NoCollections, type NoCollectionsProps } from './no-collections.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { useFilter } from './use-filter.ts';

const EditCollectionDialog = lazy(async () => ({
  default: (await import('../dialogs/edit-collection-dialog.tsx')).EditCollectionDialog,
}));
const DeleteCollectionDialog = lazy(async () => ({
  default: (await import('../dialogs/delete-collection-dialog.tsx')).DeleteCollectionDialog,
}));

const noFilter: CollectionFilter = { search: '', type: undefined, person: undefined };

export interface CollectionListProps extends NoCollectionsProps {
  readonly hrefOf: (id: string) => string;
  readonly reviewHrefOf: (documentId: string) => string;
  /** Above the list: what to do now. */
  readonly lead?: ReactNode;
}

export function CollectionList({ hrefOf, reviewHrefOf, lead, ...actions }: CollectionListProps) {
  const { status, collections, total } = useCollections();
  const [filter, setFilter] = useFilter();
  const [edited, setEdited] = useState<ListedCollection>();
  const [deleted, setDeleted] = useState<ListedCollection>();
  const shown = filterCollections(collections, filter);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto flex items-baseline gap-2.5 font-semibold text-2xl">
          {t.collectionList.dataCollections}
          {status === 'success' && total > 0 && (
            <span className="font-normal text-ink-3 text-lg tabular-nums">
              {formatNumber(total)}
              <span className="sr-only"> {t.collectionList.inAll}</span>
            </span>
          )}
        </h1>
        {total > 0 && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:flex-auto">
            <Button icon={<Upload />} onClick={actions.onUpload}>
              {t.collectionList.uploadDocuments}
            </Button>
            <Button variant="primary" icon={<Plus />} onClick={actions.onCreate}>
              {t.collectionList.createCollection}
            </Button>
          </div>
        )}
      </header>
      {status === 'pending' && <ListSkeleton />}
      {status === 'error' && (
        <Banner
          tone="red"
          actions={
            <Button size="sm" onClick={() => window.location.reload()}>
              {t.collectionList.retry}
            </Button>
          }
        >
          {t.collectionList.failedToLoadCollectionsPlease}
        </Banner>
      )}
      {status === 'success' && total === 0 && <NoCollections {...actions} />}
      {status === 'success' && total > 0 && (
        <>
          {lead}
          <StatTiles collections={collections} total={total} />
          <FilterBar filter={filter} onChange={setFilter} types={countTypes(collections)} />
          <p role="status" className="sr-only">
            {shown.length === collections.length
              ? ''
              : shown.length === 1
                ? t.collectionList.n1CollectionMatches
                : t.collectionList.collectionsMatch(formatNumber(shown.length))}
          </p>
          {shown.length > 0 ? (
            <CollectionCards
              collections={shown}
              hrefOf={hrefOf}
              reviewHrefOf={reviewHrefOf}
              onEdit={setEdited}
              onDelete={setDeleted}
            />
          ) : (
            <EmptyState
              title={t.collectionList.noCollectionsMatchYourSearch}
              actions={<Button onClick={() => setFilter(noFilter)}>{t.collectionList.clearFilters}</Button>}
            />
          )}
        </>
      )}
      <Suspense>
        {edited && <EditCollectionDialog collection={edited} onClose={() => setEdited(undefined)} />}
        {deleted && <DeleteCollectionDialog collection={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </div>
  );
}
