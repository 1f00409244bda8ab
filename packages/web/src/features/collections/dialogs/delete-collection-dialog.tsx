// Asks before a collection is deleted for good; its own page demands the name in writing.
import type { CollectionSummary } from '@oneform/contract';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeleteCollection } from '../delete-collection.ts';
import { t } from './messages.ts';

export interface DeleteCollectionDialogProps {
  readonly collection: Pick<CollectionSummary, 'id' | 'collection_name'>;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
  readonly mustTypeName?: boolean;
}

export function DeleteCollectionDialog(props: DeleteCollectionDialogProps) {
  const { collection, onClose, onDeleted, mustTypeName = false } = props;
  const remove = useDeleteCollection(() => {
    onClose();
    onDeleted?.();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.deleteCollectionDialog.deleteCollection}
      description={t.deleteCollectionDialog.thisCannotBeUndone(collection.collection_name)}
      confirmLabel={t.deleteCollectionDialog.deleteCollection}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(collection.id)}
      {...(mustTypeName && { requiredText: collection.collection_name })}
    />
  );
}
