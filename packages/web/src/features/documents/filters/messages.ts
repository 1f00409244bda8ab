// English texts of documents/filters.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('documents/filters', {
  documentFilters: {
    allDocuments: 'All documents',
    toDecide: 'To decide',
    inWork: 'In work',
    waitingForCredits: 'Waiting for credits',
    read: 'Read',
    couldNotBeRead: 'Could not be read',
    whichDocuments: 'Which documents',
    typeOfDocument: 'Type of document',
    allTypes: 'All types',
    whoseDocuments: 'Whose documents',
    searchDocuments: 'Search documents',
    searchDocuments2: 'Search documents...',
  },
});
