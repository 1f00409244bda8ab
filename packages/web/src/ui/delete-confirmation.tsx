// The one question before any part of a collection is deleted.
import { Banner } from './banner.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { t } from './messages.ts';

export type DeletableItem = 'field' | 'section' | 'array_item' | 'nested_collection';

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
  const holds = itemType === 'section' || itemType === 'nested_collection' ? itemType : undefined;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.deleteConfirmation.title[itemType]}
      description={t.deleteConfirmation.andEverything(itemName, itemType === 'array_item')}
      confirmLabel={t.deleteConfirmation.title[itemType]}
      busy={busy}
      onConfirm={onConfirm}
    >
      {holds && fieldCount > 0 && (
        <Banner tone="amber" live="none">
          {t.deleteConfirmation.contains[holds](fieldCount)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
