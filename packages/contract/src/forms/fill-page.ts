// Values for the controls of a web page: which value belongs where, with its source and how sure it is.
import { z } from 'zod';
import { Tier } from '../evidence.ts';
import { Id } from '../ids.ts';
import { fillReasonCodes } from './fill-words.ts';
import { FurtherCollections } from './join-collections.ts';
import { PageDescription } from './page-control.ts';

export const FillPage = PageDescription.extend({
  /** More collections and whom each is about, as for a PDF. */
  further: FurtherCollections.optional(),
});

/** As a value is marked everywhere: by its strongest source, `typed` where a person wrote it. */
export const ValueMark = z.enum([...Tier.options, 'typed']);
export type ValueMark = z.infer<typeof ValueMark>;

export const PageValue = z.object({
  /** Of the control. */
  id: z.string(),
  /** Text to write, in the page's format; of a list the words of the option. */
  value: z.string(),
  /** Position of the option among those described. */
  option: z.number().int().optional(),
  /** Of a box to tick. */
  checked: z.boolean().optional(),
  /** Path of the value in the collection. */
  path: z.string(),
  /** Name of the field, as the collection calls it. */
  label: z.string(),
  /** Name of the field's section. */
  section: z.string(),
  mark: ValueMark,
  /** The paper that speaks for it; null where a person typed it or the paper is gone. */
  source: z.object({ document_id: Id, name: z.string(), page: z.number().int() }).nullable(),
  /** True: not sure enough to be written; the person may take it. */
  offered: z.boolean(),
  /** Why it is only offered. */
  reason: z.enum(fillReasonCodes).optional(),
});
export type PageValue = z.infer<typeof PageValue>;

/** A question of the page that the collection has a field for and no value. */
export const PageGap = z.object({ id: z.string(), path: z.string(), label: z.string(), section: z.string() });
export type PageGap = z.infer<typeof PageGap>;

export const PageAnswer = z.object({ values: z.array(PageValue), missing: z.array(PageGap) });
export type PageAnswer = z.infer<typeof PageAnswer>;
