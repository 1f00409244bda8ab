// The token that unsafe requests carry: fetched once, kept in memory, fetched again when the server refuses it.
import { api, type EndpointResponse } from '@oneform/contract';
import { isApiError, renameError } from './api-error.ts';
import { exchange, readBody } from './http.ts';
import { t } from './messages.ts';

export const CSRF_HEADER = 'X-CSRF-Token';

let pending: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  try {
    const answer = await exchange(api.auth.csrfToken.path, { method: 'GET' });
    const { csrf_token } = (await readBody(answer)) as EndpointResponse<typeof api.auth.csrfToken>;
    return csrf_token;
  } catch (error) {
    pending = undefined;
    if (!isApiError(error) || error.code === 'unreachable') throw error;
    throw renameError(error, t.csrf.failedToFetchCsrfToken(error.status));
  }
}

function csrfToken(): Promise<string> {
  pending ??= fetchToken();
  return pending;
}

/** After signing out the token belongs to nobody. */
export function forgetCsrfToken(): void {
  pending = undefined;
}

/** Runs the attempt with a token, and once more with a new one when the server says that it is not valid. */
export async function withCsrfToken<T>(attempt: (token: string) => Promise<T>): Promise<T> {
  try {
    return await attempt(await csrfToken());
  } catch (error) {
    if (!isApiError(error, 'csrf_invalid')) throw error;
    forgetCsrfToken();
    return attempt(await csrfToken());
  }
}
