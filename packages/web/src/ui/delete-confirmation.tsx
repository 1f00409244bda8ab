// The one question before any part of a collection is deleted.
import { Banner } from './banner.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type DeletableItem = 'field' | 'section' | 'array_item' | 'nested_collection';

/** The words of the menus that ask for it and of the messages that follow. */
const words: Record<DeletableItem, string> = {
  field: 'field',
  section: 'section',
  array_item: 'instance',
  nested_collection: 'field group',
};

export interface DeleteConfirmationProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly itemType: DeletableItem;
  readonly itemName: string;
  /** Fields inside a section or field group. */
  readonly fieldCount?: number;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
}

export function DeleteConfirmation(props: DeleteConfirmationProps) {
  const { open, onOpenChange, itemType, itemName, fieldCount = 0, busy = false, onConfirm } = props;
  const word = words[itemType];
  const holdsFields = (itemType === 'section' || itemType === 'nested_collection') && fieldCount > 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${word}`}
      description={
        <>
          “{itemName}” and everything in it will be deleted.{' '}
          {itemType === 'array_item'
            ? 'The collection changes when you save.'
            : 'You can still find it in the history.'}
        </>
      }
      confirmLabel={`Delete ${word}`}
      busy={busy}
      onConfirm={onConfirm}
    >
      {holdsFields && (
        <Banner tone="amber" live="none">
          This {word} contains {fieldCount} {fieldCount === 1 ? 'field' : 'fields'} that will be deleted too.
        </Banner>
      )}
    </ConfirmDialog>
  );
}
