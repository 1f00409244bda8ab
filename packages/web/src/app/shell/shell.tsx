// Frame of every signed-in page: header, tabs, notices, account menu, command palette.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-store.ts';
import { signOut } from '#features/auth/sign-out.ts';
import { countDrafts, forgetDrafts } from '#features/collections/editor/draft-storage.ts';
import { CreditBanner } from '#features/credits/credit-banner.tsx';
import { CreditPill } from '#features/credits/credit-pill.tsx';
import { announceDocumentsChanged } from '#lib/document-events.ts';
import { Logo } from '#ui/logo.tsx';
import { paths, reviewHref } from '../paths.ts';
import { AccountButton } from './account-button.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { t } from './messages.ts';
import { BottomTabs, HeaderTabs } from './navigation.tsx';
import { forgetPlaceOfNewVisit, SCROLL_MEMORY, scrollKey } from './scroll-memory.ts';
import { SearchButton } from './search-button.tsx';
import { useCommandKey } from './use-command-key.ts';

const ProcessingWatcher = lazy(async () => ({
  default: (await import('#features/documents/watcher/processing-watcher.tsx')).ProcessingWatcher,
}));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx'));
const CommandPalette = lazy(() => import('./palette/command-palette.tsx'));
const GetCreditsDialog = lazy(async () => ({
  default: (await import('#features/credits/get-credits-dialog.tsx')).GetCreditsDialog,
}));

forgetPlaceOfNewVisit();

export default function Shell() {
  const user = useAuth((state) => state.user);
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  const [palette, setPalette] = useState(false);
  const [credits, setCredits] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();
  useCommandKey(() => setPalette((open) => !open));

  useEffect(() => {
    if (pathname === paths.documents) announceDocumentsChanged();
  }, [pathname]);

  // A new page is read from its start; without this a screen reader stays at the link that was pressed.
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  if (!user) return null;
  // After the pages are gone: an open editor still writes its draft while it leaves.
  const leave = () => void signOut(queryClient).then(() => forgetDrafts(user.id));
  const askToLeave = () => {
    if (countDrafts(user.id) > 0) setIsLeaving(true);
    else leave();
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t.shell.skipToContent}
      </a>
      <header className="sticky top-0 z-30 h-14 border-b bg-surface print:hidden">
        <div className="mx-auto flex h-full max-w-[1248px] items-center gap-3 px-4 sm:gap-6 sm:px-6">
          <Link to={paths.dashboard} className="inline-flex rounded-sm" aria-label={t.shell.oneformHome}>
            <Logo />
          </Link>
          <HeaderTabs />
          <div className="ml-auto flex items-center gap-2 sm:gap-3">
            <SearchButton onClick={() => setPalette(true)} />
            <CreditPill onOpen={() => setCredits(true)} />
            <AccountButton user={user} onSignOut={askToLeave} />
          </div>
        </div>
      </header>
      <ConnectionNotice />
      <CreditBanner onGetCredits={() => setCredits(true)} />
      <main ref={main} id="main" tabIndex={-1} className="flex-1 pb-20 outline-none sm:pb-10">
        <Outlet />
      </main>
      <BottomTabs />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_MEMORY} />
      <Suspense>
        {palette && (
          <CommandPalette
            open={palette}
            onOpenChange={setPalette}
            onSignOut={askToLeave}
            onGetCredits={() => setCredits(true)}
          />
        )}
        {isLeaving && (
          <SignOutDialog drafts={countDrafts(user.id)} onClose={() => setIsLeaving(false)} onSignOut={leave} />
        )}
        <ProcessingWatcher
          actionOf={({ id, status }) => {
            if (pathname !== paths.documents)
              return { label: t.shell.viewDocuments, onClick: () => void navigate(paths.documents) };
            // One is there already: what it changed is a step further.
            return status === 'completed'
              ? { label: t.shell.viewUpdates, onClick: () => void navigate(reviewHref(id)) }
              : undefined;
          }}
          batchActionOf={(documentId) => {
            if (documentId !== undefined)
              return { label: t.shell.review, onClick: () => void navigate(reviewHref(documentId)) };
            return pathname === paths.documents
              ? undefined
              : { label: t.shell.viewDocuments, onClick: () => void navigate(paths.documents) };
          }}
        />
        {credits && <GetCreditsDialog user={user} open onOpenChange={setCredits} />}
      </Suspense>
    </div>
  );
}
