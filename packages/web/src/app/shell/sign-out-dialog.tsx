// Asks before signing out while unsaved changes lie on this device: signing out removes them.
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface SignOutDialogProps {
  readonly drafts: number;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

export default function SignOutDialog({ drafts, onClose, onSignOut }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Sign out without saving?"
      description={
        drafts === 1
          ? 'One collection has unsaved changes. Signing out removes them from this device.'
          : `${drafts} collections have unsaved changes. Signing out removes them from this device.`
      }
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={onSignOut}
    />
  );
}
