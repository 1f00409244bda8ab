// Documents: uploaded papers, what became of them, and what they say.
import { z } from 'zod';
import { DOCUMENTS_PAGE_SIZE } from '../constants.ts';
import { Quote } from '../credits/credits.ts';
import { endpoint } from '../endpoint.ts';
import { Evidence, Tier } from '../evidence.ts';
import { Id, IdParams, Page, pageSize, QueryBoolean, Timestamp } from '../ids.ts';
import { ModelUse } from '../models/model.ts';
import { AnswerWhose, Whose } from '../people/whose.ts';
import { MachineReadingKind } from './machine-readings.ts';
import { problemCodes } from './problems.ts';

export const ProcessingStatus = z.enum(['pending', 'processing', 'completed', 'error']);
export type ProcessingStatus = z.infer<typeof ProcessingStatus>;
export const ProcessingStep = z.enum(['categorization', 'extraction', 'parsing']);
export type ProcessingStep = z.infer<typeof ProcessingStep>;

export const DocumentProblem = z.object({
  code: z.enum(problemCodes),
  page: z.number().int().optional(),
  message: z.string(),
});

const NamedDocument = z.object({ id: Id, display_name: z.string() });

export const Document = z.object({
  id: Id,
  original_filename: z.string(),
  display_name: z.string(),
  file_size: z.number().int(),
  mime_type: z.string(),
  /** A document type, `multiple`, or null until categorised. */
  document_type: z.string().nullable(),
  processing_status: ProcessingStatus,
  processing_step: ProcessingStep.nullable(),
  /** Pages read so far and in all, while processing. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Its place among all that wait to be read, from 1; null while it is read, and when it does not wait. */
  place_in_line: z.number().int().nullable(),
  page_count: z.number().int().nullable(),
  uploaded_at: Timestamp,
  error_message: z.string().nullable(),
  /** A part of it could not be read although it is completed. */
  problems: z.array(DocumentProblem),
  /** The person it belongs to; null until it is read. */
  whose: Whose.nullable(),
  /** Updates of this document that wait for a decision. */
  updates_to_review: z.number().int(),
  /** The one collection that may use it; null: every one may. */
  only_in: z.object({ id: Id, collection_name: z.string() }).nullable(),
  /** An earlier upload with the same content. */
  duplicate_of: Id.nullable(),
  /** Front and back of one card, uploaded as two files, name each other. */
  other_side: z.object({ id: Id, display_name: z.string() }).nullable(),
  /** It was split off, or joined together, from these; none: it was uploaded as it is, or they are gone. */
  made_from: z.array(NamedDocument),
  /** These take its place as soon as all of them are read; then it is no longer listed. */
  replaced_by: z.array(NamedDocument),
  /** False: the original was deleted after processing. */
  has_original: z.boolean(),
  /** It was read without the AI model that may be asked now, or by halves: it can be read again with it. */
  can_read_again: z.boolean(),
});
export type Document = z.infer<typeof Document>;

const StepTimes = { completed: z.boolean(), completed_at: Timestamp.nullable() };
export const ProcessingDetails = z.object({
  processing_status: ProcessingStatus,
  current_step: ProcessingStep.nullable(),
  steps: z.object({
    categorization: z.object({ ...StepTimes, document_type: z.string().nullable() }),
    extraction: z.object({
      ...StepTimes,
      result_summary: z
        .object({
          display_name: z.string(),
          structured_data_keys: z.array(z.string()),
          additional_fields_count: z.number().int(),
        })
        .nullable(),
    }),
    parsing: z.object({
      ...StepTimes,
      result_summary: z
        .object({
          collections_updated: z.number().int(),
          conflicts_detected: z.number().int(),
          unknown_fields: z.number().int(),
        })
        .nullable(),
    }),
  }),
  uploaded_at: Timestamp,
  processing_started_at: Timestamp.nullable(),
  processing_completed_at: Timestamp.nullable(),
  error_message: z.string().nullable(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Credits that reading it has cost so far. */
  credits: z.number().int(),
  /** Held for the reading under way: settled to the pages that were read, given back when it fails. */
  credits_held: z.number().int(),
  /**
   * Names of the readers in words: "OneForm’s rules", or "OneForm’s rules and claude-sonnet-5". Null until it is read.
   */
  engine: z.string().nullable(),
  /** The model that was asked about it; null when none was. */
  model: ModelUse.nullable(),
  /** Machine-readable content: codes on its pages, data and signatures inside the file. */
  machine_readings: z.array(
    z.object({
      kind: MachineReadingKind,
      /** In words: "Driver’s license barcode". */
      label: z.string(),
      /** Null: it belongs to the whole file. */
      page: z.number().int().nullable(),
      /** Its checks pass, so that it was not misread. */
      proved: z.boolean(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      /** Content that states no facts: a web address, a signature in words. */
      text: z.string(),
    }),
  ),
});
export type ProcessingDetails = z.infer<typeof ProcessingDetails>;

export const DocumentFact = z.object({
  name: z.string(),
  label: z.string(),
  /** Text; lists are given as records. */
  value: z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
  raw: z.string(),
  tier: Tier,
  confidence: z.number(),
  alternatives: z.array(z.string()),
  person: z.string().nullable(),
  /** As printed, what asks for the value where it stands; null where nothing does. */
  caption: z.string().nullable(),
  evidence: z.array(Evidence),
});
export type DocumentFact = z.infer<typeof DocumentFact>;

export const DocumentFacts = z.object({
  document_type: z.string().nullable(),
  facts: z.array(DocumentFact),
  additional_fields: z.array(
    z.object({ label: z.string(), value: z.string(), confidence: z.number(), evidence: z.array(Evidence) }),
  ),
  people: z.array(z.object({ id: z.string(), role: z.string(), full_name: z.string() })),
  pages: z.array(
    z.object({ number: z.number().int(), width: z.number(), height: z.number(), source: z.string(), text: z.string() }),
  ),
});
export type DocumentFacts = z.infer<typeof DocumentFacts>;

/** A template of which a new collection would be filled at once. */
export const FillableTemplate = z.object({
  template_id: z.string(),
  template_name: z.string(),
  template_color: z.string(),
  /** Number of fields that it fills. */
  fields: z.number().int(),
});

/** Fields that the papers would fill together, the fullest paper first; `fields` is the sum over `documents`. */
export const FilledByPapers = z.object({
  templates: z.array(
    FillableTemplate.extend({ documents: z.array(z.object({ document_id: Id, fields: z.number().int() })) }),
  ),
  /** Of all states, read or not. */
  documents: z.number().int(),
});

const PageParams = z.object({ id: Id, page: z.coerce.number().int().min(1).max(10_000) });

const MAX_REMADE = 50;
export const RemakeDocuments = z
  .object({
    replaces: z.array(Id).min(1).max(MAX_REMADE),
    made: z.array(Id).min(1).max(MAX_REMADE),
  })
  .refine(({ replaces, made }) => new Set([...replaces, ...made]).size === replaces.length + made.length, {
    message: 'A document is named twice.',
  })
  .refine(({ replaces, made }) => (replaces.length === 1) !== (made.length === 1), {
    message: 'Name one document and several others.',
  });
export type RemakeDocuments = z.infer<typeof RemakeDocuments>;

export const documentsApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/documents/upload',
    summary:
      'multipart/form-data with `file` and optional `collection_id`, which alone may use it unless `only_for_collection` is "false"; reading starts by itself when credits suffice',
    status: 201,
    upload: z.object({ collection_id: Id.optional(), only_for_collection: z.enum(['true', 'false']).optional() }),
    response: z.object({
      id: Id,
      duplicate_of: Id.nullable(),
      processing_status: ProcessingStatus,
      insufficient_credits: z.boolean(),
    }),
  }),
  samples: endpoint({
    method: 'POST',
    path: '/api/documents/samples',
    status: 201,
    summary: 'Add the sample documents, and a visa and a loan collection for them to fill',
    response: z.object({ document_ids: z.array(Id), collection_ids: z.array(Id) }),
  }),
  process: endpoint({
    method: 'POST',
    path: '/api/documents/:id/process',
    status: 202,
    summary: 'Read a document; costs credits',
    params: IdParams,
    query: z.object({ extract_people: QueryBoolean.optional(), target_collection_id: Id.optional() }),
    response: z.object({ processing_status: ProcessingStatus, credits: z.number().int() }),
  }),
  reprocess: endpoint({
    method: 'POST',
    path: '/api/documents/:id/reprocess',
    status: 202,
    summary: 'Read it again after an error',
    params: IdParams,
    response: z.object({ processing_status: ProcessingStatus, credits: z.number().int() }),
  }),
  readAgain: endpoint({
    method: 'POST',
    path: '/api/documents/:id/read-again',
    status: 202,
    summary: 'Read it again with the AI model, for its price; nothing is charged where the model does not answer',
    params: IdParams,
    response: z.object({ processing_status: ProcessingStatus, credits: z.number().int() }),
  }),
  readAllAgain: endpoint({
    method: 'POST',
    path: '/api/documents/read-again',
    status: 202,
    summary: 'Read all again that were read without the AI model',
    response: z.object({ documents: z.number().int(), credits: z.number().int() }),
  }),
  quoteReadAgain: endpoint({
    method: 'GET',
    path: '/api/documents/read-again',
    summary: 'How many were read without the AI model, and what reading them again costs',
    response: Quote.omit({ operation: true, per_document: true }).extend({ documents: z.number().int() }),
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/documents/:id/status',
    summary: 'Whether it has been read',
    params: IdParams,
    response: z.object({ processing_status: ProcessingStatus, error_message: z.string().nullable() }),
  }),
  processingDetails: endpoint({
    method: 'GET',
    path: '/api/documents/:id/processing-details',
    summary: 'Steps, results and times',
    params: IdParams,
    response: ProcessingDetails,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/documents',
    summary: 'A page of documents, newest first',
    query: z.object({
      page: Page,
      page_size: pageSize(DOCUMENTS_PAGE_SIZE),
      processing_status: ProcessingStatus.optional(),
      person_id: Id.optional(),
      document_type: z.string().min(1).max(100).optional(),
      /** Only those that leave a decision open: about a value, or whose they are. */
      to_decide: QueryBoolean.optional(),
      /** Part of the name, or of the words for the type. */
      q: z.string().trim().min(1).max(200).optional(),
    }),
    response: z.object({
      documents: z.array(Document),
      total: z.number().int(),
      total_pages: z.number().int(),
      page: z.number().int(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/documents/:id',
    summary: 'One document',
    params: IdParams,
    response: Document,
  }),
  findKnown: endpoint({
    method: 'POST',
    path: '/api/documents/known',
    summary: 'Which of these files are here already, by their content',
    body: z.object({ sha256: z.array(z.string().min(1).max(64)).max(100) }),
    response: z.object({ documents: z.array(z.object({ sha256: z.string(), document: Document })) }),
  }),
  useEverywhere: endpoint({
    method: 'POST',
    path: '/api/documents/:id/use-everywhere',
    summary: 'Let every collection use a document that was uploaded for one alone',
    params: IdParams,
    response: Document,
  }),
  remake: endpoint({
    method: 'POST',
    path: '/api/documents/remakes',
    summary:
      'Put documents in the place of others: the parts of one that was split, or the one that several were joined into. What they replace speaks, and is listed, until all of them are read; decisions about it hold for them',
    body: RemakeDocuments,
    answer: 'empty',
  }),
  undoRemake: endpoint({
    method: 'POST',
    path: '/api/documents/:id/undo-remake',
    summary: 'Undo the split or join that a document is part of: what was made is deleted, what it was made of is back',
    params: IdParams,
    answer: 'empty',
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/documents/:id',
    summary: 'Rename',
    params: IdParams,
    body: z.object({ display_name: z.string().trim().min(1).max(255) }),
    response: Document,
  }),
  removal: endpoint({
    method: 'GET',
    path: '/api/documents/:id/removal',
    summary: 'How many values only this document supports',
    params: IdParams,
    response: z.object({
      values: z.number().int(),
      collections: z.array(z.object({ id: Id, collection_name: z.string(), values: z.number().int() })),
    }),
  }),
  answerWhose: endpoint({
    method: 'PUT',
    path: '/api/documents/:id/whose',
    summary: 'Say whose it is, or leave that to the engine again; what it fills follows',
    params: IdParams,
    body: AnswerWhose,
    response: Document,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/documents/:id',
    summary:
      'Delete; values that came from it stay, with their source marked as deleted, or go with `take_back` where nothing else supports them',
    params: IdParams,
    query: z.object({ take_back: QueryBoolean.default(false) }),
    answer: 'empty',
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/documents/:id/download',
    summary: 'The original bytes',
    params: IdParams,
    answer: 'file',
  }),
  facts: endpoint({
    method: 'GET',
    path: '/api/documents/:id/facts',
    summary: 'What it says, with evidence',
    params: IdParams,
    response: DocumentFacts,
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/api/documents/:id/pages/:page/image',
    summary: 'A page as WebP, upright',
    params: PageParams,
    query: z.object({ width: z.coerce.number().int().min(64).max(2000).default(1200) }),
    answer: 'file',
  }),
  fillableTemplates: endpoint({
    method: 'GET',
    path: '/api/documents/:id/fillable-templates',
    summary: 'Which templates it would fill, and what of them beside the other papers',
    params: IdParams,
    response: z.object({ templates: z.array(FillableTemplate) }),
  }),
  listTypes: endpoint({
    method: 'GET',
    path: '/api/documents/types',
    summary: 'The types of all documents, the most frequent first',
    response: z.object({
      types: z.array(z.object({ document_type: z.string(), documents: z.number().int() })),
    }),
  }),
  filledByPapers: endpoint({
    method: 'GET',
    path: '/api/documents/fillable-templates',
    summary: 'Which templates all documents together would fill, the fullest first',
    response: FilledByPapers,
  }),
};
