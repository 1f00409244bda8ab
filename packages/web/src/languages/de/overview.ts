import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const overview: MessagesOf<'overview'> = {
  overview: {
    workLine: {
      whatToDoNow: 'Was jetzt zu tun ist',
      review: 'Prüfen',
      decision: (decisions) => count(decisions, 'Entscheidung', 'Entscheidungen'),
      inIt: (waiting) => `in ${count(waiting, 'Dokument', 'Dokumenten')}`,
      uploadIt: 'Hochladen',
      wouldFill: (fields, collections) =>
        `würde ${count(fields, 'Feld', 'Felder')} in ${count(collections, 'Antrag', 'Anträgen')} ausfüllen`,
      show: 'Anzeigen',
      isAndMust: (label, expiresOn, neededUntil) =>
        `: „${label}“ ist der ${expiresOn}, muss aber der ${neededUntil} oder später sein`,
      view: 'Ansehen',
      andSoon: (expiring) => ` und ${count(expiring, 'weiteres Dokument', 'weitere Dokumente')} bald`,
      on: (day, day2) => `${day ? 'ist abgelaufen am' : 'läuft ab am'} ${day2}`,
      failedToSaveTheCalendar: 'Der Kalender konnte nicht gespeichert werden.',
      addToCalendar: 'In den Kalender',
    },
  },
};
