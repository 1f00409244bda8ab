// Collection updates: what one document changed, or would change, in one collection, and the person's decisions about it.
import { z } from 'zod';
import { DataValue } from '../collections/collection-data.ts';
import { endpoint } from '../endpoint.ts';
import { Evidence, Tier, ValueSource } from '../evidence.ts';
import { Id, IdParams, Timestamp } from '../ids.ts';

export const ReviewStatus = z.enum(['pending', 'requires_review', 'approved', 'rejected', 'restored']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

export const ConflictType = z.enum(['value_mismatch', 'different_person', 'ambiguous_date', 'type_mismatch']);
export type ConflictType = z.infer<typeof ConflictType>;

/** Decision about one field; `open` until there is one. */
export const Decision = z.enum(['open', 'kept', 'accepted', 'edited']);
export type Decision = z.infer<typeof Decision>;

/**
 * The person the paper speaks of, when that may not be the person of the collection; `name` is null when it names
 * nobody.
 */
export const PersonInDoubt = z.object({ name: z.string().nullable(), is_another: z.boolean() });
export type PersonInDoubt = z.infer<typeof PersonInDoubt>;

/** An address, a name or an account of which the field is a part: its parts are one question, and a decision about one is about all. */
export const WholeValue = z.object({
  /** The same for all parts. */
  path: z.string(),
  label: z.string(),
  /** By what the parts mean (`street`, `surname`), in the order in which they are written. */
  existing_data: z.record(z.string(), DataValue),
  /** As it will be when all of it is accepted. */
  new_data: z.record(z.string(), DataValue),
});
export type WholeValue = z.infer<typeof WholeValue>;

const about = {
  /** Path in the collection. */
  path: z.string(),
  /** Label of the field, with its group in front when nested: "Employer › Name". */
  label: z.string(),
  section: z.string(),
  tier: Tier,
  confidence: z.number(),
  evidence: z.array(Evidence),
  decision: Decision,
  person: PersonInDoubt.optional(),
  whole: WholeValue.optional(),
};

/** A field that was filled (`filled`), proposed without filling because it is not sure enough (`suggested`), or found again (`confirmed`). */
export const FieldUpdate = z.object({
  ...about,
  kind: z.enum(['filled', 'suggested', 'confirmed']),
  previous: DataValue,
  value: DataValue,
});
export type FieldUpdate = z.infer<typeof FieldUpdate>;

export const UpdateConflict = z.object({
  ...about,
  /** Same as `path`. */
  field_key: z.string(),
  conflict_type: ConflictType,
  /** The value in the collection, with its newest source when known. */
  existing_data: DataValue,
  existing_source: ValueSource.nullable(),
  new_data: DataValue,
  /** Other readings to choose from (an ambiguous date). */
  alternatives: z.array(z.string()),
  /** A reasoned hint, or '': "The passport is newer and proved by its check digits." */
  suggestion: z.string(),
});
export type UpdateConflict = z.infer<typeof UpdateConflict>;

export const CollectionUpdate = z.object({
  id: Id,
  document_id: Id,
  collection_id: Id,
  collection_name: z.string(),
  collection_type: z.string(),
  update_type: z.enum(['document', 'map_fields']),
  review_status: ReviewStatus,
  created_at: Timestamp,
  /** Keyed by path. */
  fields_updated: z.record(z.string(), FieldUpdate),
  /** The keys of `fields_updated`. */
  updated_fields: z.array(z.string()),
  conflicts: z.array(UpdateConflict),
});
export type CollectionUpdate = z.infer<typeof CollectionUpdate>;

const UpdateParams = z.object({ id: Id, updateId: Id });

/** Something that could not be done to one field, in words. */
export const FieldProblem = z.object({ path: z.string(), message: z.string() });
/** `errors`: fields that were left alone because they no longer hold what this update wrote. */
const Outcome = z.object({ update: CollectionUpdate, errors: z.array(FieldProblem) });

export const updatesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/documents/:id/collection-updates',
    summary: 'What this document changed, by collection',
    params: IdParams,
    response: z.array(CollectionUpdate),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/documents/:id/collection-updates/:updateId/approve',
    summary: 'Keep what was filled and take the new side of its open conflicts',
    params: UpdateParams,
    /** Values of somebody else are written only after a second, plainly worded step, which sends the flag. Without it: `another_person`. */
    body: z.object({ writes_another_person: z.boolean().default(false) }).nullish(),
    response: Outcome,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/documents/:id/collection-updates/:updateId/restore',
    summary: 'Put back what stood before, where the field still holds what this update wrote',
    params: UpdateParams,
    response: Outcome,
  }),
  restoreAll: endpoint({
    method: 'POST',
    path: '/api/documents/:id/collection-updates/restore-all',
    summary: 'Restore every pending update of the document',
    params: IdParams,
    response: z.object({
      restored_count: z.number().int(),
      errors: z.array(z.object({ update_id: Id, path: z.string(), message: z.string() })),
    }),
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/documents/:id/collection-updates/:updateId/resolve',
    summary:
      'Decide single fields, with the other parts of their `whole`; `reopen` takes a decision back. When all are decided the update is approved, or rejected when nothing was taken',
    params: UpdateParams,
    body: z.object({
      decisions: z
        .array(
          z.object({
            path: z.string().max(1000),
            action: z.enum(['keep', 'accept', 'edit', 'reopen']),
            value: DataValue.optional(),
          }),
        )
        .min(1)
        .max(1000),
      /** As for `approve`. */
      writes_another_person: z.boolean().default(false),
    }),
    response: Outcome,
  }),
};
