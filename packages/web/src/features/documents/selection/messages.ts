// English texts of documents/selection.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('documents/selection', {
  selectionBar: {
    selectedDocuments: 'Selected documents',
    selectAllDocuments: 'Select all documents on this page',
    selected: (documents: number) => `${documents} selected`,
    download: 'Download',
    needsLeft: (credits: number, balance: number) => `Needs ${count(credits, 'credit')}, ${balance} left`,
    reprocess: (failed: number) => `Reprocess ${failed}`,
    price: (credits: number) => (credits === 0 ? 'free' : count(credits, 'credit')),
    deleteIt: 'Delete',
    clearSelection: 'Clear selection',
    deleteThem: (documents: number) => `Delete ${count(documents, 'document')}`,
    theyWillBePermanentlyDeleted:
      'They will be permanently deleted. Values that came from them stay in your collections, with their source marked as deleted.',
    alsoRemoveTheValues: 'Also remove the values that only they support',
  },
  useBulkActions: {
    done: {
      download: (documents: number) => `${count(documents, 'document')} downloaded`,
      reprocess: (documents: number) => `${count(documents, 'document')} being read again`,
      delete: (documents: number) => `${count(documents, 'document')} deleted`,
    },
    failed: {
      download: (documents: number) => `Failed to download ${count(documents, 'document')}`,
      reprocess: (documents: number) => `Failed to reprocess ${count(documents, 'document')}`,
      delete: (documents: number) => `Failed to delete ${count(documents, 'document')}`,
    },
  },
});
