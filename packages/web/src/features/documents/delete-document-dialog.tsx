// Asks before a document is deleted, and says what stays.
import type { Document } from '@oneform/contract';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface DeleteDocumentDialogProps {
  readonly document: Document | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

export function DeleteDocumentDialog({ document, open, onOpenChange, busy, onConfirm }: DeleteDocumentDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Document"
      description={
        <>
          “{document?.display_name}” will be permanently deleted. Values that came from it stay in your collections,
          with their source marked as deleted.
        </>
      }
      confirmLabel="Delete Document"
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
