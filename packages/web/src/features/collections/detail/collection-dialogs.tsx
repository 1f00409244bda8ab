// The dialogs of a collection's page: one open at a time, fetched when first wanted.
import { type Collection, fieldAt, joinPath, labelAt, type Section } from '@oneform/contract';
import { lazy, Suspense } from 'react';
import { DeleteConfirmation } from '#ui/delete-confirmation.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useRemoveField } from '../fields/change-fields.ts';
import { countFields } from '../fields/count-fields.ts';

const AddFieldDialog = lazy(async () => ({ default: (await import('../fields/add-field-dialog.tsx')).AddFieldDialog }));
const AutofillDialog = lazy(async () => ({ default: (await import('../assist/autofill-dialog.tsx')).AutofillDialog }));
const ExplainDialog = lazy(async () => ({ default: (await import('../assist/explain-dialog.tsx')).ExplainDialog }));
const HistorySheet = lazy(async () => ({ default: (await import('../history/history-sheet.tsx')).HistorySheet }));
const EditCollectionDialog = lazy(async () => ({
  default: (await import('../dialogs/edit-collection-dialog.tsx')).EditCollectionDialog,
}));
const DeleteCollectionDialog = lazy(async () => ({
  default: (await import('../dialogs/delete-collection-dialog.tsx')).DeleteCollectionDialog,
}));

export type CollectionDialog =
  | { readonly kind: 'edit' | 'delete' | 'history' }
  | { readonly kind: 'autofill'; readonly section: Section | undefined }
  | { readonly kind: 'explain'; readonly path: string }
  | { readonly kind: 'add-field'; readonly section: string; readonly parent: string | undefined }
  | { readonly kind: 'delete-field'; readonly path: string; readonly label: string };

export interface CollectionDialogsProps {
  readonly dialog: CollectionDialog | undefined;
  readonly collection: Collection;
  readonly store: EditorStore;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly onReview: () => void;
  /** A section to open, because something has been put into it. */
  readonly onSelectSection: (name: string) => void;
}

export function CollectionDialogs(props: CollectionDialogsProps) {
  const { dialog, collection, store, onClose, onDeleted, onReview, onSelectSection } = props;
  const field = dialog?.kind === 'delete-field' ? fieldAt(collection.sections, dialog.path) : undefined;
  const inside = field?.properties ?? field?.items;
  const remove = useRemoveField(collection.id, inside !== undefined, (changed) => {
    store.rebase(changed);
    onClose();
  });
  if (!dialog) return null;
  return (
    <Suspense>
      {dialog.kind === 'edit' && <EditCollectionDialog collection={collection} onClose={onClose} />}
      {dialog.kind === 'delete' && (
        <DeleteCollectionDialog collection={collection} mustTypeName onClose={onClose} onDeleted={onDeleted} />
      )}
      {dialog.kind === 'history' && (
        <HistorySheet collection={collection} hasUnsaved={store.changedSections().length > 0} onClose={onClose} />
      )}
      {dialog.kind === 'autofill' && (
        <AutofillDialog collectionId={collection.id} section={dialog.section} onClose={onClose} onReview={onReview} />
      )}
      {dialog.kind === 'explain' && (
        <ExplainDialog
          collectionId={collection.id}
          path={dialog.path}
          label={labelAt(collection.sections, dialog.path)}
          onClose={onClose}
          onUse={(value) => {
            store.setValue(dialog.path, value);
            onClose();
          }}
        />
      )}
      {dialog.kind === 'add-field' && (
        <AddFieldDialog
          collection={collection}
          section={dialog.section}
          parent={dialog.parent}
          onClose={onClose}
          onAdded={(changed, { section, name }) => {
            store.rebase(changed);
            onClose();
            onSelectSection(section);
            store.goTo(`${dialog.parent ?? joinPath(section)}.${joinPath(name)}`);
          }}
        />
      )}
      {dialog.kind === 'delete-field' && (
        <DeleteConfirmation
          open
          onOpenChange={onClose}
          itemType={inside ? 'nested_collection' : 'field'}
          itemName={dialog.label}
          fieldCount={countFields(inside ?? [])}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(dialog.path)}
        />
      )}
    </Suspense>
  );
}
