// English texts of people.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('people', {
  peopleCard: {
    people: 'People',
    whoseDocumentsAndApplications:
      'Whose documents and applications are here. A document about somebody who is not among them asks once and fills nothing.',
    addAPerson: 'Add a person',
    you: 'You',
    namedByADocument: 'Named by a document',
    document: (documents: number) => count(documents, 'document'),
    collection: (collections: number) => count(collections, 'collection'),
    alsoWritten: (value: string) => `Also written ${value}`,
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  personDialog: {
    editPerson: 'Edit Person',
    addAPerson: 'Add a Person',
    cancel: 'Cancel',
    merge: 'Merge',
    save: 'Save',
    name: 'Name',
    whoIs: 'Who is it?',
    mine: { spouse: 'My spouse', child: 'My child', parent: 'My parent' },
    isTheSame: 'Is the same as',
    theirDocumentsCollectionsAndSpellings:
      'Their documents, collections and spellings go to that person. This cannot be undone.',
    nobodyElseHere: 'Nobody else here',
    you: (other: string) => `You – ${other}`,
  },
  removePersonDialog: {
    removePerson: 'Remove Person',
    andBelongToTheDocuments: (documents: number, collections: number, personName: string) =>
      `${count(documents, 'document')} and ${count(collections, 'collection')} belong to ${personName}. The documents are set aside and the collections are for nobody, unless you delete them too.`,
    willBeRemoved: (personName: string) => `${personName} will be removed.`,
    removeAndDelete: 'Remove and delete',
    remove: 'Remove',
    alsoDeleteThem: 'Also delete them',
    andOfOtherCollections: (values: number) =>
      ` and ${count(values, 'value')} of other collections that only they support`,
  },
  useChangePeople: {
    thisCouldNotBeSaved: 'This could not be saved',
  },
});
