// Dialogs of the Documents page.
import type { Document } from '@oneform/contract';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { ProcessingDetailsDialog } from './processing-details-dialog.tsx';
import { SplitDialog } from './remake/split-dialog.tsx';
import { UploadDialog } from './upload/upload-dialog.tsx';
import type { useDocumentActions } from './use-document-actions.ts';
import type { DocumentsDialog } from './use-documents-dialog.ts';
import { WhoseDialog } from './whose-dialog.tsx';

interface DocumentsDialogsProps {
  readonly dialog: DocumentsDialog;
  /** The page in view: its row is newer than the one that opened the dialog. */
  readonly documents: readonly Document[] | undefined;
  readonly remove: ReturnType<typeof useDocumentActions>['remove'];
}

export function DocumentsDialogs({ dialog, documents, remove }: DocumentsDialogsProps) {
  const { kind, document, isOpen, setIsOpen, startTab, dropped } = dialog;
  const shown = document && (documents?.find(({ id }) => id === document.id) ?? document);
  return (
    <>
      <UploadDialog
        open={isOpen && kind === 'upload'}
        onOpenChange={setIsOpen}
        dropped={dropped}
        startWith={startTab}
      />
      <ProcessingDetailsDialog
        document={kind === 'details' ? shown : null}
        open={isOpen && kind === 'details'}
        onOpenChange={setIsOpen}
      />
      {isOpen && kind === 'whose' && shown && <WhoseDialog document={shown} onClose={() => setIsOpen(false)} />}
      {isOpen && kind === 'split' && shown && <SplitDialog document={shown} onClose={() => setIsOpen(false)} />}
      <DeleteDocumentDialog
        document={kind === 'delete' ? shown : null}
        open={isOpen && kind === 'delete'}
        onOpenChange={setIsOpen}
        busy={remove.isPending}
        onConfirm={(takeBack) =>
          shown && remove.mutate({ document: shown, takeBack }, { onSettled: () => setIsOpen(false) })
        }
      />
    </>
  );
}
