import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('names every setting that is wrong', () => {
  expect(() => readConfig({ PORT: 'door', CREDITS_INITIAL: '-1' }, '/app')).toThrow(/PORT[\s\S]*CREDITS_INITIAL/);
});

it('takes an empty variable for a missing one', () => {
  expect(readConfig({ PORT: '' }, '/app').http.port).toBe(3000);
});

it('uses Google when its client is given, the embedded provider otherwise', () => {
  expect(readConfig({}, '/app').signIn.kind).toBe('embedded');
  expect(readConfig({ GOOGLE_CLIENT_ID: 'x' }, '/app').signIn).toMatchObject({
    kind: 'oidc',
    issuer: 'https://accounts.google.com',
  });
});
