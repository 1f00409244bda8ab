// The format of the files under `templates/`, described for authors in docs/add-a-template.md.
import { AskedWhen, DocumentType, FieldPerson, FieldType, ReadinessRule, ValidationRule } from '@oneform/contract';
import { z } from 'zod';

const text = z.string().trim().min(1);
/** YAML reads 1987 as a number; examples and choices are text. */
const scalar = z.union([z.string(), z.number(), z.boolean()], 'Expected text').transform(String);

const Condition = AskedWhen.extend({ field: z.union([AskedWhen.shape.field, z.array(AskedWhen.shape.field).min(1)]) });
/** One condition is written without a list, and the same answer to any of several fields with a list of them. */
const asked_when = z
  .union([Condition, z.array(Condition).min(1)])
  .transform((given) =>
    [given].flat().flatMap(({ field, ...answers }) => [field].flat().map((one) => ({ field: one, ...answers }))),
  )
  .optional();

/** Keys that a field may set for itself, in the catalogue or over it. */
const wording = {
  label: text.max(200).optional(),
  description: text.optional(),
  example: scalar.optional(),
  placeholder: text.optional(),
  max_length: z.number().int().positive().optional(),
  regex: text.optional(),
  options: z.array(scalar).min(1).optional(),
  validations: z.array(ValidationRule).optional(),
  facts: z.array(text).optional(),
  synonyms: z.array(scalar).optional(),
};

const AtomicSpec = z.strictObject({
  ...wording,
  type: FieldType.exclude(['object'], 'A group belongs in groups.yaml').default('string'),
  label: text.max(200),
  description: text,
  /** The description where the field is about somebody else than the applicant. */
  of_others: text.optional(),
});
export type AtomicSpec = z.infer<typeof AtomicSpec>;

export const CatalogueFile = z.strictObject({ topic: text, fields: z.record(z.string(), AtomicSpec) });

/** One field of a section or group. Null takes the catalogue's field of the same name as it is. */
export interface FieldSpec extends z.infer<z.ZodObject<typeof fieldShape>> {
  readonly fields?: FieldSpecs | undefined;
  readonly items?: FieldSpecs | undefined;
}
export type FieldSpecs = Readonly<Record<string, FieldSpec | null>>;

const fieldShape = {
  ...wording,
  /** The catalogue's name, when the field is called otherwise here. */
  atomic: text.optional(),
  /** A group of groups.yaml, once … */
  group: text.optional(),
  /** … or repeated. */
  list: text.optional(),
  /** For a group also: the names of those of its fields that are required here. */
  required: z.union([z.boolean(), z.array(text)], 'Expected yes, no or a list of names').optional(),
  person: FieldPerson.optional(),
  identity: z.array(text).optional(),
  asked_when,
  /** Fields of the group that are left out here. */
  without: z.array(text).optional(),
};

const FieldSpec: z.ZodType<FieldSpec> = z.strictObject({
  ...fieldShape,
  get fields() {
    return FieldSpecs.optional();
  },
  get items() {
    return FieldSpecs.optional();
  },
});
const FieldSpecs = z.record(z.string(), FieldSpec.nullable());

const GroupSpec = z.strictObject({
  label: text.max(200),
  description: text,
  identity: z.array(text).optional(),
  fields: FieldSpecs,
});
export type GroupSpec = z.infer<typeof GroupSpec>;

export const GroupsFile = z.strictObject({ groups: z.record(z.string(), GroupSpec) });

const SectionSpec = z.strictObject({
  label: text.max(200),
  description: text,
  required: z.boolean(),
  person: FieldPerson.optional(),
  asked_when,
  fields: FieldSpecs,
});

export const TemplateFile = z.strictObject({
  template_name: text,
  template_description: text,
  template_type: z.string().regex(/^[a-z][a-z0-9_]*$/, 'Expected lower-case letters, digits and underscores'),
  template_color: z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Expected a colour as #2563EB'),
  modelled_on: z.array(text).optional(),
  expected_documents: z.array(
    z.strictObject({ document_type: DocumentType, label: text.optional(), description: text, yields: z.array(text) }),
  ),
  sections: z.record(z.string(), SectionSpec),
  rules: z.array(ReadinessRule).optional(),
});
export type TemplateFile = z.infer<typeof TemplateFile>;
