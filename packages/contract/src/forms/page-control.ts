// Controls of a web page as the browser extension describes them: words around them and their shape, never what stands in them.
import { z } from 'zod';

/** Limits of a description: the extension cuts to them, the server refuses what is beyond. */
export const MAX_PAGE_CONTROLS = 500;
export const MAX_CONTROL_OPTIONS = 400;
export const MAX_CONTROL_WORDS = 200;
const MAX_NAME = 120;
const MAX_AROUND = 4;

export const controlKinds = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'month',
  'textarea',
  'select',
  'combobox',
  'radio',
  'checkbox',
] as const;
export const ControlKind = z.enum(controlKinds);
export type ControlKind = z.infer<typeof ControlKind>;

const words = z.string().max(MAX_CONTROL_WORDS);
const name = z.string().max(MAX_NAME);

/** A choice as the page shows it; `value` is the page's own code for it. */
export const ControlOption = z.strictObject({ label: words, value: words.optional() });
export type ControlOption = z.infer<typeof ControlOption>;

/**
 * One question of a page. Passwords, user names, payment cards, one-time codes, files, consent boxes and everything hidden are never described.
 * All radio buttons of a group are one control, whose options they are.
 */
export const PageControl = z.strictObject({
  /** Given by the extension; of this description only. */
  id: z.string().min(1).max(40),
  kind: ControlKind,
  /** Words of its `<label>` or `aria-labelledby`. */
  label: words.optional(),
  aria_label: words.optional(),
  placeholder: words.optional(),
  /** The tool tip. */
  title: words.optional(),
  /** Words of `aria-describedby`. */
  hint: words.optional(),
  /** The attribute as it stands: `section-a shipping street-address`. */
  autocomplete: words.optional(),
  name: name.optional(),
  dom_id: name.optional(),
  /** Nearest text before and after it that belongs to no other control. */
  before: words.optional(),
  after: words.optional(),
  /** Legends of the groups around it, innermost first. */
  legends: z.array(words).max(MAX_AROUND).optional(),
  /** Headings above it within the page's outline, nearest first. */
  headings: z.array(words).max(MAX_AROUND).optional(),
  options: z.array(ControlOption).max(MAX_CONTROL_OPTIONS).optional(),
  pattern: words.optional(),
  max_length: z.number().int().min(1).max(100_000).optional(),
  input_mode: z.string().max(20).optional(),
  /** Position of its form on the page; controls outside of forms have none. */
  form: z.number().int().min(0).max(10_000).optional(),
  /** Words of the form itself: its name, id and accessible name. */
  form_name: words.optional(),
  required: z.boolean().optional(),
});
export type PageControl = z.infer<typeof PageControl>;

/** A page's address without what follows its path. */
export const PageAddress = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((address) => !/[?#]/.test(address), 'Send the address without its query');

export const PageDescription = z.strictObject({
  address: PageAddress,
  /** `lang` of the page, as it stands. */
  language: z.string().max(35).optional(),
  title: words.optional(),
  /** In the order in which a person meets them. */
  controls: z.array(PageControl).max(MAX_PAGE_CONTROLS),
});
export type PageDescription = z.infer<typeof PageDescription>;
