// Keeps unsaved changes in the browser as they come about.
import { useEffect } from 'react';
import { writeDraft } from './draft-storage.ts';
import { draftToStore, type EditorStore } from './editor-store.ts';

export function useKeptDraft(userId: string, collectionId: string, store: EditorStore): void {
  useEffect(() => {
    let { base, draft } = store.getState();
    const keep = () => writeDraft(userId, collectionId, draftToStore(store.getState(), new Date().toISOString()));
    const unsubscribe = store.subscribe((state) => {
      if (state.base === base && state.draft === draft) return;
      ({ base, draft } = state);
      keep();
    });
    // A page that is put away may never come back: hand over what is being typed this moment.
    const onHide = () => document.visibilityState === 'hidden' && store.flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', store.flush);
    return () => {
      // The session may have ended in the middle of a word.
      store.flush();
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', store.flush);
    };
  }, [userId, collectionId, store]);
}
