// Chooses who signs people in, from the configuration alone.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../http/hosts.ts';
import type { KnownPerson } from './embedded/known-people.ts';
import { EMBEDDED_PREFIX } from './embedded/local-issuer.ts';
import { createEmbeddedProvider, EMBEDDED_CLIENT_ID, type EmbeddedProvider } from './embedded/provider.ts';
import { embeddedSignInRoutes } from './embedded/routes.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createOidcClient } from './oidc-client.ts';
import { signInPlace } from './sign-in-place.ts';

export interface SignIn {
  readonly identity: IdentityProvider;
  /** The issuer of the people who may come in, as in `users.issuer`. */
  readonly issuer: () => string;
  /** Routes of the embedded provider; none for Google. */
  readonly register: (app: FastifyInstance) => Promise<void>;
}

/**
 * `port` and `localIssuer`, under which the embedded provider's people are kept, are asked for at first use, when the server listens. Throws
 * an Error in one sentence when the embedded provider would be reachable from elsewhere without having been allowed to, and for an issuer
 * elsewhere without https.
 */
export function createSignIn(
  config: Config,
  {
    port,
    localIssuer,
    listPeople,
  }: {
    readonly port: () => number;
    readonly localIssuer: () => string;
    readonly listPeople: () => Promise<KnownPerson[]>;
  },
): SignIn {
  const { signIn } = config;
  const { secondsToAnswer } = config.signIn;
  if (signIn.kind === 'oidc') {
    const { protocol, hostname } = new URL(signIn.issuer);
    if (protocol !== 'https:' && !isLoopback(hostname))
      throw new Error('OIDC_ISSUER must be an https URL: sign-ins must not travel unencrypted.');
    const identity = createOidcClient({
      issuer: () => signIn.issuer,
      clientId: signIn.clientId,
      clientSecret: signIn.clientSecret,
      prompt: 'select_account',
      allowHttp: protocol === 'http:',
      secondsToAnswer,
    });
    return { identity, issuer: () => signIn.issuer, register: async () => undefined };
  }
  if (!signIn.allowed && (config.mode === 'production' || !isLoopback(config.http.host))) {
    throw new Error(
      'Sign-in without a password is only for this machine. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or ALLOW_LOCAL_SIGN_IN=true if everyone who can reach the server may sign in.',
    );
  }
  const base = () => config.http.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port()}`;
  let started: Promise<EmbeddedProvider> | undefined;
  const provider = () => {
    const hosts = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port()}`);
    started ??= createEmbeddedProvider(
      `${base()}${EMBEDDED_PREFIX}`,
      [...new Set([base(), ...hosts])].map((origin) => `${origin}/login`),
    );
    return started;
  };
  const client = createOidcClient({
    issuer: () => `${base()}${EMBEDDED_PREFIX}`,
    clientId: EMBEDDED_CLIENT_ID,
    prompt: 'login',
    allowHttp: true,
    secondsToAnswer,
  });
  return {
    identity: {
      ...client,
      // Its address is where it answers today.
      exchange: async (callback) => ({ ...(await client.exchange(callback)), issuer: localIssuer() }),
    },
    issuer: localIssuer,
    register: async (app) => {
      await app.register(embeddedSignInRoutes, {
        provider,
        openToOthers: signIn.allowed,
        place: signInPlace(signIn).name,
        listPeople,
      });
    },
  };
}
