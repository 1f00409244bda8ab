// Values as people read them: the same in the app, in what search finds, in what is copied and in the export.
import { isCalendarDate } from '../templates/is-calendar-date.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { DataValue } from './collection-data.ts';
import { labelFromName } from './infer-field.ts';

// Made once: making a formatter takes a hundred times as long as using it.
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `1991-04-17` → `Apr 17, 1991`: day and month cannot be taken for each other. What is no calendar day stays as it is. */
export function dayInWords(day: string): string {
  if (!isCalendarDate(day)) return day;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const moment = new Date(Date.UTC(2000, month - 1, date));
  moment.setUTCFullYear(year);
  return days.format(moment);
}

/** `… should be 2027-05-10 or later` → `… should be May 10, 2027 or later`. */
export const daysInWords = (sentence: string): string => sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayInWords);

/** '' for nothing. Groups name their parts; whoever wants them apart walks the fields. */
export function valueInWords(value: DataValue | undefined): string {
  if (value === undefined || isEmptyValue(value)) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return dayInWords(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return (value as readonly DataValue[])
      .map(valueInWords)
      .filter((text) => text !== '')
      .join('; ');
  }
  return Object.entries(value as Readonly<Record<string, DataValue>>)
    .filter(([key, child]) => !key.startsWith('_') && !isEmptyValue(child))
    .map(([key, child]) => `${labelFromName(key)}: ${valueInWords(child)}`)
    .join(', ');
}
