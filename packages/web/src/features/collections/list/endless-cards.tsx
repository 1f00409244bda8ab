// A long list of cards. Only the rows near the window are drawn, so a thousand collections scroll as lightly as ten.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CollectionCard } from './collection-card.tsx';
import type { CollectionCardsProps } from './collection-cards-props.ts';
import { useColumnCount } from './use-column-count.ts';

const ROW_HEIGHT = 224;
const GAP = 16;

export default function EndlessCards({ collections, hrefOf, reviewHrefOf, onEdit, onDelete }: CollectionCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumnCount();
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(collections.length / columns),
    estimateSize: () => ROW_HEIGHT + GAP,
    overscan: 4,
    scrollMargin: top,
  });
  return (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() - GAP }}>
      {virtualizer.getVirtualItems().flatMap((row) =>
        collections.slice(row.index * columns, (row.index + 1) * columns).map((collection, column) => (
          <li
            key={collection.id}
            aria-setsize={collections.length}
            aria-posinset={row.index * columns + column + 1}
            className="absolute [contain:layout_style_size]"
            style={{
              top: row.start - top,
              height: ROW_HEIGHT,
              width: `calc((100% - ${(columns - 1) * GAP}px) / ${columns})`,
              left: `calc((100% + ${GAP}px) / ${columns} * ${column})`,
            }}
          >
            <CollectionCard
              collection={collection}
              href={hrefOf(collection.id)}
              reviewHref={collection.to_decide ? reviewHrefOf(collection.to_decide.document_id) : undefined}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </li>
        )),
      )}
    </ul>
  );
}
