// Actions on all documents that are ticked: in place of the filters, as long as one is.
import type { Document } from '@oneform/contract';
import { Combine, Download, RotateCcw, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Label } from '#ui/label.tsx';
import { JoinDialog } from '../remake/join-dialog.tsx';
import { t as remake } from '../remake/messages.ts';
import { canJoin } from '../remake/remake-rules.ts';
import { useQuotes } from '../use-quote.ts';
import { t } from './messages.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import type { Selection } from './use-selection.ts';

export interface SelectionBarProps {
  /** All that could be ticked. */
  readonly shown: readonly Document[];
  readonly selection: Selection;
}

export function SelectionBar({ shown, selection }: SelectionBarProps) {
  const { documents, set } = selection;
  const [isAsking, setIsAsking] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const bulk = useBulkActions((ids) => set(ids, false));
  const failed = documents.filter(({ processing_status }) => processing_status === 'error');
  const originals = documents.filter(({ has_original }) => has_original);
  const price = useQuotes(failed.map(({ id }) => id));
  const isRunning = (kind: string) => bulk.isPending && bulk.variables.kind === kind;
  return (
    <div
      className="flex min-h-9 flex-wrap items-center gap-2"
      role="toolbar"
      aria-label={t.selectionBar.selectedDocuments}
    >
      <Checkbox
        aria-label={t.selectionBar.selectAllDocuments}
        className="ml-4 max-[900px]:ml-3"
        checked={documents.length === shown.length ? true : 'indeterminate'}
        onCheckedChange={(checked) =>
          set(
            shown.map(({ id }) => id),
            checked === true,
          )
        }
      />
      <p role="status" className="mr-auto tabular-nums">
        {t.selectionBar.selected(documents.length)}
      </p>
      <Button
        size="sm"
        icon={<Download />}
        disabled={originals.length === 0 || bulk.isPending}
        loading={isRunning('download')}
        onClick={() => bulk.mutate({ kind: 'download', documents: originals })}
      >
        {t.selectionBar.download}
      </Button>
      {failed.length > 0 && (
        <Button
          size="sm"
          icon={<RotateCcw />}
          disabled={bulk.isPending || price?.sufficient === false}
          loading={isRunning('reprocess')}
          title={price?.sufficient === false ? t.selectionBar.needsLeft(price.credits, price.balance) : undefined}
          onClick={() => bulk.mutate({ kind: 'reprocess', documents: failed })}
        >
          {t.selectionBar.reprocess(failed.length)}
          {price && ` · ${t.selectionBar.price(price.credits)}`}
        </Button>
      )}
      {documents.length > 1 && documents.every(canJoin) && (
        <Button size="sm" icon={<Combine />} disabled={bulk.isPending} onClick={() => setIsJoining(true)}>
          {remake.join}
        </Button>
      )}
      <Button
        size="sm"
        variant="destructive"
        icon={<Trash2 />}
        disabled={bulk.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t.selectionBar.deleteIt}
      </Button>
      <IconButton
        size="sm"
        label={t.selectionBar.clearSelection}
        icon={<X />}
        onClick={() =>
          set(
            documents.map(({ id }) => id),
            false,
          )
        }
      />
      {isJoining && (
        <JoinDialog
          documents={documents}
          onClose={() => setIsJoining(false)}
          onJoined={() => {
            setIsJoining(false);
            set(
              documents.map(({ id }) => id),
              false,
            );
          }}
        />
      )}
      <DeleteDocumentsDialog
        documents={documents}
        open={isAsking}
        onOpenChange={setIsAsking}
        busy={isRunning('delete')}
        onConfirm={(takesBack) =>
          bulk.mutate({ kind: 'delete', documents, takesBack }, { onSettled: () => setIsAsking(false) })
        }
      />
    </div>
  );
}

interface DeleteDocumentsDialogProps {
  readonly documents: readonly Document[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly onConfirm: (takesBack: boolean) => void;
}

function DeleteDocumentsDialog({ documents, open, onOpenChange, busy, onConfirm }: DeleteDocumentsDialogProps) {
  const checkboxId = useId();
  const [takesBack, setTakesBack] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        setTakesBack(false);
        onOpenChange(next);
      }}
      title={t.selectionBar.deleteThem(documents.length)}
      description={t.selectionBar.theyWillBePermanentlyDeleted}
      confirmLabel={t.selectionBar.deleteThem(documents.length)}
      busy={busy}
      onConfirm={() => onConfirm(takesBack)}
    >
      <div className="flex items-start gap-2">
        <Checkbox id={checkboxId} checked={takesBack} onCheckedChange={(checked) => setTakesBack(checked === true)} />
        <Label htmlFor={checkboxId}>{t.selectionBar.alsoRemoveTheValues}</Label>
      </div>
    </ConfirmDialog>
  );
}
