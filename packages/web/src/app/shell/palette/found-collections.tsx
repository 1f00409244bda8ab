// Collections in the palette's list.
import type { ListedCollection } from '@oneform/contract';
import { Database } from 'lucide-react';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';
import { FOUND } from './rank.ts';

interface FoundCollectionsProps {
  readonly heading: string;
  readonly collections: readonly ListedCollection[];
  readonly onOpen: (collection: ListedCollection) => void;
}

export function FoundCollections({ heading, collections, onOpen }: FoundCollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <PaletteGroup heading={heading}>
      {collections.map((collection) => (
        <PaletteItem
          key={collection.id}
          value={`${FOUND}collection:${collection.id}`}
          icon={<Database />}
          aside={<span className="text-ink-3 text-sm tabular-nums">{collection.completion_percentage}%</span>}
          onSelect={() => onOpen(collection)}
        >
          <span className="truncate">{collection.collection_name}</span>
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}
