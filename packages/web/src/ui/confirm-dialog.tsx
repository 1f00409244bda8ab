// Asks before something is lost; a name can be demanded in writing.
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Input } from './input.tsx';
import { Label } from './label.tsx';
import { t } from './messages.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  /** Shown on the button while `busy`. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly destructive?: boolean;
  /** The button stays disabled until exactly this text is typed. */
  readonly requiredText?: string;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    busyLabel = t.confirmDialog.deleting,
    busy = false,
  } = props;
  const { destructive = true, requiredText, onConfirm, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="sm"
      role="alertdialog"
      closable={!busy}
    >
      <ConfirmForm
        {...{ confirmLabel, busyLabel, busy, destructive, onConfirm, requiredText }}
        onCancel={() => onOpenChange(false)}
      >
        {children}
      </ConfirmForm>
    </Dialog>
  );
}

interface ConfirmFormProps {
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly destructive: boolean;
  readonly requiredText: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Apart from the dialog, so that what was typed is forgotten when it closes. */
function ConfirmForm(props: ConfirmFormProps) {
  const { confirmLabel, busyLabel, busy, destructive, requiredText, onConfirm, onCancel, children } = props;
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const allowed = requiredText === undefined || typed === requiredText;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (allowed && !busy) onConfirm();
      }}
      className="flex flex-col gap-4"
    >
      {children}
      {requiredText !== undefined && (
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={inputId}>
            {t.confirmDialog.type} <span className="select-all font-semibold text-ink">{requiredText}</span>{' '}
            {t.confirmDialog.toConfirm}
          </Label>
          <Input
            id={inputId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            disabled={busy}
          />
        </div>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onCancel} disabled={busy}>
          {t.confirmDialog.cancel}
        </Button>
        <Button type="submit" variant={destructive ? 'destructive' : 'primary'} loading={busy} disabled={!allowed}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </form>
  );
}
