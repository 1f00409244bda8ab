// Providers are loaded when one is first asked: an instance without a model never pays for them.
import type { LanguageModel } from 'ai';
import type { ModelProvider } from '../document-model.ts';
import type { ModelSettings } from '../model-settings.ts';

/** A model that speaks through the given way out. */
export type Connect = (fetch: typeof globalThis.fetch) => LanguageModel;

const homes: Readonly<Record<Exclude<ModelProvider, 'openai-compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Without trailing slash. Throws when the address is missing or none. */
export function baseUrlOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): URL {
  const given = baseUrl ?? (provider === 'openai-compatible' ? undefined : homes[provider]);
  const url = given === undefined ? null : URL.parse(given.replace(/\/+$/, ''));
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new TypeError('The base URL of the model server must begin with http:// or https://');
  return url;
}

/** A key that is missing is the provider's to refuse: the libraries must not go looking for one in the environment. */
export async function loadProvider(settings: ModelSettings): Promise<Connect> {
  const { provider, model, apiKey = 'none' } = settings;
  const baseURL = baseUrlOf(settings).href.replace(/\/$/, '');
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return (fetch) => createAnthropic({ apiKey, baseURL, fetch })(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return (fetch) => createOpenAI({ apiKey, baseURL, fetch })(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return (fetch) => createGoogleGenerativeAI({ apiKey, baseURL, fetch })(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const key = settings.apiKey ? { apiKey: settings.apiKey } : {};
      return (fetch) =>
        createOpenAICompatible({ name: 'server', baseURL, fetch, supportsStructuredOutputs: true, ...key })(model);
    }
  }
}
