// Schema of a model's answer about a document. No key is optional: providers that enforce schemas want them all.
import { z } from 'zod';

export const Answer = z.object({
  document_type: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string(), quote: z.string(), page: z.number() })),
  items: z.array(
    z.object({
      list: z.string(),
      page: z.number(),
      quote: z.string(),
      values: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  others: z.array(z.object({ label: z.string(), value: z.string(), quote: z.string(), page: z.number() })),
});

/** Of a second question: facts alone. */
export const FurtherFacts = Answer.pick({ facts: true });

export type Answer = z.infer<typeof Answer>;
export type ItemAnswer = Answer['items'][number];
export type OtherAnswer = Answer['others'][number];
