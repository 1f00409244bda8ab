// Shapes of printed dates: in figures, with the month named, in Roman figures, in other calendars, with words between.
import { anyMonthPattern, findMonth, monthPattern } from './month-names.ts';
import { dayOfNamedMonth, fromCalendar } from './other-calendars.ts';
import { type DayMonthOrder, fullYear, isoDate, isoMonth, type NormalisedDate, resolveOrder } from './resolve-date.ts';
import { numberOfWords, wordedDay, wordedYear, yearOfWords } from './worded-dates.ts';

interface DateShape {
  /** Over folded text. */
  readonly pattern: RegExp;
  /** Over the text as printed: the case tells it. */
  readonly isAsPrinted?: true;
  /** Finds nothing in a text without a month's name. */
  readonly hasName?: true;
  /** Finds nothing in a text without a number in words. */
  readonly isWorded?: true;
  readonly resolve: (groups: readonly string[], order: DayMonthOrder) => NormalisedDate | null;
}

const given = (value: string | null): NormalisedDate | null => (value ? { value } : null);
const month = `(${anyMonthPattern})\\.?`;
// A bilingual paper prints the month twice: 14 JAN/JAN 13, 12 AUG/AOÛT 2021, 05 AOÛ/AUG 84.
const months = `(?:\\p{L}{3,9}\\.?\\s?/\\s?)?${month}(?:\\s?/\\s?\\p{L}{3,9}\\.?)?`;
const day = '(\\d{1,2})(?:st|nd|rd|th|er|re|\\.?[oa\\u00ba\\u00aa\\u00b0]|\\.)?';
const year = "'?(\\d{4}|\\d{2})";
/** Words that languages put after a year: `1984 r.`, `1984 г.`, `1984. godine`, `1445 AH`. */
export const yearWords = '(?:r|g|god|godine|a(?=\\.?$)|г|года|год|р|року|h|ah|a\\.h|هـ|ه)(?![\\p{L}\\p{N}])\\.?';
const afterYear = `(?:\\.?\\s?${yearWords})?`;
/** `Payment due May 2025` names no day. */
const notEnglish = "(?!(?:due|once)\\s+(?!d[ei]\\s|d'))";
const roman = '(VI{0,3}|I[VX]|I{1,3}|XI{0,2}|V)';
const romans = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const hijri = '\\s?(?:h|ah|a\\.h\\.|هـ|ه)(?!\\p{L})';

// Tried in this order at each place; the first that fits wins.
export const dateShapes: readonly DateShape[] = [
  {
    pattern: new RegExp(`(?<!\\d)(1[34]\\d{2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{1,2})${hijri}`, 'gu'),
    resolve: ([y, , m, d]) => given(fromCalendar('islamic-umalqura', Number(y), Number(m), Number(d))),
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(1[34]\\d{2})${hijri}`, 'gu'),
    resolve: ([d, , m, y]) => given(fromCalendar('islamic-umalqura', Number(y), Number(m), Number(d))),
  },
  {
    pattern: /(?<!\d|\d\s?[-/.]\s?)(\d{4})\s?([-/.|])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/g,
    resolve: ([y, , m, d]) => given(isoDate(Number(y), Number(m), Number(d))),
  },
  {
    pattern:
      /(?<![\d.,/]|(?<!\d{4})-)(\d{1,2})\s?([-/.|])\s?(\d{1,2})\s?\2\s?(?:(\d{4})(?![\d/]|[.,]\d|-\d(?!\d?[-/.]))|(\d{2})(?![\d/]|[-.,]\d))/g,
    resolve: ([a, , b, y, yy], order) => resolveOrder(Number(a), Number(b), fullYear(y ?? yy ?? ''), order),
  },
  {
    pattern: /(?<![\d.,/-])(\d{2}) (\d{2}) (\d{4})(?![\d.,/-])/g,
    resolve: ([a, b, y], order) => resolveOrder(Number(a), Number(b), Number(y), order),
  },
  {
    // `5.VIII.1984`, `5 VIII 1984 r.`, `05-VIII-84`; `5 V 1984` where the text begins with it.
    isAsPrinted: true,
    pattern: new RegExp(
      `(?<![\\d.,/\\p{L}])(\\d{1,2})(?:\\.?\\s?([-/.])\\s?|\\.?\\s(?=[IVX]{2})|(?<=^\\d{1,2})\\.?\\s)${roman}(?:\\.?\\s?\\2?\\s?)(?<=[\\s./-])(\\d{4}|(?<=[./-])\\d{2})(?!\\d|[.,]\\d)(?:\\s?[rgг]\\.)?`,
      'gu',
    ),
    resolve: ([d, , m, y]) => given(isoDate(fullYear(y ?? ''), romans.indexOf(m ?? '') + 1, Number(d))),
  },
  {
    isAsPrinted: true,
    pattern: new RegExp(`(?<![\\d.,/\\p{L}])(\\d{4})\\s?[-/.]\\s?${roman}\\s?[-/.]\\s?(\\d{1,2})(?!\\d)`, 'gu'),
    resolve: ([y, m, d]) => given(isoDate(Number(y), romans.indexOf(m ?? '') + 1, Number(d))),
  },
  {
    // Vietnamese and the languages of East Asia name the parts: `05 tháng 8 năm 1984`, `1984年8月5日`.
    pattern: /(?<!\d)(\d{1,2})\s+thang\s+(\d{1,2})[\s,]+(?:nam\s+)?(\d{4})(?!\d)/g,
    resolve: ([d, m, y]) => given(isoDate(Number(y), Number(m), Number(d))),
  },
  {
    pattern: /(?<!\d)(\d{4})\s?[年년ᄂ]\s?(\d{1,2})\s?[月월ᄋ]\s?(\d{1,2})\s?[日일ᄋ]/g,
    resolve: ([y, m, d]) => given(isoDate(Number(y), Number(m), Number(d))),
  },
  {
    // A stop after the day is Croatian, where listopad is October; elsewhere it is November.
    pattern: new RegExp(`(?<![\\d.,/])(\\d{1,2})\\.\\s?listopada\\s(\\d{4})(?!\\d|,\\d)${afterYear}`, 'gu'),
    resolve: ([d, y]) => {
      const value = isoDate(Number(y), 10, Number(d));
      const other = isoDate(Number(y), 11, Number(d));
      return value ? { value, ...(other && { alternatives: [other] }) } : null;
    },
  },
  {
    hasName: true,
    isWorded: true,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,/])(?:${notEnglish}${wordedDay}|(\\d{1,2})(?=\\D{3,30}mil))\\s+(?:de\\s+|di\\s+|d')?(${monthPattern})\\s+(?:de\\s+|del\\s+|do\\s+)?(?:an[on]o?\\s+(?:de\\s+)?)?(?:${wordedYear}|(\\d{4}))(?!\\d)`,
      'gu',
    ),
    resolve: ([words, d, m, wordsOfYear, y]) => {
      const year = wordsOfYear ? yearOfWords(wordsOfYear) : Number(y);
      const day = words ? numberOfWords(words) : Number(d);
      return year && day ? given(isoDate(year, findMonth(m ?? '') ?? 0, day)) : null;
    },
  },
  {
    hasName: true,
    pattern: new RegExp(
      `(?<![\\d.,/])${day}[\\s,-]*(?:day\\s+)?(?:(?:of|de|del|di)\\s+|d')?[\\s/.-]*${months}(?:[\\s./-]*|[\\s,./-]*(?=\\D{0,6}\\d{4}))(?:(?:of|de|del|a\\.?d\\.?|b\\.?e\\.?|พ\\.?ศ\\.?)\\s*)?${year}(?!\\d|[.,]\\d)${afterYear}`,
      'gu',
    ),
    resolve: ([d, m, y]) => given(dayOfNamedMonth(y ?? '', m ?? '', d ?? '')),
  },
  {
    hasName: true,
    pattern: new RegExp(
      `(?<!\\p{L})${month}[\\s-]*${day}(?:\\s*,\\s*|\\s+|\\s*[-/]\\s*|\\s+(?:of|in)\\s+)${year}(?!\\d|[.,]\\d)${afterYear}`,
      'gu',
    ),
    resolve: ([m, d, y]) => given(dayOfNamedMonth(y ?? '', m ?? '', d ?? '')),
  },
  {
    // `2024. május 3.`, `1984 m. rugpjūčio 5 d.`, `1984. gada 5. augusts`.
    hasName: true,
    pattern: new RegExp(
      `(?<!\\d)(\\d{4})[\\s.,/-]*(?:m\\.\\s|ko\\s)?${month}[\\s./-]*(\\d{1,2})(?![\\d:])(?:\\s?d\\.)?`,
      'gu',
    ),
    resolve: ([y, m, d]) => given(dayOfNamedMonth(y ?? '', m ?? '', d ?? '')),
  },
  {
    hasName: true,
    pattern: new RegExp(`(?<!\\d)(\\d{4})\\.?\\s?gada\\s(\\d{1,2})\\.?\\s${month}`, 'gu'),
    resolve: ([y, d, m]) => given(dayOfNamedMonth(y ?? '', m ?? '', d ?? '')),
  },
  {
    hasName: true,
    pattern: new RegExp(
      `(?<!\\p{L})(${monthPattern})\\.?(?:\\s*[,/-]\\s*|\\s+(?:(?:of|de|del)\\s+)?)(\\d{4}|'\\d{2})(?!\\d|[.,]\\d)`,
      'gu',
    ),
    resolve: ([m, y]) => given(isoMonth(fullYear((y ?? '').replace("'", '')), findMonth(m ?? '') ?? 0)),
  },
  {
    pattern: /(?<![\d.,/-])(0?[1-9]|1[0-2])\s?[/.-]\s?((?:19|20)\d{2})(?![\d/-]|[.,]\d)/g,
    resolve: ([m, y]) => given(isoMonth(Number(y), Number(m))),
  },
  {
    pattern: /(?<![\d.,/-])((?:19|20)\d{2})[-/](0[1-9]|1[0-2])(?![\d/-]|[.,]\d)/g,
    resolve: ([y, m]) => given(isoMonth(Number(y), Number(m))),
  },
];
