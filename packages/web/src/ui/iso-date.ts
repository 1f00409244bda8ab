// Calendar dates as `yyyy-MM-dd`, without time zones.

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Local midnight of the date; undefined when the text is no real calendar date. */
export function parseIsoDate(text: string): Date | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

export function formatIsoDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

const yearFirst = [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, /^(\d{4})(\d{2})(\d{2})$/];
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-. ]+(\p{L}{3,})[-., ]+(\d{4})$/u;
const monthFirst = /^(\p{L}{3,})[-. ]+(\d{1,2})(?:st|nd|rd|th)?[-., ]+(\d{4})$/u;
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1)).toLowerCase(),
);

/** `apr`, `April`, `Sept` → `04`; undefined for what begins no month. */
function monthNumber(word: string): string | undefined {
  const index = months.findIndex((month) => month.startsWith(word.toLowerCase()));
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}

const yearLast = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/;

/** The days that figures with the year last can mean, `yyyy-MM-dd`: none, one, or two where day and month can be swapped. */
export function readFigures(text: string): readonly string[] {
  const [, first, second, year] = yearLast.exec(text.trim()) ?? [];
  if (!first || !second || !year) return [];
  const dates = [
    [second, first],
    [first, second],
  ].map(([month, day]) => `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`);
  return [...new Set(dates)].filter((date) => parseIsoDate(date) !== undefined);
}

/**
 * `yyyy-MM-dd` where the order is certain: the year first with any separator, the month as a word, or figures that only one order makes a
 * day of. Everything else is left as typed, since day and month could be swapped.
 */
export function tidyTypedDate(text: string): string {
  const typed = text.trim();
  const iso = (year: string, month: string | undefined, day: string) =>
    month === undefined ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  for (const pattern of yearFirst) {
    const [, year, month, day] = pattern.exec(typed) ?? [];
    if (year && month && day) return iso(year, month, day);
  }
  const [, day, month, year] = dayFirst.exec(typed) ?? [];
  if (day && month && year) return iso(year, monthNumber(month), day);
  const [, word, date, full] = monthFirst.exec(typed) ?? [];
  if (word && date && full) return iso(full, monthNumber(word), date);
  const [reading, ...others] = readFigures(typed);
  return reading !== undefined && others.length === 0 ? reading : typed;
}
