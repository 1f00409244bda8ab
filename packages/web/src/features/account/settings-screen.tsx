// The settings: one column of cards, each saying what is set and letting it be changed.
import type { User } from '@oneform/contract';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ApiKeysDialog } from './api-keys-dialog.tsx';
import { DataManagement } from './data-management.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';
import { ExtensionDialog } from './extension-dialog.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { SettingRow, SettingRows } from './setting-rows.tsx';
import type { SettingsPart } from './settings-parts.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';

export interface SettingsScreenProps {
  readonly user: User;
  readonly onUserChange: (user: User) => void;
  /** The account is gone or every session has ended: nothing of it may stay in the browser. */
  readonly onSignedOut: () => void;
  readonly onGetCredits: () => void;
  /** The part that is open. */
  readonly open: SettingsPart | undefined;
  readonly onOpen: (part: SettingsPart | undefined) => void;
  /** The people of the account. */
  readonly people: ReactNode;
  /** The Credit Usage section. */
  readonly creditUsage: ReactNode;
}

export function SettingsScreen(props: SettingsScreenProps) {
  const { user, onUserChange, onSignedOut, onGetCredits, people, creditUsage, open: dialog, onOpen: setDialog } = props;
  const closing = (open: boolean) => !open && setDialog(undefined);
  const account = { user, onUserChange, open: true, onOpenChange: closing };
  const plan = <span className="inline-block first-letter:uppercase">{user.subscription_status}</span>;
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4">
      <header className="mb-2">
        <h1 className="font-semibold text-2xl">Settings</h1>
        <p className="text-ink-2">Manage your account and preferences</p>
      </header>

      <Card title="Profile" actions={<Button onClick={() => setDialog('profile')}>Edit Profile</Button>}>
        <SettingRows>
          <SettingRow label="Email">{user.email}</SettingRow>
          <SettingRow label="Full Name">
            {user.full_name || <span className="font-normal text-ink-3">Not set</span>}
          </SettingRow>
          <SettingRow label="Subscription">{plan}</SettingRow>
        </SettingRows>
      </Card>

      {people}

      <Card
        title="Billing & Subscription"
        actions={<Button onClick={() => setDialog('subscription')}>Manage Subscription</Button>}
      >
        <SettingRows>
          <SettingRow label="Current Plan">
            <span className="inline-block first-letter:uppercase">{`${user.subscription_status} Plan`}</span>
          </SettingRow>
          <SettingRow label="Status">
            <Badge tone="green">Active</Badge>
          </SettingRow>
        </SettingRows>
      </Card>

      <Card title="Privacy & Security" actions={<Button onClick={() => setDialog('privacy')}>Privacy Settings</Button>}>
        <SettingRows>
          <SettingRow label="GDPR Consent">
            <Badge tone={user.gdpr_consent ? 'green' : 'neutral'}>
              {user.gdpr_consent ? 'Granted' : 'Not granted'}
            </Badge>
          </SettingRow>
          <SettingRow label="Account Status">
            <Badge tone={user.is_active ? 'green' : 'red'}>{user.is_active ? 'Active' : 'Inactive'}</Badge>
          </SettingRow>
          <SettingRow label="Sessions">
            <Button size="sm" onClick={() => setDialog('sessions')}>
              Where you’re signed in
            </Button>
          </SettingRow>
          <SettingRow label="API keys">
            <Button size="sm" onClick={() => setDialog('keys')}>
              Manage keys
            </Button>
          </SettingRow>
          <SettingRow label="Browser extension">
            <Button size="sm" onClick={() => setDialog('extension')}>
              Fill web pages
            </Button>
          </SettingRow>
        </SettingRows>
      </Card>

      <DataManagement user={user} onSignedOut={onSignedOut} open={dialog} onOpen={setDialog} />
      <div className="mt-4">{creditUsage}</div>

      {dialog === 'profile' && <EditProfileDialog {...account} />}
      {dialog === 'privacy' && <PrivacyDialog {...account} />}
      {dialog === 'subscription' && (
        <SubscriptionDialog user={user} open onOpenChange={closing} onGetCredits={onGetCredits} />
      )}
      {dialog === 'keys' && <ApiKeysDialog open onOpenChange={closing} />}
      {dialog === 'extension' && <ExtensionDialog open onOpenChange={closing} />}
      {dialog === 'sessions' && <SessionsDialog open onOpenChange={closing} onSignedOut={onSignedOut} />}
    </div>
  );
}
