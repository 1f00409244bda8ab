// Props of a grid of collections.
import type { ListedCollection } from '@oneform/contract';
import type { CollectionCardProps } from './collection-card.tsx';

export interface CollectionCardsProps extends Pick<CollectionCardProps, 'onEdit' | 'onDelete'> {
  readonly collections: readonly ListedCollection[];
  readonly hrefOf: (id: string) => string;
  readonly reviewHrefOf: (documentId: string) => string;
}
