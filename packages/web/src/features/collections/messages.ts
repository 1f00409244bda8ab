// English texts of collections.

import { count } from '#lib/format.ts';
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('collections', {
  createCollection: {
    filledFromYourDocuments: (filled: number) => `${count(filled, 'field')} filled from your documents`,
    everyValueShowsWhere: 'Every value shows where it was read.',
  },
  deleteCollection: {
    failedToDeleteCollection: 'Failed to delete collection',
  },
  requestFailed: {
    requestFailedPleaseTryAgain: 'Request failed, please try again later',
  },
});
