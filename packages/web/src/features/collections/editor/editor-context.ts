// State shared by the parts of the section editor.
import type { ValueSource } from '@oneform/contract';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { SourceState } from '#ui/source-mark.tsx';
import type { EditorState, EditorStore } from './editor-store.ts';

export interface SourceDescription {
  readonly state: SourceState;
  /** "Read on passport.jpg, page 1" */
  readonly text: string;
}

export interface EditorActions {
  readonly explainField: (path: string) => void;
  readonly deleteField: (path: string, label: string) => void;
  /** `parent`: the group it goes into; undefined for the section itself. */
  readonly addField: (section: string, parent: string | undefined) => void;
}

export interface EditorContextValue extends EditorActions {
  readonly store: EditorStore;
  /** The newest source that supports what stands at a path. */
  readonly sourceOf: (path: string) => ValueSource | undefined;
  readonly describeSource: (source: ValueSource) => SourceDescription;
  readonly showSource: (path: string) => void;
  /** Path of the value whose page is open. */
  readonly shownSource: string | undefined;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('The editor is not around this component');
  return value;
}

export const useEditorState = <T>(select: (state: EditorState) => T): T => useStore(useEditor().store, select);
