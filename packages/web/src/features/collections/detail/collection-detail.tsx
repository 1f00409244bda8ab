// A collection's page: its head, its sections, the editor of one of them, and the page a value was read on beside it.
import { useCollection } from '../get-collection.ts';
import type { CollectionDetailProps } from './collection-detail-props.ts';
import { CollectionMissing } from './collection-missing.tsx';
import { CollectionSkeleton } from './collection-skeleton.tsx';
import { CollectionWorkspace } from './collection-workspace.tsx';

export function CollectionDetail(props: CollectionDetailProps) {
  const { data: collection, error, refetch } = useCollection(props.id);
  if (!collection) {
    return (
      <div className="mx-auto w-full max-w-[1248px] px-4 py-6 sm:px-6 sm:py-8">
        {props.renderTitle(undefined)}
        {error ? (
          <CollectionMissing error={error} onRetry={() => void refetch()} onHome={props.onHome} />
        ) : (
          <CollectionSkeleton />
        )}
      </div>
    );
  }
  return <CollectionWorkspace key={collection.id} collection={collection} {...props} />;
}
