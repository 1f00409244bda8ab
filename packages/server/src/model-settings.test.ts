import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { hostOf } from './model-settings.ts';

const modelOf = (environment: Record<string, string>) => readConfig(environment, '/app').model;

it('has no model unless a provider is named, whatever keys lie about', () => {
  expect(modelOf({})).toBeNull();
  expect(modelOf({ ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'b', GOOGLE_GENERATIVE_AI_API_KEY: 'c' })).toBeNull();
});

it.each([
  ['anthropic', 'ANTHROPIC_API_KEY', 'api.anthropic.com'],
  ['openai', 'OPENAI_API_KEY', 'api.openai.com'],
  ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'generativelanguage.googleapis.com'],
])('takes the key of %s alone', (provider, variable, host) => {
  const keys = {
    ANTHROPIC_API_KEY: 'no',
    OPENAI_API_KEY: 'no',
    GOOGLE_GENERATIVE_AI_API_KEY: 'no',
    MODEL_API_KEY: 'no',
  };
  const model = modelOf({ ...keys, MODEL_PROVIDER: provider, MODEL_NAME: 'x', [variable]: 'mine' });
  expect(model).toMatchObject({ provider, name: 'x', apiKey: 'mine', seesImages: false, timeoutMs: 60_000 });
  expect(hostOf(model!)).toBe(host);
});

it('never sends the key of OpenAI to another server that speaks like it', () => {
  const model = modelOf({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'qwen3',
    MODEL_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_API_KEY: 'secret',
  });
  expect(model?.apiKey).toBeUndefined();
  expect(hostOf(model!)).toBe('localhost:11434');
});

it.each([
  [{ MODEL_NAME: 'x' }, /MODEL_NAME is set, but MODEL_PROVIDER/],
  [{ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'x' }, /needs ANTHROPIC_API_KEY/],
  [{ MODEL_PROVIDER: 'openai', OPENAI_API_KEY: 'k' }, /needs MODEL_NAME/],
  [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'x' }, /needs MODEL_BASE_URL/],
  [
    { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'x', MODEL_BASE_URL: 'http://me:pass@host/v1' },
    /not contain a user name or password/,
  ],
  [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'x', MODEL_BASE_URL: 'file:///etc/passwd' }, /MODEL_BASE_URL/],
  [{ MODEL_PROVIDER: 'mistral' }, /MODEL_PROVIDER/],
])('says what is wrong with %j', (environment, sentence) => {
  expect(() => modelOf(environment as Record<string, string>)).toThrow(sentence);
});
