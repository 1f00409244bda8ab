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

/** Year first with any separator becomes `yyyy-MM-dd`; every other order is left as typed, since day and month could be swapped. */
export function tidyTypedDate(text: string): string {
  const match =
    /^\s*(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\s*$/.exec(text) ?? /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(text);
  return match ? `${match[1]}-${match[2]!.padStart(2, '0')}-${match[3]!.padStart(2, '0')}` : text.trim();
}
