// Changing the name; the e-mail belongs to the sign-in.
import { api, type User } from '@oneform/contract';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './messages.ts';
import { useAccountChange } from './use-account-change.ts';

const MAX_LENGTH = 200;

export interface AccountDialogProps {
  readonly user: User;
  readonly onUserChange: (user: User) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function EditProfileDialog({ user, onUserChange, open, onOpenChange }: AccountDialogProps) {
  const [name, setName] = useState(user.full_name ?? '');
  const change = useAccountChange({
    save: (full_name: string) => call(api.account.editProfile, { body: { full_name } }),
    saved: t.editProfileDialog.profileSaved,
    onUserChange,
    onDone: () => onOpenChange(false),
  });
  const next = name.trim();
  const canSave = next !== '' && next !== user.full_name;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t.editProfileDialog.editProfile}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t.editProfileDialog.cancel}</Button>
          <Button variant="primary" type="submit" form="edit-profile" loading={change.isPending} disabled={!canSave}>
            {t.editProfileDialog.saveChanges}
          </Button>
        </>
      }
    >
      <form
        id="edit-profile"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) change.mutate(next);
        }}
      >
        {change.isError && (
          <Banner tone="red" title={t.editProfileDialog.failedToSaveTheProfile}>
            {explainError(change.error)}
          </Banner>
        )}
        <Field label={t.editProfileDialog.fullName} hint={t.editProfileDialog.shownNextToTheValues}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={MAX_LENGTH}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t.editProfileDialog.email} hint={t.editProfileDialog.fromTheAccountYouSign}>
          {(control) => <Input {...control} value={user.email} readOnly />}
        </Field>
      </form>
    </Dialog>
  );
}
