// Credits: what is there, what was used, what a run would cost.
import { z } from 'zod';
import { CHART_DAYS, HISTORY_PAGE_SIZE } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Page, pageSize, QueryBoolean, Timestamp } from '../ids.ts';

export const Operation = z.enum(['document_processing', 'map_fields', 'clarify_fields']);
export type Operation = z.infer<typeof Operation>;

export const UsageItem = z.object({
  id: Id,
  created_at: Timestamp,
  operation_type: z.string(),
  credits_consumed: z.number().int(),
  document_id: Id.nullable(),
  collection_id: Id.nullable(),
  /** Name of the document or collection at the time. */
  subject: z.string().nullable(),
});
export type UsageItem = z.infer<typeof UsageItem>;

export const DailyUsage = z.object({
  /** YYYY-MM-DD in the person's time zone. */ date: z.string(),
  credits: z.number().int(),
});
export type DailyUsage = z.infer<typeof DailyUsage>;

export const Quote = z.object({
  operation: Operation,
  credits: z.number().int(),
  balance: z.number().int(),
  sufficient: z.boolean(),
  /** Of a page of any document: what each document may cost beside its pages, held and given back when the AI model is asked once. 0 elsewhere. */
  per_document: z.number().int(),
  /** Why the price is what it is, e.g. "1 page" or "Already read: free". */ reason: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** An IANA zone; an unknown one is refused. */
const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'Unknown time zone');

export const creditsApi = {
  balance: endpoint({
    method: 'GET',
    path: '/api/credits/balance',
    summary: 'Credits left',
    response: z.object({ balance: z.number().int() }),
  }),
  usageHistory: endpoint({
    method: 'GET',
    path: '/api/credits/usage-history',
    summary: 'What was used, newest first',
    query: z.object({ page: Page, limit: pageSize(HISTORY_PAGE_SIZE) }),
    response: z.object({
      items: z.array(UsageItem),
      total: z.number().int(),
      total_pages: z.number().int(),
      page: z.number().int(),
    }),
  }),
  usageChart: endpoint({
    method: 'GET',
    path: '/api/credits/usage-chart',
    summary: 'Credits used a day, empty days included, oldest first',
    query: z.object({
      days: z.coerce.number().int().min(1).max(366).default(CHART_DAYS),
      time_zone: TimeZone.default('UTC'),
    }),
    response: z.array(DailyUsage),
  }),
  checkSufficient: endpoint({
    method: 'GET',
    path: '/api/credits/check-sufficient',
    summary: 'Whether the balance covers this many credits',
    query: z.object({ estimated_credits: z.coerce.number().int().min(0).max(1_000_000) }),
    response: z.object({ sufficient: z.boolean(), balance: z.number().int(), required: z.number().int() }),
  }),
  quote: endpoint({
    method: 'GET',
    path: '/api/credits/quote',
    summary: 'The price of a run before it is started',
    query: z.object({
      operation: Operation,
      document_id: Id.optional(),
      /** Of reading a document again with the AI model. */
      again: QueryBoolean.optional(),
    }),
    response: Quote,
  }),
};
