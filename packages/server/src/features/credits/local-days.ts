// Calendar days of a time zone.

/** `YYYY-MM-DD` of a moment in an IANA zone. */
export function localDay(moment: Date, timeZone: string): string {
  // Sweden writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

/** The last `days` days up to today, oldest first. Counted on the calendar: days of 23 and 25 hours are days. */
export function lastDays(now: Date, timeZone: string, days: number): string[] {
  const today = Date.parse(`${localDay(now, timeZone)}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(today - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
