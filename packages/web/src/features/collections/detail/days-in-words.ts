// Sentences of the server carry days as they are kept.
import { formatDay } from '#lib/format.ts';

/** `… it should be 2027-05-10 or later` → `… it should be May 10, 2027 or later`. */
export const daysInWords = (sentence: string): string =>
  sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day));
