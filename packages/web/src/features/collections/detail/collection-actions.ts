// Actions on a collection as a whole: the menu of its page, and its entries in the command palette while it is open.
import type { Collection, Section } from '@oneform/contract';
import {
  CircleCheck,
  CircleSlash,
  ClipboardList,
  Copy,
  FileCheck,
  History,
  Pencil,
  Plus,
  Printer,
  Save,
  TextSelect,
  Trash2,
  Undo2,
  Upload,
  WandSparkles,
} from 'lucide-react';
import type { Command } from '#lib/commands.ts';
import { copySections } from '../copy/copy-sections.ts';
import { discardChanges } from '../editor/discard-changes.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import type { CollectionDialog } from './collection-dialogs.tsx';

export interface CollectionActionsInput {
  readonly collection: Collection;
  /** In the order of the page. */
  readonly sections: readonly Section[];
  /** The open one. */
  readonly section: Section | undefined;
  readonly store: EditorStore;
  readonly hasUnsaved: boolean;
  readonly onDialog: (dialog: CollectionDialog) => void;
  readonly onSelectSection: (name: string) => void;
  readonly onUpload: () => void;
  readonly onFillForm: () => void;
  readonly onCopyNext: () => void;
  readonly onSave: () => void;
  readonly onToggleActive: () => void;
}

export interface CollectionActions {
  readonly menu: readonly Command[];
  /** Not in the menu: they have buttons of their own. */
  readonly further: readonly Command[];
}

export function collectionActions(input: CollectionActionsInput): CollectionActions {
  const { collection, sections, section, store, hasUnsaved, onDialog, onSelectSection } = input;
  const ofSection: Command[] = section
    ? [
        {
          label: `Copy section: ${section.label}`,
          Icon: Copy,
          run: () => void copySections(store, [section]),
        },
        {
          label: `Autofill section: ${section.label}`,
          Icon: WandSparkles,
          run: () => onDialog({ kind: 'autofill', section }),
        },
        {
          label: `Add field to ${section.label}`,
          Icon: Plus,
          run: () => onDialog({ kind: 'add-field', section: section.name, parent: undefined }),
        },
      ]
    : [];
  const unsaved: Command[] = hasUnsaved
    ? [
        { label: 'Save changes', Icon: Save, run: input.onSave },
        { label: 'Discard changes', Icon: Undo2, run: () => discardChanges(store) },
      ]
    : [];
  return {
    menu: [
      {
        label: 'Autofill the collection',
        Icon: WandSparkles,
        run: () => onDialog({ kind: 'autofill', section: undefined }),
      },
      { label: 'Copy all values', Icon: Copy, run: () => void copySections(store, sections) },
      { label: 'Copy next value', Icon: ClipboardList, run: input.onCopyNext },
      { label: 'Print', Icon: Printer, run: () => window.print() },
      { label: 'History', Icon: History, run: () => onDialog({ kind: 'history' }) },
      { label: 'Edit name and description', Icon: Pencil, run: () => onDialog({ kind: 'edit' }) },
      {
        label: collection.is_active ? 'Make inactive' : 'Make active',
        Icon: collection.is_active ? CircleSlash : CircleCheck,
        run: input.onToggleActive,
      },
    ],
    further: [
      ...unsaved,
      { label: 'Fill a PDF form', Icon: FileCheck, run: input.onFillForm },
      { label: 'Upload documents into this collection', Icon: Upload, run: input.onUpload },
      ...ofSection,
      { label: 'Delete collection', Icon: Trash2, run: () => onDialog({ kind: 'delete' }) },
      ...sections.map(({ name, label }) => ({
        label: `Go to section: ${label}`,
        Icon: TextSelect,
        run: () => onSelectSection(name),
      })),
    ],
  };
}
