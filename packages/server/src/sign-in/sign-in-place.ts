// Place of sign-in in words: the button on the first page and the page behind it agree.
import type { SignInPlace } from '@oneform/contract';
import type { Config } from '../config.ts';

const GOOGLE = 'https://accounts.google.com';

export function signInPlace(signIn: Config['signIn']): SignInPlace {
  if (signIn.kind === 'embedded') return { kind: 'local', name: signIn.allowed ? 'this server' : 'this computer' };
  const { origin, host } = new URL(signIn.issuer);
  return origin === GOOGLE ? { kind: 'google', name: 'Google' } : { kind: 'other', name: host };
}
