// Saves the changed sections, one after the other. When somebody else has saved meanwhile, their state is fetched, own changes
// are put on top, and it is tried again; what cannot be merged is left to the person.
import { api, type Collection, joinPath } from '@oneform/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { fetchCollection } from '../get-collection.ts';
import { refreshDerived } from '../refresh-collection.ts';
import { type EditorStore, marksWithin } from './editor-store.ts';
import { t } from './messages.ts';

const MAX_TRIES = 4;

const isStale = (error: unknown): boolean =>
  isApiError(error, 'precondition_failed') || isApiError(error, 'version_conflict');

/** Merges the saved section into the cached collection; fails when the collection is not cached. */
function storeSection(queryClient: QueryClient, id: string, saved: Collection): void {
  const key = queryKeys.collections.detail(id);
  const cached = queryClient.getQueryData<Collection>(key);
  if (!cached) throw new Error(t.saveSections.collectionNotFoundInCache);
  queryClient.setQueryData<Collection>(key, {
    ...cached,
    ...saved,
    collection_data: { ...cached.collection_data, ...saved.collection_data },
  });
}

async function saveSection(queryClient: QueryClient, id: string, section: string, store: EditorStore): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { draft, version } = store.getState();
    try {
      const saved = await call(api.collections.saveSection, {
        params: { id, sectionId: section },
        body: { ...draft.data[section], _not_applicable: marksWithin(section, draft) },
        headers: { 'If-Match': `"${version}"` },
      });
      store.markSaved(section, draft);
      store.rebase(saved);
      storeSection(queryClient, id, saved);
      return;
    } catch (error) {
      if (!isStale(error) || tries === MAX_TRIES) throw error;
      store.rebase(await fetchCollection(queryClient, id));
      if (!store.changedSections().includes(section)) return;
      if (hasConflictIn(section, store)) throw error;
    }
  }
}

const hasConflictIn = (section: string, store: EditorStore): boolean =>
  store.getState().conflicts.some(({ path }) => path.startsWith(`${joinPath(section)}.`));

export type SaveOutcome = 'saved' | 'conflicts';

/** Throws what the server or the network said; sections saved before that stay saved. */
export async function saveSections(queryClient: QueryClient, id: string, store: EditorStore): Promise<SaveOutcome> {
  store.flush();
  try {
    for (const section of store.changedSections()) {
      if (hasConflictIn(section, store)) return 'conflicts';
      await saveSection(queryClient, id, section, store);
    }
    return 'saved';
  } catch (error) {
    if (isStale(error) && store.getState().conflicts.length > 0) return 'conflicts';
    throw error;
  } finally {
    refreshDerived(queryClient, id);
  }
}
