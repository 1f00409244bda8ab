// The documents of the list that are ticked. Those that leave the list are no longer ticked.
import type { Document } from '@oneform/contract';
import { useMemo, useState } from 'react';

export interface Selection {
  readonly documents: readonly Document[];
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], ticked: boolean) => void;
}

export function useSelection(shown: readonly Document[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const documents = shown.filter(({ id }) => ids.has(id));
    return {
      documents,
      has: (id) => ids.has(id),
      set: (changed, ticked) => {
        const kept = documents.map(({ id }) => id).filter((id) => !changed.includes(id));
        setIds(new Set(ticked ? [...kept, ...changed] : kept));
      },
    };
  }, [shown, ids]);
}
