// Templates as the API gives them: resolved against the catalogue, ready to draw.
import { z } from 'zod';
import { DocumentType } from '../documents/document-types.ts';
import { endpoint } from '../endpoint.ts';
import { ReadinessRule } from '../readiness/readiness-rule.ts';
import { AskedWhen } from './asked-when.ts';
import { FieldDefinition, FieldPerson, FieldType, ValidationRule } from './field-definition.ts';

export const Section = z.object({
  /** Key in `collection_data`. */
  name: z.string(),
  label: z.string(),
  description: z.string(),
  required: z.boolean(),
  /** The person that the section is about; absent: the applicant. */
  person: FieldPerson.optional(),
  /** Answers that ask for the section; absent: it is always asked for. */
  asked_when: z.array(AskedWhen).optional(),
  fields: z.array(FieldDefinition),
});
export type Section = z.infer<typeof Section>;

export const ExpectedDocument = z.object({
  document_type: DocumentType,
  label: z.string(),
  /** Purpose in words. */
  description: z.string(),
  /** Facts it usually yields, names of the vocabulary. */
  yields: z.array(z.string()),
});
export type ExpectedDocument = z.infer<typeof ExpectedDocument>;

export const Template = z.object({
  /** The template's type is its id: `visa_application`. */
  id: z.string(),
  template_name: z.string(),
  template_description: z.string(),
  template_type: z.string(),
  template_color: z.string(),
  required_sections: z.array(z.string()),
  optional_sections: z.array(z.string()),
  /** Section name to its required fields, by field name. */
  required_fields: z.record(z.string(), z.record(z.string(), FieldDefinition)),
  expected_documents: z.array(ExpectedDocument),
  sections: z.array(Section),
  /** The official forms it follows, by name. */
  modelled_on: z.array(z.string()).optional(),
  /** Checks over several fields before it is sent. */
  rules: z.array(ReadinessRule).optional(),
});
export type Template = z.infer<typeof Template>;

/** One canonical definition per fact across all templates. */
export const AtomicField = z.object({
  type: FieldType,
  label: z.string(),
  description: z.string(),
  required: z.boolean(),
  max_length: z.number().int().optional(),
  regex: z.string().optional(),
  options: z.array(z.string()).optional(),
  validations: z.array(ValidationRule).optional(),
  placeholder: z.string().optional(),
  example: z.string().optional(),
  facts: z.array(z.string()),
  synonyms: z.array(z.string()),
  /** Topic in words ("Identity papers"): the picker groups by it, and free-form data is sorted by it. */
  topic: z.string().optional(),
  /** Sections of templates that ask for it, as `visa_application.personal`: what fits beside what, and how common it is. */
  used_in: z.array(z.string()).optional(),
});
export type AtomicField = z.infer<typeof AtomicField>;

/** A named group of atomic fields that templates reuse, as an address. */
export const FieldCollection = z.object({
  label: z.string(),
  description: z.string(),
  properties: z.array(FieldDefinition),
  /** When repeated: what makes two items the same one. */
  identity: z.array(z.string()).optional(),
});
export type FieldCollection = z.infer<typeof FieldCollection>;

export const FieldSchemas = z.object({
  /** Keyed by canonical name (`passport_number`). */
  atomic_fields: z.record(z.string(), AtomicField),
  field_collections: z.record(z.string(), FieldCollection),
});
export type FieldSchemas = z.infer<typeof FieldSchemas>;

export const templatesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/collections/templates',
    summary: 'All templates',
    response: z.array(Template),
  }),
  fieldSchemas: endpoint({
    method: 'GET',
    path: '/api/collections/field-schemas',
    summary: 'The catalogue of fields',
    response: FieldSchemas,
  }),
};
