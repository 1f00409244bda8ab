// Exchanges the provider's code for a session, at most once for each code however often it is asked.
import { api, type User } from '@oneform/contract';
import { call } from '#lib/api-client.ts';
import { forgetCsrfToken } from '#lib/csrf.ts';
import { VERIFIER_KEY } from './start-sign-in.ts';

export interface ProviderAnswer {
  readonly code: string;
  readonly state: string | undefined;
  readonly iss: string | undefined;
}

const exchanges = new Map<string, Promise<User>>();

export function exchangeCode(answer: ProviderAnswer): Promise<User> {
  const running = exchanges.get(answer.code) ?? run(answer);
  exchanges.set(answer.code, running);
  return running;
}

async function run({ code, state, iss }: ProviderAnswer): Promise<User> {
  const verifier = sessionStorage.getItem(VERIFIER_KEY) ?? undefined;
  // A code and its verifier are good for one try, whatever comes of it.
  sessionStorage.removeItem(VERIFIER_KEY);
  const { user } = await call(api.auth.callback, {
    body: {
      code,
      code_verifier: verifier,
      redirect_uri: `${window.location.origin}/login`,
      gdpr_consent: true,
      state,
      iss,
    },
  });
  // The token belonged to the visitor of before.
  forgetCsrfToken();
  return user;
}
