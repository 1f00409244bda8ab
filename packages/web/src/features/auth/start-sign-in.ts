// Sends the person to the identity provider, with a PKCE challenge whose verifier stays in this tab.
import { api } from '@oneform/contract';
import { call } from '#lib/api-client.ts';
import { challengeOf, createVerifier } from './pkce.ts';
import { rememberReturnTo } from './return-to.ts';

export const VERIFIER_KEY = 'oauth_code_verifier';

/** Leaves the page. `returnTo` is an address inside the app. */
export async function startSignIn(returnTo: string | undefined): Promise<void> {
  const verifier = createVerifier();
  const { authorization_url } = await call(api.auth.login, {
    body: { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' },
  });
  sessionStorage.setItem(VERIFIER_KEY, verifier);
  rememberReturnTo(returnTo);
  window.location.assign(authorization_url);
}
