// The people whose papers and applications an account holds: the owner, their family, others, companies.
import { z } from 'zod';
import { Id, Timestamp } from '../ids.ts';

/** To the owner of the account. */
export const Relation = z.enum(['me', 'spouse', 'child', 'parent', 'other', 'company']);
export type Relation = z.infer<typeof Relation>;

/** Enough to name a person beside a paper or an application. */
export const PersonBrief = z.object({
  id: Id,
  name: z.string(),
  relation: Relation,
  /** One or two letters. */
  initials: z.string(),
});
export type PersonBrief = z.infer<typeof PersonBrief>;

/** Source of a value that identifies a person. */
export const PersonSource = z.object({
  /** `account`: the name of the account; `typed`: told about the person themselves. */
  kind: z.enum(['account', 'typed', 'document', 'collection']),
  /** Of the document or collection. */
  id: Id.nullable(),
  name: z.string(),
});
export type PersonSource = z.infer<typeof PersonSource>;

export const IdentifyingValue = z.object({
  /** Of the fact vocabulary: `passport_number`. */
  fact: z.string(),
  label: z.string(),
  value: z.string(),
  sources: z.array(PersonSource),
});
export type IdentifyingValue = z.infer<typeof IdentifyingValue>;

export const Person = PersonBrief.extend({
  /** Papers name this person and nobody has said who it is: their papers ask. */
  is_proposed: z.boolean(),
  identification: z.object({
    /** Every spelling. */
    names: z.array(IdentifyingValue),
    birth_dates: z.array(IdentifyingValue),
    numbers: z.array(IdentifyingValue),
    contacts: z.array(IdentifyingValue),
  }),
  documents: z.number().int(),
  collections: z.number().int(),
  created_at: Timestamp,
});
export type Person = z.infer<typeof Person>;

/** "John Doe" is JD, "Acme" is A. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s,]+/)
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const [first = '?', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return (first + last).toUpperCase();
}
