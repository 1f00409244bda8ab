// The list's filter, kept in the address: `?q=…&type=…&for=…`.
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAddress } from '#lib/use-address.ts';
import type { CollectionFilter } from './filter-collections.ts';

const read = (search: URLSearchParams): CollectionFilter => ({
  search: search.get('q') ?? '',
  type: search.get('type') ?? undefined,
  person: search.get('for') ?? undefined,
});

/** Typing shows at once and the address follows; going somewhere by a link or through the history is followed the other way. */
export function useFilter(): [filter: CollectionFilter, setFilter: (filter: CollectionFilter) => void] {
  const [address, change] = useAddress();
  const [filter, setFilter] = useState(() => read(address));
  const { key } = useLocation();
  const isOwnChange = useNavigationType() === 'REPLACE';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also at the same address
  useEffect(() => {
    if (!isOwnChange) setFilter(read(address));
  }, [key]);
  return [
    filter,
    (next) => {
      setFilter(next);
      change({ q: next.search || undefined, type: next.type, for: next.person });
    },
  ];
}
