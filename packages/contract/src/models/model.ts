// AI models: which one an instance asks, what it was asked, and what was sent to it. Never what was said.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../ids.ts';
import { modelFailures } from './model-failures.ts';

export const ModelProviderName = z.enum(['anthropic', 'openai', 'google', 'openai-compatible']);
export type ModelProviderName = z.infer<typeof ModelProviderName>;

/** The model that an instance may ask for people who allow it. */
export const InstanceModel = z.object({
  provider: ModelProviderName,
  /** As configured, e.g. `claude-sonnet-5`. */
  name: z.string(),
  /** Host that receives the words of papers, with its port when it has one. */
  host: z.string(),
  /** Pictures of pages are sent too. */
  sees_images: z.boolean(),
  /** Identifiers are masked for everybody, whatever a person set. */
  masks_identifiers: z.boolean(),
  /** The person who asks this lets it be asked. */
  allowed: z.boolean(),
});
export type InstanceModel = z.infer<typeof InstanceModel>;

/** Result of asking a model once. */
export const ModelUse = z.object({
  provider: ModelProviderName,
  name: z.string(),
  host: z.string(),
  /** False: the result is that of OneForm's rules alone. */
  answered: z.boolean(),
  /** Why it did not answer, or not to everything, in a sentence fit to show. */
  notice: z.string().nullable(),
});
export type ModelUse = z.infer<typeof ModelUse>;

/** One request that left the machine: the egress log. */
export const ModelCall = z.object({
  id: Id,
  at: Timestamp,
  task: z.enum(['categorise', 'extract', 'look_again', 'map', 'clarify']),
  provider: ModelProviderName,
  host: z.string(),
  model: z.string(),
  duration_ms: z.number().int(),
  /** Null: not known, because the process was stopped meanwhile. 0: nothing was sent. */
  bytes_sent: z.number().int().nullable(),
  /** Pages whose words, or pictures, were in it; 1-based. */
  pages: z.array(z.number().int()),
  images: z.number().int(),
  /** Identifiers that were replaced before sending. */
  masked: z.number().int(),
  input_tokens: z.number().int().nullable(),
  output_tokens: z.number().int().nullable(),
  /** Null: answered. */
  failure: z.enum(modelFailures).nullable(),
});
export type ModelCall = z.infer<typeof ModelCall>;

const Calls = z.object({ calls: z.array(ModelCall) });

export const modelsApi = {
  instance: endpoint({
    method: 'GET',
    path: '/api/models',
    summary: 'The AI model that this instance may ask, if any, and where it is',
    response: z.object({ model: InstanceModel.nullable() }),
  }),
  documentCalls: endpoint({
    method: 'GET',
    path: '/api/documents/:id/model-calls',
    summary: 'What of a document was sent to an AI model, newest first',
    params: IdParams,
    response: Calls,
  }),
  collectionCalls: endpoint({
    method: 'GET',
    path: '/api/collections/:id/model-calls',
    summary: 'What was sent to an AI model to fill or explain a collection, newest first',
    params: IdParams,
    response: Calls,
  }),
};
