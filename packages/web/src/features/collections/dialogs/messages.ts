// English texts of collections/dialogs.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('collections/dialogs', {
  deleteCollectionDialog: {
    deleteCollection: 'Delete Collection',
    thisCannotBeUndone: (collectionName: string) =>
      `This cannot be undone. It permanently removes “${collectionName}” and all data in it. Your documents stay.`,
  },
  editCollectionDialog: {
    editCollection: 'Edit Collection',
    cancel: 'Cancel',
    saveChanges: 'Save Changes',
    name: 'Name',
    description: 'Description',
  },
  manualCollectionDialog: {
    createManualCollection: 'Create Manual Collection',
    addYourOwnFieldsWhat: 'Add your own fields. What OneForm reads in your documents is organized automatically.',
    cancel: 'Cancel',
    createCollection: 'Create Collection',
    collectionName: 'Collection Name *',
    descriptionOptional: 'Description (Optional)',
  },
});
