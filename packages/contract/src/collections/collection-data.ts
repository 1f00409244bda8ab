// The data of a collection, and each of its values beside the definition of its field. Data is plain:
// `collection_data[section][field]`, groups are objects, repeated groups arrays of objects. Keys that begin with `_`
// are not data: each item of a repeated group carries `_id` (given by the server when missing), so that a path survives
// reordering. A path joins keys with dots and names items by `_id`: `employment.jobs.k3x9.employer_name`.
import { z } from 'zod';
import { FieldType, ValidationRule } from '../templates/field-definition.ts';

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
