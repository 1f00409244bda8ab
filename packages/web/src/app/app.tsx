// Providers around every page: the cache, the session, tooltips, toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { RouterProvider } from 'react-router';
import { useSession } from '#features/auth/use-session.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { useHasToasts } from '#ui/toast.ts';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { paths } from './paths.ts';
import { router } from './router.tsx';
import { useTheme } from './theme.ts';

const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }));

/** The provider has sent the person back: the code tells who they are, nothing else needs asking. */
const isReturning = window.location.pathname === paths.login && new URLSearchParams(window.location.search).has('code');

export function App() {
  const [queryClient] = useState(createQueryClient);
  const theme = useTheme();
  const hasToasts = useHasToasts();
  useSession(isReturning);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <TooltipLayer />
      <Suspense>{hasToasts && <Toaster theme={theme} />}</Suspense>
    </QueryClientProvider>
  );
}
