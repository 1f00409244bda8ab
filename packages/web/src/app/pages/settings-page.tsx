// /settings; `?open=…` is the part that is open.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { type SettingsPart, toSettingsPart } from '#features/account/settings-parts.ts';
import { SettingsScreen } from '#features/account/settings-screen.tsx';
import { setUser, useAuth } from '#features/auth/auth-store.ts';
import { endSession } from '#features/auth/sign-out.ts';
import { forgetDrafts } from '#features/collections/editor/draft-storage.ts';
import { CreditUsage } from '#features/credits/credit-usage.tsx';
import { PeopleCard } from '#features/people/people-card.tsx';
import { useAddress } from '#lib/use-address.ts';
import { PageFrame } from '../page-frame.tsx';
import { t } from './messages.ts';

const GetCreditsDialog = lazy(async () => ({
  default: (await import('#features/credits/get-credits-dialog.tsx')).GetCreditsDialog,
}));

export default function SettingsPage() {
  const user = useAuth((state) => state.user);
  const queryClient = useQueryClient();
  const [search, change] = useAddress();
  const open = useCallback((part: SettingsPart | undefined) => change({ open: part }), [change]);
  const [isGettingCredits, setIsGettingCredits] = useState(false);
  if (!user) return null;
  return (
    <PageFrame title={t.settingsPage.settings}>
      <SettingsScreen
        user={user}
        onUserChange={setUser}
        onSignedOut={() => {
          forgetDrafts(user.id);
          endSession(queryClient);
        }}
        open={toSettingsPart(search.get('open'))}
        onOpen={open}
        onGetCredits={() => setIsGettingCredits(true)}
        people={<PeopleCard />}
        creditUsage={<CreditUsage />}
      />
      <Suspense>
        {isGettingCredits && <GetCreditsDialog user={user} open onOpenChange={setIsGettingCredits} />}
      </Suspense>
    </PageFrame>
  );
}
