// What an office would send back although everything is filled.
import { z } from 'zod';

export const ReadinessFinding = z.object({
  check: z.string(),
  /** What is asked, one sentence. */
  because: z.string(),
  /** What stands against it; days in it are ISO. */
  detail: z.string(),
  source: z.string().optional(),
  /** Where to look, the place that most likely wants a change first. */
  fields: z.array(z.object({ path: z.string(), label: z.string() })),
});
export type ReadinessFinding = z.infer<typeof ReadinessFinding>;
