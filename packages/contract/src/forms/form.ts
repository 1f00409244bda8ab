// Forms of authorities: a blank PDF is sent in, comes back filled from a collection, and with it what was written where and read back.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { Problem } from '../errors.ts';
import { Box } from '../evidence.ts';
import { Id, IdParams } from '../ids.ts';
import { FillPage, PageAnswer } from './fill-page.ts';
import { fillNoteCodes, fillReasonCodes, fillStatuses } from './fill-words.ts';

/** A field of the blank form whose content the person decided: a field of the collection, words of one's own, or `text: ''` for nothing. */
export const FormChoice = z.object({
  /** The form's own name for the field. */
  name: z.string().min(1).max(1000),
  path: z.string().max(1000).optional(),
  text: z.string().max(10_000).optional(),
  /** Of a blank that was found on the page: where its value is to stand instead. Alone it leaves the value as it is. */
  box: Box.optional(),
});
export type FormChoice = z.infer<typeof FormChoice>;

export const MAX_FORM_CHOICES = 1000;
/** The `choices` of a request, as JSON in a field of the multipart body. */
export const FormChoices = z.array(FormChoice).max(MAX_FORM_CHOICES);

/** Settings of filling, beside the person's decisions about single fields; the `settings` of a request. */
export const FillSettings = z.strictObject({
  /** A signed form is filled although its signature is then no longer valid. */
  break_signature: z.boolean().optional(),
  /** The filled form comes back without fields: nobody can type into it any more. */
  flat: z.boolean().optional(),
});
export type FillSettings = z.infer<typeof FillSettings>;

export const FormField = z.object({
  name: z.string(),
  /** The words that the form puts to it. */
  label: z.string(),
  kind: z.enum(['text', 'checkbox', 'radio', 'choice', 'signature']),
  /** 1-based. */
  page: z.number().int(),
  box: Box,
  /** Place of the field in the form, if the value was moved. */
  found_at: Box.optional(),
  /** The form's own words for the field: the same for every collection. */
  asks: z.string(),
  status: z.enum(fillStatuses),
  /** The written value; of an unsure field, the possible one. */
  value: z.string(),
  /** Path of the value in the collection. */
  path: z.string().optional(),
  reason: z.enum(fillReasonCodes).optional(),
  options: z.array(z.string()).optional(),
});
export type FormField = z.infer<typeof FormField>;

export const FormReport = z.object({
  /**
   * Fields of the file itself; blanks of a page without fields, found by its lines and boxes; or the data of an XFA form, whose pages only
   * Adobe's reader makes: its boxes are nowhere on the pages of the file.
   */
  places: z.enum(['fields', 'blanks', 'data']),
  /** A name to save it under. */
  filename: z.string(),
  fields: z.array(FormField),
  /**
   * Number of fields that hold the intended value, as read back from the finished file; only a person can say whether
   * it is right.
   */
  as_intended: z.number().int(),
  /** Fields that a person has to look at: not sure, not shown as intended, or too long and on the added page. */
  to_check: z.number().int(),
  left_blank: z.number().int(),
  /** Changes to the file itself. */
  notes: z.array(z.enum(fillNoteCodes)),
  /** Of the finished file, those that were added last. In points; `rotation` in degrees clockwise, as drawing a page needs it. */
  pages: z.array(z.object({ width: z.number(), height: z.number(), rotation: z.number().int() })),
  /** A sketch of what is printed on the form, alike for other files, scans and photos of it; empty: too few words. */
  print: z.string(),
  /** The remembered form by which it was filled. */
  saved_form_id: Id.optional(),
  /** The finished file, base64. The server keeps no copy. */
  pdf: z.string(),
});
export type FormReport = z.infer<typeof FormReport>;

/** A media type to accept beside JSON: what takes long is then answered by lines, each of them a `FillMessage` as JSON. */
export const FORM_PROGRESS_TYPE = 'application/x-ndjson';
/** Progress in pages, then the result. */
export type FillMessage =
  | { readonly done: number; readonly total: number }
  | { readonly report: FormReport }
  | { readonly problem: Problem };

export const formsApi = {
  fill: endpoint({
    method: 'POST',
    path: '/api/collections/:id/fill-pdf',
    summary:
      'multipart/form-data with `file`, a PDF form with or without fields, a scan or a photo of one, and optionally `choices` (JSON: field name with path or text), `further` (JSON: more collections, `[{collection_id, person}]`, and who each is to the person of this one) and `make_fillable` (`true`: a form without fields comes back with them) and `settings` (JSON: `break_signature`: a signed form is filled although its signature is then no longer valid, `flat`: the filled form comes back without fields); answers the filled PDF and what was read back from it. Who accepts `application/x-ndjson` as well is told, of what takes longer than a second, `{done, total}` pages line by line, then `{report}` or `{problem}`. Costs nothing and keeps nothing',
    params: IdParams,
    upload: z.object({
      choices: z.string().optional(),
      further: z.string().optional(),
      make_fillable: z.enum(['true', 'false']).optional(),
      settings: z.string().optional(),
    }),
    response: FormReport,
  }),
  fillPage: endpoint({
    method: 'POST',
    path: '/api/collections/:id/fill-page',
    summary:
      'Values for the controls of a web page, from words around them and their shape: which value belongs where, in the format of the page, with its source and how sure that is; what is not sure is `offered`, what the collection has no value for is `missing`. What stands in the controls is refused. Costs nothing and keeps nothing',
    fillsForms: true,
    params: IdParams,
    body: FillPage,
    response: PageAnswer,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/forms/page',
    summary: 'multipart/form-data with `file`, a filled form; answers one of its pages as a picture. Keeps nothing',
    upload: z.object({ page: z.string(), rotation: z.string().optional(), width: z.string().optional() }),
    answer: 'file',
  }),
};
