// The signed-in person, remembered in the browser under `oneform-auth`.
import type { User } from '@oneform/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const STORAGE_KEY = 'oneform-auth';

interface AuthState {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  /** The first question "who am I?" has been answered, or need not be asked. */
  readonly isKnown: boolean;
  /** The person signed out on purpose: the next sign-in starts afresh, not where they were. */
  readonly hasSignedOut: boolean;
  /** Why it could not be found out who is here; says nothing about the session. */
  readonly failure: string | undefined;
}

export const useAuth = create<AuthState>()(
  persist(
    (): AuthState => ({
      user: null,
      isAuthenticated: false,
      isKnown: false,
      hasSignedOut: false,
      failure: undefined,
    }),
    { name: STORAGE_KEY, partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }) },
  ),
);

export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

export const useAuthStatus = (): AuthStatus =>
  useAuth(({ isAuthenticated, isKnown }) =>
    isAuthenticated ? 'authenticated' : isKnown ? 'unauthenticated' : 'loading',
  );

export function setUser(user: User): void {
  useAuth.setState({ user, isAuthenticated: true, isKnown: true, hasSignedOut: false, failure: undefined });
}

export function clearUser(reason: 'signed_out' | 'failed'): void {
  useAuth.setState({ user: null, isAuthenticated: false, isKnown: true, hasSignedOut: reason === 'signed_out' });
}

/** Signing in or out in one tab is followed by all others; returns its own undo. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) void useAuth.persist.rehydrate();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
