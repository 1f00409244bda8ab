// Consent, the use of AI models, and whether originals are kept once they have been read.
import { api, type User } from '@oneform/contract';
import { useId, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { explainError } from '../../lib/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Label } from '../../ui/label.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { AccountDialogProps } from './edit-profile-dialog.tsx';
import { useAccountChange } from './use-account-change.ts';

type Privacy = Pick<User, 'gdpr_consent' | 'ai_enabled' | 'delete_originals'>;

const settings: readonly { readonly key: keyof Privacy; readonly label: string; readonly hint: string }[] = [
  {
    key: 'gdpr_consent',
    label: 'Consent to processing',
    hint: 'OneForm may read the papers you upload and keep what they say. Without it no new papers are read; what is there stays.',
  },
  {
    key: 'ai_enabled',
    label: 'Use AI models',
    hint: 'When whoever runs this OneForm has set one up, the text of a paper may be sent to it. Everything works without.',
  },
  {
    key: 'delete_originals',
    label: 'Delete originals after processing',
    hint: 'The uploaded file is deleted once it has been read. Its values stay, with the words they were read from; it cannot be downloaded or read again.',
  },
];

function Setting(props: { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-start gap-4 py-3.5">
      <div className="min-w-0 flex-1">
        <Label htmlFor={id} className="text-base text-ink!">
          {props.label}
        </Label>
        <p id={`${id}-hint`} className="mt-0.5 text-pretty text-ink-2 text-sm">
          {props.hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={props.checked} onCheckedChange={props.onChange} />
    </div>
  );
}

export function PrivacyDialog({ user, onUserChange, open, onOpenChange }: AccountDialogProps) {
  const { gdpr_consent, ai_enabled, delete_originals } = user;
  const [privacy, setPrivacy] = useState<Privacy>({ gdpr_consent, ai_enabled, delete_originals });
  const change = useAccountChange({
    save: (body: Privacy) => call(api.account.changePrivacy, { body }),
    saved: 'Privacy settings saved',
    onUserChange,
    onDone: () => onOpenChange(false),
  });
  const isChanged = settings.some(({ key }) => privacy[key] !== user[key]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Privacy Settings"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            loading={change.isPending}
            disabled={!isChanged}
            onClick={() => change.mutate(privacy)}
          >
            Save Changes
          </Button>
        </>
      }
    >
      {change.isError && (
        <Banner tone="red" title="Failed to save the privacy settings." className="mb-2">
          {explainError(change.error)}
        </Banner>
      )}
      <div className="divide-y">
        {settings.map(({ key, label, hint }) => (
          <Setting
            key={key}
            label={label}
            hint={hint}
            checked={privacy[key]}
            onChange={(checked) => setPrivacy({ ...privacy, [key]: checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
