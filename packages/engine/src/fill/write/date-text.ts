// A date as a form wants it written: in the format that its script or its label names, else in that of the rest of the form.
import type { AskedSlot } from '../match/describe-slot.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const written =
  /\b(?:(?:mm?|dd?|yyyy|yy|jj|aaaa|tt|jjjj)\s*[-/. ]\s*){1,2}(?:mm?|dd?|yyyy|yy|jj|aaaa|tt|jjjj)\b|\b(?:mmddyyyy|ddmmyyyy|yyyymmdd)\b/i;
const american = /\b(?:zip|ssn|social security|irs|u\.?s\.?c\.?i\.?s|state of [A-Z]|county)\b/i;

/** A name no two countries read differently, for forms that say nothing. */
const plain = 'd mmm yyyy';

export function dateFormatOf({ slot, descriptions }: AskedSlot): string | undefined {
  if (slot.dateFormat !== undefined) return slot.dateFormat;
  return descriptions.map(({ text }) => written.exec(joined(text))?.[0]).find((format) => format !== undefined);
}

/** "m m/d d/y y", as it is spelt for those who listen. */
const joined = (text: string) => text.replace(/\b([mdyajt])(?: \1)+\b/gi, (letters) => letters.replaceAll(' ', ''));

/** What most dates of the form are asked for in, else what its country usually writes. */
export function usualDateFormat(asked: readonly AskedSlot[], text: string): string {
  const formats = asked.map(dateFormatOf).filter((format) => format !== undefined);
  const counted = [...Map.groupBy(formats, (format) => format)].toSorted((a, b) => b[1].length - a[1].length);
  return counted[0]?.[0] ?? written.exec(text)?.[0] ?? (american.test(text) ? 'mm/dd/yyyy' : plain);
}

/** `1990-03-14` in `mm/dd/yyyy`; JJ and TT are the German and French year and day. */
export function writeDate(iso: string, format: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const isGerman = /jjjj|tt/i.test(format);
  const texts: readonly [RegExp, string][] = [
    [/^(?:yyyy|aaaa|jjjj)/i, year],
    [/^jj/i, isGerman ? year.slice(2) : day],
    [/^yy/i, year.slice(2)],
    [/^mmmm?/i, months[Number(month) - 1] ?? month],
    [/^mm/i, month],
    [/^m/i, String(Number(month))],
    [/^(?:dd|tt)/i, day],
    [/^d/i, String(Number(day))],
  ];
  let rest = format.replace(/\s*(?:h|HH):?MM.*$/, '').replace(/\s*([-/.])\s*/g, '$1');
  let text = '';
  while (rest !== '') {
    const found = texts
      .map(([part, value]) => [part.exec(rest)?.[0], value] as const)
      .find(([part]) => part !== undefined);
    text += found === undefined ? rest[0]! : found[1];
    rest = rest.slice(found?.[0]?.length ?? 1);
  }
  return text;
}
