// Next steps of a person: decide waiting updates, hand in the paper that would fill most, renew papers that expire.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../ids.ts';

export const WaitingDocument = z.object({
  document_id: Id,
  display_name: z.string(),
  /** Questions that it asks, the same one in several collections counted once. */
  decisions: z.number().int(),
});
export type WaitingDocument = z.infer<typeof WaitingDocument>;

/** A paper that is not there yet. */
export const WantedPaper = z.object({
  document_type: z.string(),
  label: z.string(),
  /** Number of missing fields that it usually answers, over how many collections. */
  fields: z.number().int(),
  collections: z.number().int(),
});

export const ExpiringPaper = z.object({
  document_id: Id,
  display_name: z.string(),
  document_type: z.string().nullable(),
  /** ISO day; may be past. */
  expires_on: z.string(),
});
export type ExpiringPaper = z.infer<typeof ExpiringPaper>;

/** A date of an application that ends before a rule of its template allows: a passport that must outlast the trip. */
export const TooEarly = z.object({
  collection_id: Id,
  collection_name: z.string(),
  /** Field with the date, and its label. */
  path: z.string(),
  label: z.string(),
  /** ISO days. */
  expires_on: z.string(),
  needed_until: z.string(),
  /** The rule, as people read it. */
  because: z.string(),
});
export type TooEarly = z.infer<typeof TooEarly>;

export const Overview = z.object({
  /** Documents that wait for decisions, those that ask most first. */
  waiting: z.array(WaitingDocument),
  wanted_paper: WantedPaper.nullable(),
  /** Papers that have expired or expire within half a year, soonest first. */
  expiring: z.array(ExpiringPaper),
  /** Soonest first. */
  too_early: z.array(TooEarly),
});
export type Overview = z.infer<typeof Overview>;

export const overviewApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/overview',
    summary: 'What waits for the person, over all documents and collections',
    response: Overview,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/overview/expiring.ics',
    summary: 'A calendar file (RFC 5545) of the days on which papers expire, each with a reminder',
    answer: 'file',
  }),
};
