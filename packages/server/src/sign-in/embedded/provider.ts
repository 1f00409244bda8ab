// The identity provider for one's own machine: a real OpenID Connect issuer that asks for name and e-mail, and for no password.
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type Provider from 'oidc-provider';
import type { Configuration, interactionPolicy } from 'oidc-provider';
import { isLoopback } from '../../http/hosts.ts';
import { EMBEDDED_PREFIX, localSubject } from './local-issuer.ts';
import { createMemoryAdapters } from './memory-adapter.ts';
import { languageOf } from './messages.ts';
import { renderFailurePage } from './page.ts';

export const EMBEDDED_CLIENT_ID = 'oneform';
export const SESSION_COOKIE = 'oneform_local_session';

interface Account {
  readonly email: string;
  readonly name: string;
}

export interface EmbeddedProvider {
  readonly oidc: Provider;
  /** Remembers who signs in for as long as the code lives; answers the account's id. */
  admit(account: Account): string;
}

/** `issuer` as the browser reaches it. Keys live as long as the process: a code and its token are minutes apart. */
export async function createEmbeddedProvider(issuer: string, redirectUris: string[]): Promise<EmbeddedProvider> {
  // Loaded by the first sign-in: most days of a person have none, and it takes as much memory as all the rest.
  const { default: Issuer, interactionPolicy } = await import('oidc-provider');
  const accounts = new Map<string, Account>();
  const configuration: Configuration = {
    adapter: createMemoryAdapters(),
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        application_type: applicationType(redirectUris),
        token_endpoint_auth_method: 'none',
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [await newSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: SESSION_COOKIE,
        interaction: 'oneform_local_interaction',
        resume: 'oneform_local_resume',
      },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: {
      policy: withoutConsent(interactionPolicy.base()),
      url: (_context, interaction) => `${EMBEDDED_PREFIX}/interaction/${interaction.uid}`,
    },
    ttl: { AuthorizationCode: 60, IdToken: 600, AccessToken: 60, Interaction: 1800, Session: 1800, Grant: 1800 },
    // Our own client needs no consent page: signing in is all it asks for.
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount(_context, id) {
      const account = accounts.get(id);
      if (!account) return undefined;
      return {
        accountId: id,
        claims: async () => ({ sub: id, email: account.email, email_verified: true, name: account.name }),
      };
    },
    renderError(context) {
      context.status = 400;
      context.type = 'text/html';
      context.body = renderFailurePage(languageOf(context.get('accept-language')));
    },
  };
  return {
    oidc: new Issuer(issuer, configuration),
    admit(account) {
      const id = localSubject(account.email);
      accounts.set(id, account);
      return id;
    },
  };
}

/** Native: any port of the loopback is the same address (RFC 8252, 7.3), as when Vite serves the pages. A name of its own is a web client's. */
const applicationType = (redirectUris: string[]) =>
  redirectUris.every((uri) => isLoopback(new URL(uri).hostname)) ? 'native' : 'web';

/** A client on the loopback is asked for consent as a stranger's would be; ours is no stranger. */
function withoutConsent(policy: interactionPolicy.DefaultPolicy) {
  policy.get('consent')?.checks.remove('native_client_prompt');
  return policy;
}

async function newSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as { kty: string };
}
