// English texts of collections.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

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
