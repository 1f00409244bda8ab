// /login: starts signing in, finishes it with the provider's code, and goes on to where the person wanted to be.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { setUser, useAuth, useAuthStatus } from '#features/auth/auth-store.ts';
import { exchangeCode } from '#features/auth/exchange-code.ts';
import { LoginCard, loginFailure } from '#features/auth/login-card.tsx';
import { takeReturnTo } from '#features/auth/return-to.ts';
import { useSignInPlace } from '#features/auth/sign-in-place.ts';
import { startSignIn } from '#features/auth/start-sign-in.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { paths } from '../paths.ts';
import { t } from './messages.ts';

export interface LoginLocationState {
  /** The address that was asked for. */
  readonly from?: string;
}

export default function LoginPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const status = useAuthStatus();
  const { place, isPending } = useSignInPlace();
  const failure = useAuth((state) => state.failure);
  const [error, setError] = useState<string>();
  const code = search.get('code') ?? undefined;
  const state = search.get('state') ?? undefined;
  const iss = search.get('iss') ?? undefined;
  const refusal = search.get('error');
  const from = (location.state as LoginLocationState | null)?.from;

  useEffect(() => {
    if (refusal !== null) console.info(t.loginPage.signInWasNotCompleted, refusal);
  }, [refusal]);

  useEffect(() => {
    if (code === undefined) return;
    let isCurrent = true;
    exchangeCode({ code, state, iss }).then(
      (user) => {
        if (!isCurrent) return;
        // The cache may hold another person's data.
        queryClient.clear();
        queryClient.setQueryData(queryKeys.me, { user });
        setUser(user);
        navigate(takeReturnTo() ?? paths.dashboard, { replace: true });
      },
      (failure: unknown) => {
        if (!isCurrent) return;
        setError(loginFailure(failure));
        // The code is used up; a reload must not try it again.
        navigate(paths.login, { replace: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, state, iss, queryClient, navigate]);

  if (status === 'authenticated' && code === undefined) {
    return <Navigate to={from ?? takeReturnTo() ?? paths.dashboard} replace />;
  }
  return (
    <>
      <title>{t.loginPage.signIn}</title>
      <LoginCard
        state={code !== undefined ? 'exchanging' : status === 'loading' || isPending ? 'loading' : 'ready'}
        error={error ?? failure}
        place={place}
        onError={setError}
        onSignIn={() => startSignIn(from)}
        privacyHref={paths.privacy}
        termsHref={paths.terms}
      />
    </>
  );
}
