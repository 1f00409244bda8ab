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
import { t } from './messages.ts';

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
          label: t.collectionActions.copySection(section.label),
          Icon: Copy,
          run: () => void copySections(store, [section]),
        },
        {
          label: t.collectionActions.autofillSection(section.label),
          Icon: WandSparkles,
          run: () => onDialog({ kind: 'autofill', section }),
        },
        {
          label: t.collectionActions.addField(section.label),
          Icon: Plus,
          run: () => onDialog({ kind: 'add-field', section: section.name, parent: undefined }),
        },
      ]
    : [];
  const unsaved: Command[] = hasUnsaved
    ? [
        { label: t.collectionActions.saveChanges, Icon: Save, run: input.onSave },
        { label: t.collectionActions.discardChanges, Icon: Undo2, run: () => discardChanges(store) },
      ]
    : [];
  return {
    menu: [
      {
        label: t.collectionActions.autofillTheCollection,
        Icon: WandSparkles,
        run: () => onDialog({ kind: 'autofill', section: undefined }),
      },
      { label: t.collectionActions.copyAllValues, Icon: Copy, run: () => void copySections(store, sections) },
      { label: t.collectionActions.copyNextValue, Icon: ClipboardList, run: input.onCopyNext },
      { label: t.collectionActions.print, Icon: Printer, run: () => window.print() },
      { label: t.collectionActions.history, Icon: History, run: () => onDialog({ kind: 'history' }) },
      { label: t.collectionActions.editNameAndDescription, Icon: Pencil, run: () => onDialog({ kind: 'edit' }) },
      {
        label: collection.is_active ? t.collectionActions.makeInactive : t.collectionActions.makeActive,
        Icon: collection.is_active ? CircleSlash : CircleCheck,
        run: input.onToggleActive,
      },
    ],
    further: [
      ...unsaved,
      { label: t.collectionActions.fillAPdfForm, Icon: FileCheck, run: input.onFillForm },
      { label: t.collectionActions.uploadDocumentsIntoThisCollection, Icon: Upload, run: input.onUpload },
      ...ofSection,
      { label: t.collectionActions.deleteCollection, Icon: Trash2, run: () => onDialog({ kind: 'delete' }) },
      ...sections.map(({ name, label }) => ({
        label: t.collectionActions.goToSection(label),
        Icon: TextSelect,
        run: () => onSelectSection(name),
      })),
    ],
  };
}
