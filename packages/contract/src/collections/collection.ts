// Collections: data sets of a person, built from a template or free-form, edited section by section.
import { z } from 'zod';
import { Id, Timestamp } from '../ids.ts';
import { PersonBrief } from '../people/person.ts';
import { ReadinessFinding } from '../readiness/finding.ts';
import { FieldType } from '../templates/field-definition.ts';
import { Section } from '../templates/template.ts';
import { CollectionData, DataValue, ProcessedField } from './collection-data.ts';

/** The part of the template that the list and the header need. */
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
  /** The person it is for; null for somebody new until an identity paper put into it names them. */
  person: PersonBrief.nullable(),
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
  /** Findings of the template's rules over several fields. */
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
