// Consent, the use of AI models, and whether originals are kept once they have been read.
import { api } from '@oneform/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { useInstanceModel } from '#lib/use-instance-model.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Label } from '#ui/label.tsx';
import { Switch } from '#ui/switch.tsx';
import type { AccountDialogProps } from './edit-profile-dialog.tsx';
import { t } from './messages.ts';
import { listPrivacyChoices, type Privacy, type PrivacyChoice } from './privacy-choices.ts';
import { useAccountChange } from './use-account-change.ts';

function Setting({ choice, onChange }: { choice: PrivacyChoice; onChange: (checked: boolean) => void }) {
  const id = useId();
  const { label, hint, checked, isFixed } = choice;
  return (
    <div className="flex items-start gap-4 py-3.5">
      <div className="min-w-0 flex-1">
        <Label htmlFor={id} className="text-base text-ink!">
          {label}
        </Label>
        <p id={`${id}-hint`} className="mt-0.5 text-pretty text-ink-2 text-sm">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={checked} disabled={isFixed} onCheckedChange={onChange} />
    </div>
  );
}

export function PrivacyDialog({ user, onUserChange, open, onOpenChange }: AccountDialogProps) {
  const { gdpr_consent, ai_enabled, mask_identifiers, delete_originals } = user;
  const present: Privacy = { gdpr_consent, ai_enabled, mask_identifiers, delete_originals };
  const [privacy, setPrivacy] = useState(present);
  const queryClient = useQueryClient();
  const choices = listPrivacyChoices(privacy, useInstanceModel());
  const change = useAccountChange({
    save: (body: Privacy) => call(api.account.changePrivacy, { body }),
    saved: t.privacyDialog.privacySettingsSaved,
    onUserChange,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.model });
      onOpenChange(false);
    },
  });
  const isChanged = choices.some(({ key }) => privacy[key] !== present[key]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.privacyDialog.privacySettings}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t.privacyDialog.cancel}</Button>
          <Button
            variant="primary"
            loading={change.isPending}
            disabled={!isChanged}
            onClick={() => change.mutate(privacy)}
          >
            {t.privacyDialog.saveChanges}
          </Button>
        </>
      }
    >
      {change.isError && (
        <Banner tone="red" title={t.privacyDialog.failedToSaveThePrivacy} className="mb-2">
          {explainError(change.error)}
        </Banner>
      )}
      <div className="divide-y">
        {choices.map((choice) => (
          <Setting
            key={choice.key}
            choice={choice}
            onChange={(checked) => setPrivacy({ ...privacy, [choice.key]: checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
