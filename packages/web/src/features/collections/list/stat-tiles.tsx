// Three slim figures over the list.
import type { ListedCollection } from '@oneform/contract';
import { formatNumber } from '#lib/numbers.ts';
import { countTypes } from './filter-collections.ts';
import { t } from './messages.ts';

export interface StatTilesProps {
  readonly collections: readonly ListedCollection[];
  readonly total: number;
}

export function StatTiles({ collections, total }: StatTilesProps) {
  const figures = [
    [t.statTiles.total, total],
    [t.statTiles.active, collections.filter((collection) => collection.is_active).length],
    [t.statTiles.types, countTypes(collections).length],
  ] as const;
  return (
    <dl className="grid grid-cols-3 divide-x rounded-lg border bg-surface">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex flex-col px-4 py-1.5 sm:flex-row sm:items-baseline sm:gap-2.5 sm:px-5">
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className="font-semibold tabular-nums sm:-order-1">{formatNumber(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
