// A field or section that only some answers ask for: its condition is data of the template.
import { z } from 'zod';

const Answers = z.array(z.union([z.string(), z.boolean()])).min(1);

/** One answer that asks for it; of several, any one is enough. Exactly one of `is` and `is_not` is given. */
export const AskedWhen = z.strictObject({
  /** Field beside it, by its name; elsewhere by the path from the section on, outside of repeated groups. */
  field: z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'Expected the name of a field beside it, or section.field'),
  is: Answers.optional(),
  is_not: Answers.optional(),
});
export type AskedWhen = z.infer<typeof AskedWhen>;
