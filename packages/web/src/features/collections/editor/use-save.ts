// Saving as the editor's button, key and leaving guard use it: one at a time, failures told.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '../request-failed.ts';
import type { EditorStore } from './editor-store.ts';
import { t } from './messages.ts';
import { saveSections } from './save-sections.ts';

export interface Save {
  readonly isSaving: boolean;
  /** True when everything is saved. */
  readonly save: () => Promise<boolean>;
}

export function useSave(collectionId: string, store: EditorStore): Save {
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<Promise<boolean> | undefined>(undefined);

  const save = useCallback(() => {
    const run = async () => {
      setIsSaving(true);
      try {
        const outcome = await saveSections(queryClient, collectionId, store);
        if (outcome === 'saved') return true;
        toast.warning(t.useSave.theseFieldsWereChangedElsewhere, {
          description: t.useSave.yourEntriesAreKeptChoose,
        });
        const first = store.getState().conflicts[0];
        if (first) store.goTo(first.path);
        return false;
      } catch (error) {
        toastFailure(error);
        return false;
      } finally {
        setIsSaving(false);
        running.current = undefined;
      }
    };
    running.current ??= run();
    return running.current;
  }, [queryClient, collectionId, store]);

  return { isSaving, save };
}
