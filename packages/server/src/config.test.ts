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

it('refuses a process that would see other files, rows or cookies than those beside it', () => {
  expect(() => readConfig({ ONEFORM_ROLE: 'api' }, '/app')).toThrow('DATABASE_URL, S3_BUCKET, SESSION_SECRET');
  expect(() => readConfig({ ONEFORM_ROLE: 'worker', S3_BUCKET: 'b' }, '/app')).toThrow(/also needs DATABASE_URL\.$/);
  const shared = { DATABASE_URL: 'postgres://db', S3_BUCKET: 'b', SESSION_SECRET: 'x'.repeat(32) };
  expect(readConfig({ ONEFORM_ROLE: 'api', ...shared }, '/app').role).toBe('api');
});

it('puts the bucket into the path where the store is not that of Amazon', () => {
  expect(readConfig({}, '/app').bucket).toBeNull();
  expect(readConfig({ S3_BUCKET: 'b' }, '/app').bucket).toMatchObject({ pathStyle: false, region: 'us-east-1' });
  const elsewhere = { S3_BUCKET: 'b', S3_ENDPOINT: 'http://minio:9000' };
  expect(readConfig(elsewhere, '/app').bucket).toMatchObject({ pathStyle: true });
  expect(readConfig({ ...elsewhere, S3_PATH_STYLE: 'false' }, '/app').bucket).toMatchObject({ pathStyle: false });
});
