import type { InstanceModel } from '@oneform/contract';
import { expect, test } from 'vitest';
import { listPrivacyChoices } from './privacy-choices.ts';

const privacy = { gdpr_consent: true, ai_enabled: true, mask_identifiers: false, delete_originals: false };
const model: InstanceModel = {
  provider: 'anthropic',
  name: 'claude-sonnet-5',
  host: 'api.anthropic.com',
  sees_images: false,
  masks_identifiers: false,
  allowed: true,
};
const keys = (...args: Parameters<typeof listPrivacyChoices>) => listPrivacyChoices(...args).map(({ key }) => key);
const ai = (given: InstanceModel | null | undefined) =>
  listPrivacyChoices(privacy, given).find(({ key }) => key === 'ai_enabled')?.hint;

test('says whose model gets what', () => {
  expect(ai(model)).toContain('claude-sonnet-5 at Anthropic (api.anthropic.com): their text is sent there');
  expect(ai({ ...model, sees_images: true })).toContain('their text and pictures of their pages are sent there');
  expect(ai({ ...model, provider: 'openai-compatible', name: 'qwen3', host: 'localhost:11434' })).toContain(
    'qwen3 at localhost:11434:',
  );
});

test('says that nothing is sent where there is none', () => {
  expect(ai(null)).toContain('nothing is sent');
  expect(ai(undefined)).not.toContain('nothing is sent');
});

test('offers masks only where something may be sent', () => {
  expect(keys(privacy, model)).toContain('mask_identifiers');
  expect(keys(privacy, null)).not.toContain('mask_identifiers');
  expect(keys({ ...privacy, ai_enabled: false }, model)).not.toContain('mask_identifiers');
});

test('a mask for everybody cannot be taken off', () => {
  const mask = listPrivacyChoices(privacy, { ...model, masks_identifiers: true }).find(
    ({ key }) => key === 'mask_identifiers',
  );
  expect(mask).toMatchObject({ checked: true, isFixed: true });
});
