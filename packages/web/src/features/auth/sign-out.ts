// Ends the session; the person is signed out here even when the server cannot be told.
import { api } from '@oneform/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { forgetCsrfToken } from '../../lib/csrf.ts';
import { clearUser } from './auth-store.ts';

export async function signOut(queryClient: QueryClient): Promise<void> {
  try {
    await call(api.auth.logout);
  } catch {
    // Signed out all the same.
  }
  forgetCsrfToken();
  clearUser('signed_out');
  queryClient.clear();
}
