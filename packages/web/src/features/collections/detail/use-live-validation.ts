// Completion as of what is on the screen: the server's word while everything is saved, worked out here while it is not.
import { type CollectionValidation, validateCollection } from '@oneform/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { changedSections } from '../editor/changed-fields.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { useValidation } from '../get-validation.ts';

export interface LiveValidation {
  readonly validation: CollectionValidation | undefined;
  /** Names of sections with unsaved changes. */
  readonly unsaved: readonly string[];
}

export function useLiveValidation(id: string, store: EditorStore): LiveValidation {
  const { data: saved } = useValidation(id);
  const sections = useStore(store, (state) => state.sections);
  const base = useStore(store, (state) => state.base);
  const draft = useStore(store, (state) => state.draft);
  const unsaved = useMemo(() => changedSections(base, draft), [base, draft]);
  const live = useMemo(
    () =>
      unsaved.length === 0
        ? undefined
        : validateCollection({ sections, data: draft.data, notApplicable: draft.notApplicable }),
    [unsaved, sections, draft],
  );
  // Findings of the template's rules come from the server, so they are as of the last save.
  return { validation: live ? { ...live, findings: saved?.findings } : saved, unsaved };
}
