// Endpoints for collections.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ValueSource } from '../evidence.ts';
import { Id, IdParams, QueryBoolean } from '../ids.ts';
import { ModelUse } from '../models/model.ts';
import { ForWhom } from '../people/whose.ts';
import { FieldType } from '../templates/field-definition.ts';
import { Collection, CollectionValidation, CollectionVersion, ListedCollection, PaperThere } from './collection.ts';
import { CollectionData, SectionData } from './collection-data.ts';

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
  /** Absent: the owner. */
  person: ForWhom.optional(),
});
export const UpdateCollection = z
  .object({
    collection_name: name.optional(),
    collection_description: description.nullable().optional(),
    collection_data: CollectionData.optional(),
    is_active: z.boolean().optional(),
    person: ForWhom.optional(),
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
      person_id: Id.optional(),
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
    summary: 'Delete permanently',
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
    summary: 'Which of the documents its template expects are there, and why they leave something empty',
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
      /**
       * Price and size of a question that a model could still be asked; null without a model or without anything to
       * ask.
       */
      offer: z.object({ credits: z.number().int(), fields: z.number().int(), papers: z.number().int() }).nullable(),
    }),
  }),
  clarifyField: endpoint({
    method: 'POST',
    path: '/api/collections/:id/clarify-fields',
    summary: 'What a field asks for, and what the documents say about it; costs credits',
    params: IdParams,
    body: z.object({ paths: z.array(z.string().max(1000)).min(1).max(20) }),
    response: z.object({ fields: z.array(Clarification), credits: z.number().int(), model: ModelUse.nullable() }),
  }),
};
