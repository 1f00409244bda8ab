// The cards in 3, 2 or 1 columns; long lists are drawn a window at a time.
import { lazy, Suspense } from 'react';
import { CollectionCard } from './collection-card.tsx';
import type { CollectionCardsProps } from './collection-cards-props.ts';

const EndlessCards = lazy(() => import('./endless-cards.tsx'));

/** From here on drawing everything is felt. */
const LONG_LIST = 60;

export function CollectionCards(props: CollectionCardsProps) {
  if (props.collections.length <= LONG_LIST) return <AllCards {...props} />;
  return (
    <Suspense fallback={<AllCards {...props} collections={props.collections.slice(0, LONG_LIST)} />}>
      <EndlessCards {...props} />
    </Suspense>
  );
}

function AllCards({ collections, hrefOf, reviewHrefOf, onEdit, onDelete }: CollectionCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {collections.map((collection) => (
        <li key={collection.id} className="h-56 min-w-0">
          <CollectionCard
            collection={collection}
            href={hrefOf(collection.id)}
            reviewHref={collection.to_decide ? reviewHrefOf(collection.to_decide.document_id) : undefined}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
  );
}
