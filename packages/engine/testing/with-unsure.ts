import { getLimits, setLimits } from '#layout/limits.ts';

/**
 * Tells what is found, however unsure. Test papers say what a reader finds: the few lines that are drawn lack what makes a claim on a real
 * paper sure, and "nothing" has to hold for unsure claims as well.
 */
export function withUnsure<T>(extract: () => T): T {
  setLimits({ ...getLimits(), floor: getLimits().considered });
  try {
    return extract();
  } finally {
    setLimits(null);
  }
}
