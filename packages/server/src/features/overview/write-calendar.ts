// The days on which papers expire, as a calendar file (RFC 5545).
import type { DocumentType, ExpiringPaper, TooEarly } from '@oneform/contract';

/** Renewal takes its time, and many borders want half a year of validity: days before the last one that the reminder comes. */
const reminderDays: Partial<Record<DocumentType, number>> = {
  passport: 210,
  visa: 90,
  residence_permit: 120,
  id_card: 60,
  drivers_license: 60,
  insurance_policy: 30,
};
const USUAL_REMINDER_DAYS = 30;

export interface Expiries {
  readonly papers: readonly ExpiringPaper[];
  readonly tooEarly: readonly TooEarly[];
  readonly now: Date;
}

/** Ends of events are exclusive: an event of one day ends on the next. */
export function writeCalendar({ papers, tooEarly, now }: Expiries): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const events = [
    ...papers.map(({ document_id, display_name, document_type, expires_on }) => ({
      uid: document_id,
      day: expires_on,
      summary: `${display_name} expires`,
      description: 'The last day on which this document is valid.',
      reminder: reminderDays[document_type as DocumentType] ?? USUAL_REMINDER_DAYS,
    })),
    ...tooEarly.map(({ collection_id, collection_name, path, label, expires_on, needed_until, because }) => ({
      uid: `${collection_id}.${path}`,
      day: expires_on,
      summary: `${label}: too early for ${collection_name}`,
      description: `Needed until ${needed_until}. ${because}`,
      reminder: USUAL_REMINDER_DAYS,
    })),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OneForm//Expiring documents//EN',
    'X-WR-CALNAME:OneForm: what expires',
    ...events.flatMap(({ uid, day, summary, description, reminder }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}@oneform`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      `TRIGGER:-P${reminder}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Section 3.3.11; other control characters must not stand in a file at all. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const MAX_OCTETS = 75;

/** Section 3.1: lines of 75 octets at most, continued after a space; never inside a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
