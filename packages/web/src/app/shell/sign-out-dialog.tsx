// Asks before signing out while unsaved changes lie on this device: signing out removes them.
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { t } from './messages.ts';

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
      title={t.signOutDialog.signOutWithoutSaving}
      description={
        drafts === 1
          ? t.signOutDialog.oneCollectionHasUnsavedChanges
          : t.signOutDialog.collectionsHaveUnsavedChangesSigning(drafts)
      }
      confirmLabel={t.signOutDialog.signOut}
      busyLabel={t.signOutDialog.signingOut}
      onConfirm={onSignOut}
    />
  );
}
