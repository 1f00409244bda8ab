// English texts of evidence.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('evidence', {
  documentSheet: {
    document: 'Document',
    whatItSays: 'Values in this document',
    noValuesWereFound: 'No values were found in this document.',
  },
  documentValueList: {
    readAndVerified: 'Read and verified',
    read: 'Read',
    inferred: 'Inferred',
    readUnder: (caption: string) => `Read under “${caption}”`,
  },
  evidencePanel: {
    closeThePage: 'Close the page',
    whereThisValueComes: 'Where this value comes from',
  },
  markLayer: {
    valuesOnThisPage: 'Values on this page',
  },
  pageContent: {
    thisPageCantBeShown: 'This page can’t be shown',
    theDocumentMayHaveBeen: 'The document may have been deleted.',
    retry: 'Retry',
    noDataAvailable: 'No data available',
    page: (displayName: string, number: number) => `${displayName}, page ${number}`,
    thisPageCantBeShown2: 'This page can’t be shown as a picture. Here is its text:',
    theOriginalWasDeletedAfter: 'The original was deleted after it was read. Here is the page’s text:',
  },
  pageViewer: {
    pagesOf: (displayName: string) => `Pages of ${displayName}`,
    pages: 'Pages',
  },
  resizeHandle: {
    widthOfThePagePanel: 'Width of the page panel',
  },
  sourceList: {
    notUsed: ', not used',
  },
  sourceWords: {
    readAndVerified: 'Read and verified',
    read: 'Read',
    inferred: 'Inferred',
    typedBy: (by: string) => `Typed by ${by}`,
    onSinceDeleted: (verb: string, name: string) => `${verb} on ${name}, since deleted`,
    on: (verb: string, name: string) => `${verb} on ${name}`,
    onPage: (verb: string, name: string, page: number) => `${verb} on ${name}, page ${page}`,
  },
});
