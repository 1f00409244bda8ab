// Collections: data sets of a person, built from a template or free-form, edited section by section.
//
// Data is plain: `collection_data[section][field]`, groups are objects, repeated groups arrays of objects. Keys that begin with `_` are not
// data: each item of a repeated group carries `_id` (given by the server when missing), so that a path survives reordering. A path joins
// keys with dots and names items by `_id`: `employment.jobs.k3x9.employer_name`.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ValueSource } from '../evidence.ts';
import { Id, IdParams, QueryBoolean, Timestamp } from '../ids.ts';
import { ModelUse } from '../models/model.ts';
import { ReadinessFinding } from '../readiness/finding.ts';
import { FieldType, ValidationRule } from '../templates/field-definition.ts';
import { Section } from '../templates/template.ts';

export type DataValue = string | number | boolean | null | readonly DataValue[] | { readonly [key: string]: DataValue };
export const DataValue: z.ZodType<DataValue> = z.json() as z.ZodType<DataValue>;
export const SectionData = z.record(z.string(), DataValue);
export type SectionData = z.infer<typeof SectionData>;
export const CollectionData = z.record(z.string(), SectionData);
export type CollectionData = z.infer<typeof CollectionData>;

export interface ProcessedField {
  readonly value: DataValue;
  readonly type: FieldType;
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
  readonly validations?: readonly ValidationRule[] | undefined;
  readonly regex?: string | undefined;
  readonly max_length?: number | undefined;
  readonly options?: readonly string[] | undefined;
  readonly placeholder?: string | undefined;
  readonly example?: string | undefined;
  /** As in the file's head. */
  readonly fieldPath: string;
  /** Groups and repeated groups. */
  readonly isStructural: boolean;
  /** The value was derived, not read. */
  readonly inferred?: boolean | undefined;
  /** "Does not apply": counts as completed. */
  readonly not_applicable?: boolean | undefined;
  readonly custom?: boolean | undefined;
  readonly properties?: Readonly<Record<string, ProcessedField>> | undefined;
  readonly items?:
    | readonly { readonly _id: string; readonly properties: Readonly<Record<string, ProcessedField>> }[]
    | undefined;
}

export const ProcessedField: z.ZodType<ProcessedField> = z.object({
  value: DataValue,
  type: FieldType,
  label: z.string(),
  description: z.string(),
  required: z.boolean(),
  validations: z.array(ValidationRule).optional(),
  regex: z.string().optional(),
  max_length: z.number().optional(),
  options: z.array(z.string()).optional(),
  placeholder: z.string().optional(),
  example: z.string().optional(),
  fieldPath: z.string(),
  isStructural: z.boolean(),
  inferred: z.boolean().optional(),
  not_applicable: z.boolean().optional(),
  custom: z.boolean().optional(),
  get properties() {
    return z.record(z.string(), ProcessedField).optional();
  },
  get items() {
    return z.array(z.object({ _id: z.string(), properties: z.record(z.string(), ProcessedField) })).optional();
  },
});

/** What the list and the header need of the template. */
export const TemplateReference = z.object({
  template_name: z.string(),
  template_type: z.string(),
  template_color: z.string(),
  required_sections: z.array(z.string()),
  optional_sections: z.array(z.string()),
});

export const CollectionSummary = z.object({
  id: Id,
  collection_name: z.string(),
  collection_description: z.string().nullable(),
  collection_type: z.string(),
  template_id: z.string().nullable(),
  template: TemplateReference.nullable(),
  is_active: z.boolean(),
  /** 0–100, rounded down; 100 only when nothing is missing. */
  completion_percentage: z.number().int(),
  /** Has any value at all. */
  has_data: z.boolean(),
  data_version: z.number().int(),
  last_updated_by: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type CollectionSummary = z.infer<typeof CollectionSummary>;

export const ListedCollection = CollectionSummary.extend({
  /** Conflicts and unsure values of papers that wait for the person, and the document with most of them. */
  to_decide: z.object({ count: z.number().int(), document_id: Id }).nullable(),
});
export type ListedCollection = z.infer<typeof ListedCollection>;

export const Collection = CollectionSummary.extend({
  collection_data: CollectionData,
  /** With `templated=true`: every field of every section with its value and definition. */
  templated_data: z.record(z.string(), z.record(z.string(), ProcessedField)).optional(),
  /** All sections to draw, in order: the template's, or those made up from free-form data (`dynamic_template`), `Other Fields` last. */
  sections: z.array(Section),
  /** Set for free-form collections: sections organised from the data. */
  dynamic_template: TemplateReference.nullable(),
  /** Paths of fields that the person marked "does not apply". */
  not_applicable: z.array(z.string()),
});
export type Collection = z.infer<typeof Collection>;

export const MissingField = z.object({
  path: z.string(),
  field: z.string(),
  type: FieldType,
  label: z.string(),
  section: z.string(),
});
export type MissingField = z.infer<typeof MissingField>;

export const CollectionValidation = z.object({
  completion_percentage: z.number().int(),
  is_complete: z.boolean(),
  /** Paths. */
  completed_fields: z.array(z.string()),
  /** Required, and empty or filled with what breaks a rule. */
  missing_fields: z.array(MissingField),
  /** Filled, but against a rule. */
  invalid_fields: z.array(z.object({ path: z.string(), messages: z.array(z.string()) })),
  sections_status: z.record(
    z.string(),
    z.object({
      completed: z.number().int(),
      total_required: z.number().int(),
      completion_percentage: z.number().int(),
    }),
  ),
  /** What the template's rules over several fields find. */
  findings: z.array(ReadinessFinding).optional(),
});
export type CollectionValidation = z.infer<typeof CollectionValidation>;

/** A paper of a kind that the template expects, or one that could not be opened. */
export const PaperThere = z.object({
  document_id: Id,
  document_name: z.string(),
  /** Of those expected; none for what could not be opened. */
  document_types: z.array(z.string()),
  /** Why it leaves fields empty that such a paper answers; null: nothing stands against it, it says no more. */
  reason: z
    .enum([
      'another_person',
      'unsure_whose',
      'unreadable',
      'expired',
      'older',
      'to_decide',
      'for_another_collection',
      'not_read_yet',
    ])
    .nullable(),
});
export type PaperThere = z.infer<typeof PaperThere>;

export const VersionChange = z.object({ path: z.string(), label: z.string(), before: DataValue, after: DataValue });
export const CollectionVersion = z.object({
  data_version: z.number().int(),
  at: Timestamp,
  /** `user` or `document`. */
  author_kind: z.enum(['user', 'document']),
  /** Full name or document name. */
  author: z.string(),
  document_id: Id.nullable(),
  /** `created`, `edited`, `filled`, `approved`, `restored`, `reverted`, … in words fit to show. */
  summary: z.string(),
  changes: z.array(VersionChange),
});
export type CollectionVersion = z.infer<typeof CollectionVersion>;

const name = z.string().trim().min(1).max(200);
const description = z.string().trim().max(2000);

export const CreateCollection = z.object({
  collection_name: name,
  collection_description: description.optional(),
  collection_type: z.string().max(100).optional(),
  /** Manual collections. */
  collection_data: CollectionData.optional(),
  /** Template-based ones. */
  template_id: z.string().max(100).optional(),
});
export const UpdateCollection = z
  .object({
    collection_name: name.optional(),
    collection_description: description.nullable().optional(),
    collection_data: CollectionData.optional(),
    is_active: z.boolean().optional(),
    /** The version that was seen: an older one gets 409. `If-Match` says the same and gets 412. */
    data_version: z.number().int().optional(),
  })
  .refine(
    ({ data_version: _seen, ...wanted }) => Object.values(wanted).some((value) => value !== undefined),
    'Nothing to change',
  );

/** Plain values of the section; `_not_applicable` lists the paths (within the section, without its name) marked "does not apply". */
export const SaveSection = z.looseObject({
  _not_applicable: z.array(z.string()).optional(),
  /** The version that was seen: an older one gets 409. `If-Match` says the same and gets 412. */
  _data_version: z.number().int().optional(),
});

export const SectionState = z.object({
  section: z.string(),
  data: SectionData,
  not_applicable: z.array(z.string()),
  data_version: z.number().int(),
});
export type SectionState = z.infer<typeof SectionState>;

/** A field that a person adds; `parent` is the path of the group it goes into, absent for the section itself. */
export const AddField = z.object({
  section: z.string().min(1).max(200),
  parent: z.string().max(500).optional(),
  field: z.union([
    z.object({ atomic: z.string() }),
    z.object({
      name: z.string().trim().min(1).max(120),
      type: FieldType,
      long: z.boolean().optional(),
      options: z.array(z.string().trim().min(1)).optional(),
    }),
  ]),
});

/** Candidates for a field out of the person's own papers. */
export const Candidate = z.object({
  value: z.string(),
  document_id: Id,
  document_name: z.string(),
  fact: z.string(),
  tier: z.string(),
  confidence: z.number(),
  quote: z.string(),
  page: z.number().int(),
});
export const Clarification = z.object({
  path: z.string(),
  label: z.string(),
  explanation: z.string(),
  example: z.string().nullable(),
  where_to_find: z.array(z.string()),
  candidates: z.array(Candidate),
  /** True: explained, and the candidates ordered, by the model. */
  by_model: z.boolean(),
  credits: z.number().int(),
});

const SectionParams = z.object({ id: Id, sectionId: z.string().min(1).max(200) });

export const collectionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/collections',
    summary: 'All collections, last changed first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1000).optional(),
      collection_type: z.string().max(100).optional(),
      is_active: QueryBoolean.optional(),
    }),
    response: z.object({ collections: z.array(ListedCollection), total: z.number().int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/collections',
    summary: 'Create from a template or by hand',
    status: 201,
    body: CreateCollection,
    response: Collection,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/collections/:id',
    summary: 'One collection; ETag is its data_version',
    params: IdParams,
    query: z.object({ templated: QueryBoolean.optional() }),
    response: Collection,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/collections/:id',
    summary: 'Name, description, data or active state; honours If-Match',
    params: IdParams,
    body: UpdateCollection,
    response: Collection,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/collections/:id',
    summary: 'Delete for good',
    params: IdParams,
    answer: 'empty',
  }),
  getSection: endpoint({
    method: 'GET',
    path: '/api/collections/:id/sections/:sectionId',
    summary: 'One section',
    params: SectionParams,
    response: SectionState,
  }),
  saveSection: endpoint({
    method: 'PUT',
    path: '/api/collections/:id/sections/:sectionId',
    summary:
      'Save one section; with a stale If-Match 412, a stale _data_version 409, each with the present state; without either the fields sent win one by one',
    params: SectionParams,
    body: SaveSection,
    response: Collection,
  }),
  validation: endpoint({
    method: 'GET',
    path: '/api/collections/:id/validation',
    summary: 'Completion, missing and invalid fields',
    params: IdParams,
    response: CollectionValidation,
  }),
  papers: endpoint({
    method: 'GET',
    path: '/api/collections/:id/papers',
    summary: 'Which of the papers that its template expects are there, and why they leave something empty',
    params: IdParams,
    response: z.object({ papers: z.array(PaperThere) }),
  }),
  sources: endpoint({
    method: 'GET',
    path: '/api/collections/:id/sources',
    summary: 'Where each value comes from, newest first for each path',
    params: IdParams,
    response: z.object({ sources: z.array(ValueSource) }),
  }),
  addField: endpoint({
    method: 'POST',
    path: '/api/collections/:id/fields',
    summary: 'Add a field of the catalogue or one of your own',
    status: 201,
    params: IdParams,
    body: AddField,
    response: Collection,
  }),
  removeField: endpoint({
    method: 'DELETE',
    path: '/api/collections/:id/fields',
    summary: 'Delete a field that was added',
    params: IdParams,
    query: z.object({ path: z.string().max(1000) }),
    response: Collection,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/collections/:id/versions',
    summary: 'Every version with its changes, newest first',
    params: IdParams,
    query: z.object({
      before: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    response: z.object({ versions: z.array(CollectionVersion) }),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/api/collections/:id/versions/:version/restore',
    summary: 'Put the data of an earlier version back, as a new version',
    params: z.object({ id: Id, version: z.coerce.number().int().min(1) }),
    response: Collection,
  }),
  mapFields: endpoint({
    method: 'POST',
    path: '/api/collections/:id/map-fields',
    summary: 'Fill from everything already read: free by the rules; a model is asked on request, and costs credits',
    params: IdParams,
    body: z.object({
      section: z.string().max(200).optional(),
      /** Ask the model about what the rules leave empty. */
      ask_model: z.boolean().default(false),
    }),
    response: z.object({
      update_ids: z.array(Id),
      filled: z.number().int(),
      /** Not sure enough to be filled: they wait for a decision. */
      suggested: z.number().int(),
      conflicts: z.number().int(),
      credits: z.number().int(),
      /** The model that was asked; null when none was. */
      model: ModelUse.nullable(),
      /** What a model could still be asked, and its price; null when there is none, or nothing to ask. */
      offer: z.object({ credits: z.number().int(), fields: z.number().int(), papers: z.number().int() }).nullable(),
    }),
  }),
  clarifyField: endpoint({
    method: 'POST',
    path: '/api/collections/:id/clarify-fields',
    summary: 'What a field asks, and what your papers say; costs credits',
    params: IdParams,
    body: z.object({ paths: z.array(z.string().max(1000)).min(1).max(20) }),
    response: z.object({ fields: z.array(Clarification), credits: z.number().int(), model: ModelUse.nullable() }),
  }),
};
