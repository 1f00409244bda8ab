// The one code path to whoever knows people: OpenID Connect discovery, authorization code, PKCE (openid-client is certified).
import * as client from 'openid-client';
import { AppError } from '../errors.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { toIdentity } from './to-identity.ts';

/** Tolerated difference between the clocks of the provider and this machine. */
const SKEW_SECONDS = 60;

export interface OidcSettings {
  /** Called at first use: the embedded issuer's address is known only once the server listens. */
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** `select_account` lets a person choose among Google accounts; `login` always shows the page. */
  readonly prompt: 'select_account' | 'login';
  /** Plain http is for the issuer on this very machine alone. */
  readonly allowHttp: boolean;
  /** For one request, and for all that finishing one sign-in takes. */
  readonly secondsToAnswer: number;
}

export function createOidcClient(settings: OidcSettings): IdentityProvider {
  let discovered: Promise<client.Configuration> | undefined;

  /** A failed discovery is tried again at the next sign-in. */
  function discover(): Promise<client.Configuration> {
    discovered ??= client
      .discovery(
        new URL(settings.issuer()),
        settings.clientId,
        {
          ...(settings.clientSecret ? { client_secret: settings.clientSecret } : {}),
          [client.clockTolerance]: SKEW_SECONDS,
        },
        settings.clientSecret ? undefined : client.None(),
        {
          timeout: settings.secondsToAnswer,
          [client.customFetch]: boundedFetch,
          // The signature of a token is checked although TLS vouches for who sent it: what stands between may not.
          execute: [client.enableNonRepudiationChecks, ...(settings.allowHttp ? [client.allowInsecureRequests] : [])],
        },
      )
      .catch((error: unknown) => {
        discovered = undefined;
        throw isTimeout(error)
          ? new AppError('idp_timeout', { cause: error })
          : new AppError('idp_unavailable', { cause: error });
      });
    return discovered;
  }

  async function grant(configuration: client.Configuration, current: URL, checks: client.AuthorizationCodeGrantChecks) {
    const tokens = await client.authorizationCodeGrant(configuration, current, checks);
    const claims = tokens.claims();
    // Some issuers keep the address out of the token; what they say of somebody else is refused.
    const more =
      claims && claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return toIdentity(claims && { ...more, ...claims }, { clientId: settings.clientId, skewSeconds: SKEW_SECONDS });
  }

  return {
    async authorizationUrl({ codeChallenge, state, nonce, redirectUri }) {
      const configuration = await discover();
      const query = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: settings.prompt,
      };
      // The browser goes wherever it is told to.
      const page = configuration.serverMetadata().authorization_endpoint ?? '';
      if (!/^https:/.test(page) && !(settings.allowHttp && /^http:/.test(page))) throw new AppError('idp_unavailable');
      return client.buildAuthorizationUrl(configuration, query).href;
    },

    async exchange({ code, codeVerifier, state, nonce, redirectUri, iss }) {
      const configuration = await discover();
      const current = new URL(redirectUri);
      current.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString();
      // RFC 9207: where the issuer promises to name itself, a browser that did not pass it on is still bound by state and nonce.
      if (!iss && configuration.serverMetadata().authorization_response_iss_parameter_supported) {
        current.searchParams.set('iss', configuration.serverMetadata().issuer);
      }
      const checks = {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      };
      try {
        return await within(settings.secondsToAnswer, grant(configuration, current, checks));
      } catch (error) {
        throw toSignInError(error);
      }
    },
  };
}

/** Each request has its own limit; together they are several. */
async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new AppError('idp_timeout')), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const isTimeout = (error: unknown) =>
  (error as Error | null)?.name === 'TimeoutError' || (error as { code?: string } | null)?.code === 'OAUTH_TIMEOUT';

/** A token that does not hold, whatever is wrong with it, and metadata of somebody else. */
const untrue = /^OAUTH_(JWT|INVALID_RESPONSE|KEY_SELECTION|UNSUPPORTED|JSON_ATTRIBUTE)/;

/** An invalid request, or a refusal of the provider, is 400; a provider that does not answer is 502 or 504. */
function toSignInError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = (error as { cause?: unknown } | null)?.cause;
  if (cause instanceof AppError) return cause;
  if (isTimeout(error)) return new AppError('idp_timeout', { cause: error });
  const isRefused =
    error instanceof client.AuthorizationResponseError ||
    (error instanceof client.ResponseBodyError && error.status < 500) ||
    untrue.test((error as { code?: string } | null)?.code ?? '');
  return new AppError(isRefused ? 'oauth_invalid_request' : 'idp_unavailable', { cause: error });
}
