// Checks a child's answer. It may have been taken over by the paper it read: the host takes nothing from it but this
// shape.
import {
  DocumentType,
  fillNoteCodes,
  fillProblemCodes,
  fillReasonCodes,
  fillStatuses,
  MachineReadingKind,
} from '@oneform/contract';
import { z } from 'zod';
import type {
  AdditionalField,
  CategorisedPart,
  Dispute,
  Evidence,
  Fact,
  FactType,
  Person,
  PersonRole,
  Tier,
  UnderstoodDocument,
} from '#document/facts.ts';
import type { MachineFact, MachineReading } from '#document/machine-reading.ts';
import type { FormField, MediaType, PageSource, ReadProblem, ReadProblemCode } from '#document/read-document.ts';
import type { PageOutline, ReadOutline } from '#document/read-outline.ts';
import type { FilledField, FilledForm, FilledPage } from '#fill/fill-result.ts';
import type { FilledWebPage } from '#fill/web/fill-page.ts';
import type { WebValue } from '#fill/web/plan-control.ts';
import type { RenderedPage } from '#read/rendered-page.ts';
import type { ListName } from './result-parts.ts';

/** A property that a type gains has to be named here as well, or this does not compile. */
type ShapeOf<T> = { readonly [K in keyof T]-?: z.ZodType<Exclude<T[K], undefined> | undefined> };
const exactly = <T>(shape: ShapeOf<T>) => z.strictObject(shape) as unknown as z.ZodType<T>;
const oneOf = <T extends string>(all: Readonly<Record<T, true>>) => z.enum(Object.keys(all) as T[]);

const text = z.string();
const number = z.number();
const count = z.int().min(0);
/** Of the vocabulary: what is a property of every object is none. */
const factName = z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,80}$/);
const box = z.tuple([number, number, number, number]);
const type = z.union([DocumentType, z.literal('multiple')]);

const problemCode = oneOf<ReadProblemCode>({
  empty_file: true,
  unsupported_type: true,
  type_mismatch: true,
  encrypted_pdf: true,
  corrupt_file: true,
  no_pages: true,
  too_many_pages: true,
  too_large_image: true,
  no_text_found: true,
  page_unreadable: true,
  page_shortened: true,
  embedded_unreadable: true,
  not_text: true,
  processing_timeout: true,
  out_of_memory: true,
});
const problems = z.array(exactly<ReadProblem>({ code: problemCode, page: count.optional() }));
const factType = oneOf<FactType>({
  string: true,
  name: true,
  date: true,
  money: true,
  number: true,
  phone: true,
  email: true,
  url: true,
  address: true,
  country: true,
  code: true,
  boolean: true,
  list: true,
});
const role = oneOf<PersonRole>({
  subject: true,
  spouse: true,
  parent: true,
  child: true,
  employer: true,
  landlord: true,
  tenant: true,
  co_applicant: true,
  supervisor: true,
  reference: true,
  other: true,
});
const fieldKind = oneOf<FormField['kind']>({ text: true, checkbox: true, radio: true, choice: true, signature: true });

const evidence = z.array(
  exactly<Evidence>({
    page: count,
    box: box.optional(),
    range: z.tuple([number, number]).optional(),
    quote: text,
  }),
);
const fact = exactly<Fact>({
  name: factName,
  value: z.union([text, z.array(z.record(factName, text))]),
  raw: text,
  type: factType,
  person: text.optional(),
  tier: oneOf<Tier>({ proved: true, read: true, inferred: true }),
  confidence: number,
  alternatives: z.array(text).optional(),
  dispute: exactly<Dispute>({ kind: MachineReadingKind, code: text, print: text }).optional(),
  caption: text.optional(),
  evidence,
  isIssuers: z.literal(true).optional(),
  part: count.optional(),
});
const additionalField = exactly<AdditionalField>({
  label: text,
  value: text,
  confidence: number,
  evidence,
  isIssuers: z.literal(true).optional(),
});
const machineReadings = z.array(
  exactly<MachineReading>({
    kind: MachineReadingKind,
    facts: z.array(
      exactly<MachineFact>({
        name: factName,
        value: text,
        raw: text,
        type: factType,
        isCutShort: z.boolean().optional(),
      }),
    ),
    isProved: z.boolean(),
    documentType: DocumentType.optional(),
    page: count.optional(),
    box: box.optional(),
    raw: text,
  }),
);
const formField = exactly<FormField>({
  name: text,
  label: text,
  kind: fieldKind,
  value: text,
  checked: z.boolean().optional(),
  option: text.optional(),
  box,
});
const filledField = exactly<FilledField>({
  name: text,
  label: text,
  kind: fieldKind,
  page: count,
  box,
  foundAt: box.optional(),
  asks: text,
  status: z.enum(fillStatuses),
  value: text,
  path: text.optional(),
  reason: z.enum(fillReasonCodes).optional(),
  options: z.array(text).optional(),
});

const webValue = exactly<WebValue>({
  id: text,
  value: text,
  option: count.optional(),
  checked: z.boolean().optional(),
  path: text,
  isOffered: z.boolean(),
  reason: z.enum(fillReasonCodes).optional(),
});

/** The items of each list; the text of a page comes beside it, as bytes. */
export const itemSchemas: Readonly<Record<ListName, z.ZodType>> = {
  pages: exactly<Omit<PageOutline, 'text'>>({
    number: count,
    width: number,
    height: number,
    rotation: number,
    tilt: number.optional(),
    source: oneOf<PageSource>({ text: true, ocr: true, form: true }),
    fields: z.array(formField),
    isUnsure: z.boolean(),
  }),
  facts: fact,
  additionalFields: additionalField,
  fields: filledField,
  values: webValue,
};

const read = exactly<Omit<ReadOutline, 'pages'>>({
  mediaType: oneOf<MediaType>({
    'application/pdf': true,
    'image/jpeg': true,
    'image/png': true,
    'text/plain': true,
  }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  problems,
  machineReadings: machineReadings.optional(),
});
const understood = exactly<Omit<UnderstoodDocument, 'facts' | 'additionalFields'>>({
  type,
  confidence: number,
  parts: z.array(
    exactly<CategorisedPart>({
      type: DocumentType,
      confidence: number,
      pages: z.array(count),
      region: box.optional(),
    }),
  ),
  people: z.array(
    exactly<Person>({
      id: text,
      role,
      full_name: text,
      date_of_birth: text.optional(),
      document_number: text.optional(),
    }),
  ),
  problems,
  machineReadings: machineReadings.optional(),
  byModelAlone: z.array(text).optional(),
  engine: oneOf<UnderstoodDocument['engine']>({ rules: true, 'rules+model': true }),
});

/** All of a result but its lists and bytes, by kind of task. */
export const restSchemas = {
  read,
  understand: z.strictObject({ read, understood }),
  render: z.union([
    exactly<Omit<RenderedPage, 'webp'>>({ width: count, height: count }),
    z.strictObject({ problem: problemCode }),
  ]),
  fill: z.union([
    exactly<Omit<FilledForm, 'fields' | 'bytes'>>({
      places: oneOf<FilledForm['places']>({ fields: true, blanks: true, data: true }),
      asIntended: count,
      toCheck: count,
      leftBlank: count,
      notes: z.array(z.enum(fillNoteCodes)),
      pages: z.array(exactly<FilledPage>({ width: number, height: number, rotation: number })),
      print: text,
      savedForm: text.optional(),
    }),
    z.strictObject({ problem: z.enum(fillProblemCodes) }),
  ]),
  'fill-page': exactly<Omit<FilledWebPage, 'values'>>({
    missing: z.array(z.strictObject({ id: text, path: text })),
  }).nullable(),
  judge: z.strictObject({ understood, missing: z.array(text) }).nullable(),
};
