// A finding for which an office would send the form back although everything is filled.
import { z } from 'zod';

export const ReadinessFinding = z.object({
  check: z.string(),
  /** The requirement in one sentence. */
  because: z.string(),
  /** The values that contradict it; days in it are ISO. */
  detail: z.string(),
  source: z.string().optional(),
  /** Fields to look at, the likeliest to need a change first. */
  fields: z.array(z.object({ path: z.string(), label: z.string() })),
});
export type ReadinessFinding = z.infer<typeof ReadinessFinding>;
