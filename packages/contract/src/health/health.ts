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
      /**
       * Protection of the rest of this machine from a file that took over its parser, beyond the part that always
       * holds.
       */
      sandbox: z.object({
        /** `kernel`: readers have a network namespace without an interface; `node`: only JavaScript's ways to the network are closed. */
        network: z.enum(['kernel', 'node']),
        /** `own`: each reader has a user of its own; `shared`: the server's. */
        user: z.enum(['own', 'shared']),
      }),
      /**
       * A fault that will stop the instance unless the operator acts, in one sentence; uploads may be refused already.
       * Null: no such fault is known.
       */
      warning: z.string().nullable(),
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
