// Keeps the app's idea of who is signed in true: asks at the start, follows other tabs, ends on authentication failures.
import { api } from '@oneform/contract';
import { useEffect } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError, isApiError } from '#lib/api-error.ts';
import { onSessionExpired } from '#lib/session.ts';
import { clearUser, followOtherTabs, setUser, useAuth } from './auth-store.ts';
import { t } from './messages.ts';

let hasAsked = false;

const isAuthFailure = (error: unknown): boolean => isApiError(error) && error.status === 401;

async function askWhoIAm(): Promise<void> {
  try {
    const { user } = await call(api.auth.me);
    setUser(user);
  } catch (error) {
    if (isAuthFailure(error)) return clearUser('failed');
    // A server in trouble has not said that the session is over.
    console.info(t.useSession.failedToGetUserInfo, error);
    useAuth.setState({ isKnown: true, failure: explainError(error) ?? t.useSession.failedToGetUserInfo });
  }
}

/** Watches for failures that nothing else handled; returns its own undo. */
function watchUncaught(): () => void {
  const onError = (event: ErrorEvent) => isAuthFailure(event.error) && clearUser('failed');
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isAuthFailure(event.reason)) return;
    event.preventDefault();
    clearUser('failed');
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Once, around the router. `isReturning`: the provider has just sent the person back with a code, which tells who they are. */
export function useSession(isReturning: boolean): void {
  useEffect(() => {
    const undo = [onSessionExpired(() => clearUser('failed')), followOtherTabs(), watchUncaught()];
    if (isReturning || useAuth.getState().isAuthenticated) useAuth.setState({ isKnown: true });
    else if (!hasAsked) {
      hasAsked = true;
      void askWhoIAm();
    }
    return () => {
      for (const stop of undo) stop();
    };
  }, [isReturning]);
}
