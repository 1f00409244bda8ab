// Owner of a paper: decided by the engine, corrected by the person, or asked.
import { z } from 'zod';
import { Id } from '../ids.ts';
import { PersonBrief } from './person.ts';

export const WhoseStatus = z.enum([
  /** The paper names people who are known, or nobody: then it belongs to whoever brought it. */
  'decided',
  /** A person said whose it is. */
  'corrected',
  /** It names somebody who is not known: nothing of it is filled or offered before that is answered. */
  'asks',
  /** A person said that it is nobody's. */
  'nobodys',
  /** A person put it aside; nothing of it is filled or offered. */
  'set_aside',
]);
export type WhoseStatus = z.infer<typeof WhoseStatus>;

export const Whose = z.object({
  status: WhoseStatus,
  /** The people it belongs to; while it asks, those it may belong to. */
  people: z.array(PersonBrief),
  /** The first, as a person writes it: what a form or card prints in capitals is `John Doe` too. */
  name_on_paper: z.string().nullable(),
  /** Its present state in words, for the toast, the list and the review alike. */
  sentence: z.string(),
  /** Number of application values that rest on it, and number that wait for a decision. */
  filled: z.number().int(),
  to_decide: z.number().int(),
  /** Possible answers while it asks, in the order to show; else empty. */
  choices: z.array(z.enum(['start_application', 'mine', 'set_aside'])),
});
export type Whose = z.infer<typeof Whose>;

/** `restore` leaves it to the engine again. */
export const AnswerWhose = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('mine') }),
  z.object({ answer: z.literal('people'), person_ids: z.array(Id).min(1).max(20) }),
  z.object({
    answer: z.literal('new_person'),
    /** Absent: the name on the paper. */
    name: z.string().trim().min(1).max(200).optional(),
    relation: z.enum(['spouse', 'child', 'parent', 'other', 'company']).default('other'),
  }),
  z.object({ answer: z.enum(['nobodys', 'set_aside', 'restore']) }),
]);
export type AnswerWhose = z.infer<typeof AnswerWhose>;

/** The person a collection is for: the owner, somebody known, or somebody new whom its first identity paper names. */
export const ForWhom = z.union([z.literal('me'), z.literal('new'), Id]);
export type ForWhom = z.infer<typeof ForWhom>;
