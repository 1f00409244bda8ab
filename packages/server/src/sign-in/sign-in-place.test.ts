import { expect, test } from 'vitest';
import { signInPlace } from './sign-in-place.ts';

const elsewhere = { kind: 'oidc' as const, clientId: 'x', clientSecret: 'y', secondsToAnswer: 5 };

test.each([
  [{ kind: 'embedded' as const, allowed: false, secondsToAnswer: 5 }, 'local', 'this computer'],
  [{ kind: 'embedded' as const, allowed: true, secondsToAnswer: 5 }, 'local', 'this server'],
  [{ ...elsewhere, issuer: 'https://accounts.google.com' }, 'google', 'Google'],
  [{ ...elsewhere, issuer: 'https://id.example.org/realms/home' }, 'other', 'id.example.org'],
])('%j: %s, %s', (signIn, kind, name) => {
  expect(signInPlace(signIn)).toEqual({ kind, name });
});
