// English texts of overview.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('overview', {
  workLine: {
    whatToDoNow: 'What to do now',
    review: 'Review',
    decision: (decisions: number) => count(decisions, 'decision'),
    inIt: (waiting: number) => `in ${count(waiting, 'document')}`,
    uploadIt: 'Upload it',
    wouldFill: (fields: number, collections: number) =>
      `would fill ${count(fields, 'field')} in ${count(collections, 'application')}`,
    show: 'Show',
    isAndMust: (label: string, expiresOn: string, neededUntil: string) =>
      `: “${label}” is ${expiresOn}, and must be ${neededUntil} or later`,
    view: 'View',
    andSoon: (expiring: number) => `, and ${count(expiring, 'other document')} soon`,
    on: (day: boolean, day2: string) => `${day ? 'expired' : 'expires'} on ${day2}`,
    failedToSaveTheCalendar: 'Failed to save the calendar.',
    addToCalendar: 'Add to calendar',
  },
});
