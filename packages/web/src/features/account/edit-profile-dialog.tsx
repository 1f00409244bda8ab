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
    saved: 'Profile saved',
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
      title="Edit Profile"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form="edit-profile" loading={change.isPending} disabled={!canSave}>
            Save Changes
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
          <Banner tone="red" title="Failed to save the profile.">
            {explainError(change.error)}
          </Banner>
        )}
        <Field label="Full Name" hint="Shown next to the values you type.">
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
        <Field label="Email" hint="From the account you sign in with.">
          {(control) => <Input {...control} value={user.email} readOnly />}
        </Field>
      </form>
    </Dialog>
  );
}
