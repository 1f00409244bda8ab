// Lets only signed-in people through; others go to sign in and come back to what they asked for.
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth, useAuthStatus } from '#features/auth/auth-store.ts';
import { PageSpinner } from './page-spinner.tsx';
import type { LoginLocationState } from './pages/login-page.tsx';
import { paths } from './paths.ts';

export function ProtectedRoute() {
  const status = useAuthStatus();
  const hasSignedOut = useAuth((state) => state.hasSignedOut);
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <PageSpinner />;
  if (status === 'unauthenticated') {
    const state: LoginLocationState = hasSignedOut ? {} : { from: `${pathname}${search}${hash}` };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return <Outlet />;
}
