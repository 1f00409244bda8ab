// Lists the browsers in which the account is signed in, and ends all sessions.
import { api } from '@oneform/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { browserName } from './browser-name.ts';
import { t } from './messages.ts';

export interface SessionsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The session of this page has ended too. */
  readonly onSignedOut: () => void;
}

export function SessionsDialog({ open, onOpenChange, onSignedOut }: SessionsDialogProps) {
  const { data, error } = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call(api.account.sessions, { signal }),
    staleTime: 0,
    enabled: open,
  });
  const signOut = useMutation({ mutationFn: () => call(api.account.signOutEverywhere), onSuccess: onSignedOut });
  const failure = signOut.error ?? error;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.sessionsDialog.whereYoureSigned}
      description={t.sessionsDialog.ifYouDontRecognizeOne}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t.sessionsDialog.close}</Button>
          <Button variant="destructive" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t.sessionsDialog.signOutEverywhere}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner
          tone="red"
          title={signOut.error ? t.sessionsDialog.failedToSignOut : t.sessionsDialog.failedToLoadTheSessions}
          className="mb-2"
        >
          {explainError(failure)}
        </Banner>
      )}
      {data ? (
        <ul className="divide-y">
          {data.sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-3 py-3">
              <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{browserName(session.user_agent)}</p>
                <p className="text-ink-2 text-sm">
                  {t.sessionsDialog.signedIn} <RelativeTime time={session.created_at} />
                  {t.sessionsDialog.lastActive} <RelativeTime time={session.last_used_at} />
                </p>
              </div>
              {session.current && <Badge tone="green">{t.sessionsDialog.thisSession}</Badge>}
            </li>
          ))}
        </ul>
      ) : (
        !error && (
          <div role="status" aria-label={t.sessionsDialog.loadingSessions} className="flex flex-col gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )
      )}
    </Dialog>
  );
}
