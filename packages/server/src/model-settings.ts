// The settings of the AI model as one thing, or null; what does not fit together is told in a sentence.
import type { ModelProviderName } from '@oneform/contract';

export interface ModelSettings {
  readonly provider: ModelProviderName;
  readonly name: string;
  readonly apiKey: string | undefined;
  /** Undefined: the provider's own address. */
  readonly baseUrl: string | undefined;
  readonly seesImages: boolean;
  /** For everybody, whatever a person set. */
  readonly masksIdentifiers: boolean;
  /** Milliseconds a request. */
  readonly timeoutMs: number;
  /** Milliseconds a document or an action, all requests together. */
  readonly budgetMs: number;
}

interface ModelEnvironment {
  readonly MODEL_PROVIDER?: ModelProviderName | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly ANTHROPIC_API_KEY?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly GOOGLE_GENERATIVE_AI_API_KEY?: string | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_BASE_URL?: string | undefined;
  readonly MODEL_SEES_IMAGES: boolean;
  readonly MODEL_MASK_IDENTIFIERS: boolean;
  readonly MODEL_TIMEOUT_SECONDS: number;
  readonly MODEL_BUDGET_SECONDS: number;
}

const keyOf = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'MODEL_API_KEY',
} as const satisfies Record<ModelProviderName, keyof ModelEnvironment>;

/** Throws an Error in one sentence. */
export function readModelSettings(env: ModelEnvironment): ModelSettings | null {
  const provider = env.MODEL_PROVIDER;
  if (provider === undefined) {
    const given = (['MODEL_NAME', 'MODEL_BASE_URL', 'MODEL_API_KEY'] as const).find((name) => env[name] !== undefined);
    if (given) throw wrong(`${given} is set, but MODEL_PROVIDER is not.`);
    return null;
  }
  const key = keyOf[provider];
  if (!env.MODEL_NAME) throw wrong(`MODEL_PROVIDER=${provider} needs MODEL_NAME, the model to ask.`);
  if (provider === 'openai-compatible' && !env.MODEL_BASE_URL)
    throw wrong(`MODEL_PROVIDER=${provider} needs MODEL_BASE_URL, the address of its server.`);
  if (provider !== 'openai-compatible' && !env[key]) throw wrong(`MODEL_PROVIDER=${provider} needs ${key}.`);
  checkAddress(env.MODEL_BASE_URL);
  return {
    provider,
    name: env.MODEL_NAME,
    apiKey: env[key],
    baseUrl: env.MODEL_BASE_URL,
    seesImages: env.MODEL_SEES_IMAGES,
    masksIdentifiers: env.MODEL_MASK_IDENTIFIERS,
    timeoutMs: env.MODEL_TIMEOUT_SECONDS * 1000,
    budgetMs: env.MODEL_BUDGET_SECONDS * 1000,
  };
}

/** The host is shown to people and kept in the log of what was sent; a password in the address would go with it into errors and logs. */
function checkAddress(url: string | undefined): void {
  if (!url) return;
  const { username, password } = new URL(url);
  if (username || password)
    throw wrong('MODEL_BASE_URL must not contain a user name or password. Put a key into MODEL_API_KEY.');
}

const wrong = (sentence: string) => new Error(`These settings are not valid: ${sentence}`);

const homes = {
  anthropic: 'api.anthropic.com',
  openai: 'api.openai.com',
  google: 'generativelanguage.googleapis.com',
} as const;

/** Host of the requests, as people know it, with its port when it is not the usual one. */
export function hostOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  if (baseUrl !== undefined) return new URL(baseUrl).host;
  return provider === 'openai-compatible' ? '' : homes[provider];
}
