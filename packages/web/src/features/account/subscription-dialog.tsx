// Shows the plan and the person who changes it: nothing is sold here.
import type { User } from '@oneform/contract';
import { labelFromName } from '#lib/in-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './messages.ts';
import { SettingRow, SettingRows } from './setting-rows.tsx';

export interface SubscriptionDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onGetCredits: () => void;
}

export function SubscriptionDialog({ user, open, onOpenChange, onGetCredits }: SubscriptionDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t.subscriptionDialog.manageSubscription}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t.subscriptionDialog.close}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onOpenChange(false);
              onGetCredits();
            }}
          >
            {t.subscriptionDialog.getMoreCredits}
          </Button>
        </>
      }
    >
      <SettingRows>
        <SettingRow label={t.subscriptionDialog.plan}>{labelFromName(user.subscription_status)}</SettingRow>
        <SettingRow label={t.subscriptionDialog.status}>{t.subscriptionDialog.active}</SettingRow>
        <SettingRow label={t.subscriptionDialog.renews}>{t.subscriptionDialog.neverThereIsNothing}</SettingRow>
      </SettingRows>
      <p className="mt-3 text-pretty text-ink-2 text-sm">{t.subscriptionDialog.yourAdministratorGivesEachAccount}</p>
    </Dialog>
  );
}
