// Is the instance ready to serve?
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const State = z.enum(['ok', 'unavailable']);

export const healthApi = {
  ready: endpoint({
    method: 'GET',
    path: '/health',
    public: true,
    summary: 'Ready only when database, queue and files answer (503 otherwise)',
    response: z.object({
      status: State,
      database: State,
      queue: State,
      files: State,
      /** The network that sees layouts; without it papers are read worse, and the instance is ready all the same. */
      page_model: State,
      /** The word vectors that compare wordings in meaning; without them wordings are compared by their letters alone. */
      word_vectors: State,
      /** Why it is not ready, in one sentence for the operator; null when it is. */
      reason: z.string().nullable(),
      version: z.string(),
    }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    public: true,
    summary: 'The process answers; touches nothing else',
    response: z.object({ status: z.literal('ok') }),
  }),
};
