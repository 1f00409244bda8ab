// Asks before a document is deleted, says what stays, and offers to take back what only it supports.
import { api, type Document } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Label } from '#ui/label.tsx';
import { t } from './messages.ts';

export interface DeleteDocumentDialogProps {
  readonly document: Document | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly onConfirm: (takeBack: boolean) => void;
}

export function DeleteDocumentDialog({ document, open, onOpenChange, busy, onConfirm }: DeleteDocumentDialogProps) {
  const checkboxId = useId();
  const [takeBack, setTakeBack] = useState(false);
  useEffect(() => {
    if (open) setTakeBack(false);
  }, [open]);
  const id = document?.id ?? '';
  const { data } = useQuery({
    queryKey: [...queryKeys.documents.detail(id), 'removal'],
    queryFn: ({ signal }) => call(api.documents.removal, { params: { id }, signal }),
    enabled: open && id !== '',
    staleTime: 0,
  });
  const values = data?.values ?? 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.deleteDocumentDialog.deleteDocument}
      description={t.deleteDocumentDialog.willBePermanentlyDeletedValues(document?.display_name ?? '')}
      confirmLabel={t.deleteDocumentDialog.deleteDocument}
      busy={busy}
      onConfirm={() => onConfirm(takeBack)}
    >
      {values > 0 && (
        <div className="flex items-start gap-2">
          <Checkbox id={checkboxId} checked={takeBack} onCheckedChange={(checked) => setTakeBack(checked === true)} />
          <Label htmlFor={checkboxId}>{t.deleteDocumentDialog.alsoRemoveTheThatOnly(values)}</Label>
        </div>
      )}
    </ConfirmDialog>
  );
}
