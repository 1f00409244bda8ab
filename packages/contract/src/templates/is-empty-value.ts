// Decides whether a value counts as not filled in.

/** Nothing, blank text, or a list or group in which nothing is filled. `false` and 0 are answers. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmptyValue);
  if (typeof value === 'object') {
    return Object.entries(value).every(([key, child]) => key.startsWith('_') || isEmptyValue(child));
  }
  return false;
}
