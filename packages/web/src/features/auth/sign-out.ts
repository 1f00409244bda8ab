// Ends the session; the person is signed out here even when the server cannot be told.
import { api } from '@oneform/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { forgetCsrfToken } from '#lib/csrf.ts';
import { clearUser } from './auth-store.ts';

/** Forgets the person here; the server knows already, or cannot be told. */
export function endSession(queryClient: QueryClient): void {
  forgetCsrfToken();
  clearUser('signed_out');
  queryClient.clear();
}

export async function signOut(queryClient: QueryClient): Promise<void> {
  try {
    await call(api.auth.logout);
  } catch {
    // Signed out all the same.
  }
  endSession(queryClient);
}
