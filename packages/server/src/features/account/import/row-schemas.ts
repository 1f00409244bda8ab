// The shape that a row of an export must have, where the database would take anything: what is stored as JSON or as one of several words.
import {
  ACCEPTED_MEDIA_TYPES,
  CollectionData,
  ConflictType,
  Decision,
  FieldType,
  Relation,
  ReviewStatus,
  SavedPlace,
  Tier,
  WhoseStatus,
} from '@oneform/contract';
import { z } from 'zod';
import type { ExportedTable } from '../personal-tables.ts';

const strings = z.array(z.string());
const evidence = z.array(z.looseObject({ page: z.number(), quote: z.string() }));
/** Of a decision; releases differ in what else they keep. */
const about = { path: z.string(), label: z.string(), section: z.string(), decision: Decision, evidence };

const understood = z.looseObject({
  type: z.string(),
  parts: z.array(z.looseObject({ type: z.string(), pages: z.array(z.number()) })),
  people: z.array(z.looseObject({ id: z.string(), role: z.string(), full_name: z.string() })),
  facts: z.array(
    z.looseObject({
      name: z.string(),
      value: z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
      raw: z.string(),
      type: z.string(),
      tier: Tier,
      confidence: z.number(),
      evidence,
    }),
  ),
  additionalFields: z.array(z.looseObject({ label: z.string(), value: z.string(), confidence: z.number(), evidence })),
  problems: z.array(z.looseObject({ code: z.string() })),
});

/** Further members go by the columns of the table. Times are those of JSON. */
export const rowSchemas: Readonly<Record<ExportedTable, z.ZodType>> = {
  people: z.looseObject({
    name: z.string(),
    relation: Relation,
    marks: z.looseObject({ names: strings, birthDate: z.iso.date().optional() }),
  }),
  collections: z.looseObject({
    name: z.string(),
    data: CollectionData,
    customFields: z.array(
      z.looseObject({ parent: z.string(), field: z.looseObject({ name: z.string(), type: FieldType }) }),
    ),
    notApplicable: strings,
    dataVersion: z.int().min(1),
  }),
  documents: z.looseObject({
    mimeType: z.enum(ACCEPTED_MEDIA_TYPES),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    fileSize: z.int().min(0),
    status: z.enum(['pending', 'processing', 'completed', 'error']),
    step: z.enum(['categorization', 'extraction', 'parsing']).nullish(),
    whose: WhoseStatus.nullish(),
    problems: z.array(z.looseObject({ code: z.string(), page: z.number().optional() })),
  }),
  document_people: z.looseObject({}),
  document_results: z.looseObject({
    pages: z.array(z.looseObject({ number: z.number(), text: z.string() })).nullish(),
    understood: understood.nullish(),
  }),
  collection_versions: z.looseObject({
    authorKind: z.enum(['user', 'document']),
    changes: z.array(z.looseObject({ path: z.string(), label: z.string() })),
    data: CollectionData,
    notApplicable: strings,
  }),
  value_sources: z.looseObject({
    kind: z.enum(['typed', 'document']),
    tier: Tier.nullish(),
    evidence,
  }),
  collection_updates: z.looseObject({
    updateType: z.enum(['document', 'map_fields']).optional(),
    reviewStatus: ReviewStatus,
    fields: z.record(z.string(), z.looseObject({ ...about, kind: z.enum(['filled', 'suggested', 'confirmed']) })),
    conflicts: z.array(z.looseObject({ ...about, conflict_type: ConflictType, alternatives: strings })),
  }),
  credit_entries: z.looseObject({}),
  model_calls: z.looseObject({ quotedIds: strings, pages: z.array(z.number()), paths: strings }),
  saved_forms: z.looseObject({ name: z.string(), print: z.string(), places: z.array(SavedPlace) }),
};
