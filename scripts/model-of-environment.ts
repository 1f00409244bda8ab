// The model that `oneform read` asks: the one the instance would use, by the same variables.
import process from 'node:process';
import { createModel, type DocumentModel, type ModelProvider } from '@oneform/engine/models';

const keys: Readonly<Record<ModelProvider, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'MODEL_API_KEY',
};

/** Undefined when none is set up. Throws an Error in one sentence when it is set up in part. */
export function modelOfEnvironment(): DocumentModel | undefined {
  const { MODEL_PROVIDER: given, MODEL_NAME: model, MODEL_BASE_URL: baseUrl } = process.env;
  const provider = (Object.keys(keys) as ModelProvider[]).find((known) => known === given);
  if (given === undefined) return undefined;
  if (provider === undefined || !model)
    throw new Error(`MODEL_PROVIDER is one of ${Object.keys(keys).join(', ')}, and needs MODEL_NAME.`);
  const apiKey = process.env[keys[provider]];
  return createModel({
    provider,
    model,
    ...(apiKey ? { apiKey } : {}),
    ...(baseUrl ? { baseUrl } : {}),
    seesImages: process.env.MODEL_SEES_IMAGES === 'true',
    maskIdentifiers: process.env.MODEL_MASK_IDENTIFIERS === 'true',
    timeoutMs: Number(process.env.MODEL_TIMEOUT_SECONDS ?? 60) * 1000,
  });
}
