// The settings: one column of cards, each saying what is set and letting it be changed.
import type { User } from '@oneform/contract';
import type { ReactNode } from 'react';
import { labelFromName } from '#lib/in-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ApiKeysDialog } from './api-keys-dialog.tsx';
import { DataManagement } from './data-management.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';
import { ExtensionDialog } from './extension-dialog.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { t } from './messages.ts';
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
  const plan = <span className="inline-block first-letter:uppercase">{labelFromName(user.subscription_status)}</span>;
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4">
      <header className="mb-2">
        <h1 className="font-semibold text-2xl">{t.settingsScreen.settings}</h1>
        <p className="text-ink-2">{t.settingsScreen.manageYourAccountAndPreferences}</p>
      </header>

      <Card
        title={t.settingsScreen.profile}
        actions={<Button onClick={() => setDialog('profile')}>{t.settingsScreen.editProfile}</Button>}
      >
        <SettingRows>
          <SettingRow label={t.settingsScreen.email}>{user.email}</SettingRow>
          <SettingRow label={t.settingsScreen.fullName}>
            {user.full_name || <span className="font-normal text-ink-3">{t.settingsScreen.notSet}</span>}
          </SettingRow>
          <SettingRow label={t.settingsScreen.subscription}>{plan}</SettingRow>
          <SettingRow label={t.languageSetting.language}>
            <LanguageSetting />
          </SettingRow>
        </SettingRows>
      </Card>

      {people}

      <Card
        title={t.settingsScreen.billingSubscription}
        actions={<Button onClick={() => setDialog('subscription')}>{t.settingsScreen.manageSubscription}</Button>}
      >
        <SettingRows>
          <SettingRow label={t.settingsScreen.currentPlan}>
            <span className="inline-block first-letter:uppercase">
              {t.settingsScreen.plan(labelFromName(user.subscription_status))}
            </span>
          </SettingRow>
          <SettingRow label={t.settingsScreen.status}>
            <Badge tone="green">{t.settingsScreen.active}</Badge>
          </SettingRow>
        </SettingRows>
      </Card>

      <Card
        title={t.settingsScreen.privacySecurity}
        actions={<Button onClick={() => setDialog('privacy')}>{t.settingsScreen.privacySettings}</Button>}
      >
        <SettingRows>
          <SettingRow label={t.settingsScreen.gdprConsent}>
            <Badge tone={user.gdpr_consent ? 'green' : 'neutral'}>
              {user.gdpr_consent ? t.settingsScreen.granted : t.settingsScreen.notGranted}
            </Badge>
          </SettingRow>
          <SettingRow label={t.settingsScreen.accountStatus}>
            <Badge tone={user.is_active ? 'green' : 'red'}>
              {user.is_active ? t.settingsScreen.active : t.settingsScreen.inactive}
            </Badge>
          </SettingRow>
          <SettingRow label={t.settingsScreen.sessions}>
            <Button size="sm" onClick={() => setDialog('sessions')}>
              {t.settingsScreen.whereYoureSigned}
            </Button>
          </SettingRow>
          <SettingRow label={t.settingsScreen.apiKeys}>
            <Button size="sm" onClick={() => setDialog('keys')}>
              {t.settingsScreen.manageKeys}
            </Button>
          </SettingRow>
          <SettingRow label={t.settingsScreen.browserExtension}>
            <Button size="sm" onClick={() => setDialog('extension')}>
              {t.settingsScreen.fillWebPages}
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
