// Shows the plan and the person who changes it: nothing is sold here.
import { labelFromName, type User } from '@oneform/contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
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
      title="Manage Subscription"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Close</Button>
          <Button
            variant="primary"
            onClick={() => {
              onOpenChange(false);
              onGetCredits();
            }}
          >
            Get More Credits
          </Button>
        </>
      }
    >
      <SettingRows>
        <SettingRow label="Plan">{labelFromName(user.subscription_status)}</SettingRow>
        <SettingRow label="Status">Active</SettingRow>
        <SettingRow label="Renews">Never. There is nothing to pay.</SettingRow>
      </SettingRows>
      <p className="mt-3 text-pretty text-ink-2 text-sm">
        Your administrator gives each account its credits. Ask them if you need more or want to change your plan.
      </p>
    </Dialog>
  );
}
