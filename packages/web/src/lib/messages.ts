// English texts of lib.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('lib', {
  apiError: {
    sessionExpiredPleaseLog: 'Session expired. Please log in again.',
    oneformCantBeReachedRight: 'OneForm can’t be reached right now. Nothing you entered is lost. Please try again.',
    httpErrorStatus: (status: number) => `HTTP error! status: ${status}`,
  },
  csrf: {
    failedToFetchCsrfToken: (status: number) => `Failed to fetch CSRF token: ${status}`,
  },
  download: {
    document: 'document',
    downloadFailed: (status: number) => `Download failed: ${status}`,
  },
  forWhom: {
    me: 'Me',
    somebodyNew: 'Somebody new',
    whoIs: 'Who is it for?',
    theFirstPassportOrIdentity: 'The first passport or identity card put into it says who it is.',
  },
  format: {
    bytes: 'Bytes',
    kb: 'KB',
    mb: 'MB',
    gb: 'GB',
    justNow: 'just now',
  },
  modelWords: {
    at: (modelName: string, model: string) => `${modelName} at ${model}`,
  },
  personFilter: {
    everybody: 'Everybody',
  },
  useEverywhere: {
    nowFillsEveryCollection: (name: string) => `"${name}" now fills every collection that can use it`,
    thisCouldNotBeSaved: 'This could not be saved',
  },
  usePeople: {
    you: 'You',
    spouse: 'Spouse',
    child: 'Child',
    parent: 'Parent',
    somebodyElse: 'Somebody else',
    company: 'Company',
    me: (name: string) => `Me – ${name}`,
    me2: 'Me',
    /** Behind a name. */
    beside: { spouse: 'spouse', child: 'child', parent: 'parent', company: 'company' },
  },
});
