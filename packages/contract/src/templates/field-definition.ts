// The shape of a field, resolved from its template and the catalogue: what the editor draws, the validator checks and the mapper fills.
import { z } from 'zod';
import { AskedWhen } from './asked-when.ts';

export const fieldTypes = [
  'string',
  'email',
  'url',
  'text',
  'number',
  'date',
  'formatted_date',
  'boolean',
  'select',
  'array',
  'object',
] as const;
export const FieldType = z.enum(fieldTypes);
export type FieldType = z.infer<typeof FieldType>;

export const validationRules = ['after_1900', 'date_in_past', 'date_in_future'] as const;
export const ValidationRule = z.enum(validationRules);
export type ValidationRule = z.infer<typeof ValidationRule>;

/** The person a field is about: decides which person of a paper may fill it. */
export const fieldPersons = [
  'applicant',
  'spouse',
  'parent',
  'child',
  'guardian',
  'employer',
  'school',
  'landlord',
  'host',
  'sponsor',
  'reference',
  'co_applicant',
  'company',
  'agent',
  'vehicle',
  'other',
] as const;
export const FieldPerson = z.enum(fieldPersons);
export type FieldPerson = z.infer<typeof FieldPerson>;

export interface FieldDefinition {
  /** Key in the data; lower case with underscores. Custom fields may have any name. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** The question, and where its answer is found. */
  readonly description: string;
  readonly required: boolean;
  readonly max_length?: number | undefined;
  /** Anchored by the validator; an invalid one is ignored. */
  readonly regex?: string | undefined;
  readonly options?: readonly string[] | undefined;
  readonly validations?: readonly ValidationRule[] | undefined;
  readonly placeholder?: string | undefined;
  readonly example?: string | undefined;
  /** The canonical fact of the catalogue; the same one in every template. Absent on custom fields and groups. */
  readonly atomic?: string | undefined;
  /** Names of the fact vocabulary that may fill it, best first; `name@document_type` when only such papers may. On a group, the
   *  composite fact that fills its parts (`employer_address`); on a repeated group, the list fact its items come from (`jobs`). */
  readonly facts?: readonly string[] | undefined;
  /** Label wordings of real papers and forms, lower case, for mapping what the vocabulary does not name. */
  readonly synonyms?: readonly string[] | undefined;
  readonly person?: FieldPerson | undefined;
  /** Of an `object`. */
  readonly properties?: readonly FieldDefinition[] | undefined;
  /** Of an `array`: the fields of each item. An array without is a plain list of strings. */
  readonly items?: readonly FieldDefinition[] | undefined;
  /** Of an `array`: items in which all of these agree are the same one (same employer and start); `group.field` inside groups. */
  readonly identity?: readonly string[] | undefined;
  /** Answers that ask for it; absent: it is always asked for. */
  readonly asked_when?: readonly AskedWhen[] | undefined;
  /** Added by the person, not by the template. */
  readonly custom?: boolean | undefined;
}

const atomShape = {
  name: z.string().min(1).max(120),
  label: z.string().max(200),
  type: FieldType,
  description: z.string(),
  required: z.boolean(),
  max_length: z.number().int().positive().optional(),
  regex: z.string().optional(),
  options: z.array(z.string()).optional(),
  validations: z.array(ValidationRule).optional(),
  placeholder: z.string().optional(),
  example: z.string().optional(),
  atomic: z.string().optional(),
  facts: z.array(z.string()).optional(),
  synonyms: z.array(z.string()).optional(),
  person: FieldPerson.optional(),
  identity: z.array(z.string()).optional(),
  asked_when: z.array(AskedWhen).optional(),
  custom: z.boolean().optional(),
};

export const FieldDefinition: z.ZodType<FieldDefinition> = z.object({
  ...atomShape,
  get properties() {
    return z.array(FieldDefinition).optional();
  },
  get items() {
    return z.array(FieldDefinition).optional();
  },
});
