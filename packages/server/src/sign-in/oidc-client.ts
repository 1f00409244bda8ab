// The one code path to whoever knows people: OpenID Connect discovery, authorization code, PKCE (openid-client is certified).
import * as client from 'openid-client';
import { AppError } from '../errors.ts';
import type { Identity, IdentityProvider } from './identity-provider.ts';

const SECONDS_TO_ANSWER = 10;

export interface OidcSettings {
  /** Called at first use: the embedded issuer's address is known only once the server listens. */
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** `select_account` lets a person choose among Google accounts; `login` always shows the page. */
  readonly prompt: 'select_account' | 'login';
  /** Plain http is for the issuer on this very machine alone. */
  readonly allowHttp: boolean;
}

export function createOidcClient(settings: OidcSettings): IdentityProvider {
  let discovered: Promise<client.Configuration> | undefined;

  /** A failed discovery is tried again at the next sign-in. */
  function discover(): Promise<client.Configuration> {
    discovered ??= client
      .discovery(
        new URL(settings.issuer()),
        settings.clientId,
        settings.clientSecret,
        settings.clientSecret ? undefined : client.None(),
        { timeout: SECONDS_TO_ANSWER, ...(settings.allowHttp ? { execute: [client.allowInsecureRequests] } : {}) },
      )
      .catch((error: unknown) => {
        discovered = undefined;
        throw toSignInError(error);
      });
    return discovered;
  }

  return {
    async authorizationUrl({ codeChallenge, state, nonce, redirectUri }) {
      return client.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: settings.prompt,
      }).href;
    },

    async exchange({ code, codeVerifier, state, nonce, redirectUri, iss }) {
      const configuration = await discover();
      const current = new URL(redirectUri);
      current.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString();
      // RFC 9207: where the issuer promises to name itself, a browser that did not pass it on is still bound by state and nonce.
      if (!iss && configuration.serverMetadata().authorization_response_iss_parameter_supported) {
        current.searchParams.set('iss', configuration.serverMetadata().issuer);
      }
      try {
        const tokens = await client.authorizationCodeGrant(configuration, current, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return toIdentity(tokens.claims());
      } catch (error) {
        throw toSignInError(error);
      }
    },
  };
}

function toIdentity(claims: client.IDToken | undefined): Identity {
  const email = claims?.email;
  if (!claims || typeof email !== 'string' || claims.email_verified === false) {
    throw new AppError('oauth_invalid_request', { detail: 'The account has no confirmed e-mail address.' });
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    fullName: typeof claims.name === 'string' ? claims.name : null,
  };
}

/** What the client sent, or the provider refused, is 400; a provider that does not answer is 502 or 504. */
function toSignInError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  const code = (error as { code?: string } | null)?.code ?? '';
  if (name === 'TimeoutError' || code === 'OAUTH_TIMEOUT') return new AppError('idp_timeout', { cause: error });
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
    return new AppError('oauth_invalid_request', { cause: error });
  const invalidToken =
    /^OAUTH_(JWT|INVALID_RESPONSE|KEY_SELECTION|UNSUPPORTED)/.test(code) ||
    /claim/i.test(error instanceof Error ? error.message : '');
  const status = (error as { status?: number } | null)?.status;
  if (invalidToken && !(status && status >= 500)) return new AppError('oauth_invalid_request', { cause: error });
  return new AppError('idp_unavailable', { cause: error });
}
