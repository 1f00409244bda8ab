// English texts of forms/submission.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('forms/submission', {
  listPapers: {
    document: 'Document',
  },
  saveSubmission: {
    submissionPdf: ' (submission).pdf',
  },
  writeChecklist: {
    inThisFile: 'In this file, in this order',
    page: (pages: number) => count(pages, 'page'),
    page2: (value: string) => `page ${value}`,
    supports: (fields: number) => `supports ${count(fields, 'field')}`,
    usuallyAsked: 'Usually asked for with this application',
    inThisFile2: 'In this file',
    beforeYouHand: 'Before you hand it in',
    check: (toCheck: number) => `Check ${count(toCheck, 'field')}`,
    sign: (label: string) => `Sign: ${label}`,
    page3: (page: number) => `Page ${page}`,
    readTheWholeFormOnce: 'Read the whole form once more',
  },
});
