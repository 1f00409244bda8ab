// Values as people read them: the same in the app, in what search finds, in what is copied and in the export.
import { isCalendarDate } from '../templates/is-calendar-date.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { DataValue } from './collection-data.ts';
import { labelFromName } from './infer-field.ts';

/** The words of one language for values. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** For a day that exists, `yyyy-MM-dd`. */
  readonly day: Intl.DateTimeFormat;
  readonly label: (name: string) => string;
}

// Made once: making a formatter takes a hundred times as long as using it.
const english: ValueWords = {
  yes: 'Yes',
  no: 'No',
  day: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }),
  label: labelFromName,
};

/** `1991-04-17` → `Apr 17, 1991`: day and month cannot be taken for each other. What is no calendar day stays as it is. */
export function dayInWords(day: string, words: ValueWords = english): string {
  if (!isCalendarDate(day)) return day;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const moment = new Date(Date.UTC(2000, month - 1, date));
  moment.setUTCFullYear(year);
  return words.day.format(moment);
}

/** `… should be 2027-05-10 or later` → `… should be May 10, 2027 or later`. */
export const daysInWords = (sentence: string, words: ValueWords = english): string =>
  sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => dayInWords(day, words));

/** '' for nothing. Groups name their parts; whoever wants them apart walks the fields. */
export function valueInWords(value: DataValue | undefined, words: ValueWords = english): string {
  if (value === undefined || isEmptyValue(value)) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return dayInWords(value, words);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return (value as readonly DataValue[])
      .map((one) => valueInWords(one, words))
      .filter((text) => text !== '')
      .join('; ');
  }
  return Object.entries(value as Readonly<Record<string, DataValue>>)
    .filter(([key, child]) => !key.startsWith('_') && !isEmptyValue(child))
    .map(([key, child]) => `${words.label(key)}: ${valueInWords(child, words)}`)
    .join(', ');
}
