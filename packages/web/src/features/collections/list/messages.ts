// English texts of collections/list.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('collections/list', {
  collectionCard: {
    edit: (name: string) => `Edit ${name}`,
    deleteIt: (name: string) => `Delete ${name}`,
    noDescriptionProvided: 'No description provided',
    inactive: 'Inactive',
    updated: 'Updated',
    toDecide: (value: string, name: string) => `${value} to decide in ${name}`,
    toDecide2: (value: string) => `${value} to decide`,
  },
  collectionList: {
    dataCollections: 'Data Collections',
    inAll: 'in all',
    uploadDocuments: 'Upload Documents',
    createCollection: 'Create Collection',
    retry: 'Retry',
    failedToLoadCollectionsPlease: 'Failed to load collections. Please try again.',
    n1CollectionMatches: '1 collection matches',
    collectionsMatch: (shown: string) => `${shown} collections match`,
    noCollectionsMatchYourSearch: 'No collections match your search criteria.',
    clearFilters: 'Clear Filters',
  },
  completionLine: {
    freeFormData: 'Free-form data',
    complete: 'Complete',
    inProgress: 'In Progress',
    completionOf: (collectionName: string) => `Completion of ${collectionName}`,
  },
  filterBar: {
    searchCollections: 'Search collections',
    searchCollections2: 'Search collections...',
    whoseCollections: 'Whose collections',
    type: 'Type',
  },
  listSkeleton: {
    loading: 'Loading...',
  },
  noCollections: {
    yourDocumentsCanFill: 'Your documents can fill an application',
    fillAnyApplication: 'Fill any application from your documents',
    chooseAnApplicationItStarts:
      'Choose an application. It starts filled in from your documents, and every value shows where it came from.',
    uploadADocumentOnceEvery:
      'Upload a document once. Every collection that can use it is filled in, and every value shows where it came from.',
    uploadDocuments: 'Upload Documents',
    createCollection: 'Create Collection',
    nothingToUploadYet: 'Nothing to upload yet?',
    tryItWithSampleDocuments: 'Try it with sample documents',
    reading: (inWork: number) => `Reading ${count(inWork, 'document')}…`,
    from: (fields: number, documents: number) => `${count(fields, 'field')} from ${count(documents, 'document')}`,
  },
  statTiles: {
    total: 'Total',
    active: 'Active',
    types: 'Types',
  },
});
