// English texts of documents/watcher.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('documents/watcher', {
  announceBatch: {
    filled: (filled: number) => `${count(filled, 'value')} filled`,
    toDecide: (toDecide: string) => `${toDecide} to decide`,
    couldNotBeRead: (failed: string) => `${failed} could not be read`,
    read: (read: number) => `${count(read, 'document')} read`,
    documentProcessingFailed: 'Document processing failed',
  },
  announceDocument: {
    fieldsExtracted: (fields: string) => `${fields} fields extracted`,
    documentProcessingFailed: 'Document processing failed',
    processingError: 'Processing error',
    isReadyForReview: (name: string) => `"${name}" is ready for review`,
    documentProcessingCompleted: 'Document processing completed!',
  },
});
