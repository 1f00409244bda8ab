// The sections that the answers ask for, with those that hold something or are open.
import { askedState, type Collection } from '@oneform/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { EditorStore } from '../editor/editor-store.ts';
import { orderSections } from './order-sections.ts';

interface KeptSections {
  /** Names of sections that hold a value. */
  readonly filled: ReadonlySet<string>;
  readonly current: string | undefined;
  /** Names of sections with unsaved changes. */
  readonly unsaved: readonly string[];
}

export function useAskedSections({ sections }: Collection, store: EditorStore, kept: KeptSections) {
  const { filled, current, unsaved } = kept;
  const data = useStore(store, ({ draft }) => draft.data);
  const ordered = useMemo(() => orderSections(sections), [sections]);
  const shown = ordered
    .filter(
      (section) =>
        section.name === current ||
        filled.has(section.name) ||
        unsaved.includes(section.name) ||
        askedState(section, undefined, data) === 'asked',
    )
    .map(({ name }) => name)
    .join();
  // The same array while the same sections are shown: the data changes with every letter.
  return useMemo(() => {
    const names = new Set(shown.split(','));
    return ordered.filter(({ name }) => names.has(name));
  }, [ordered, shown]);
}
