import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const people: MessagesOf<'people'> = {
  people: {
    peopleCard: {
      people: 'Personen',
      whoseDocumentsAndApplications:
        'Wessen Dokumente und Anträge hier liegen. Ein Dokument über jemanden, der nicht dabei ist, fragt einmal nach und füllt nichts aus.',
      addAPerson: 'Person hinzufügen',
      you: 'Sie',
      namedByADocument: 'In einem Dokument genannt',
      document: (documents) => count(documents, 'Dokument', 'Dokumente'),
      collection: (collections) => count(collections, 'Sammlung', 'Sammlungen'),
      alsoWritten: (value) => `Auch geschrieben ${value}`,
      edit: (name) => `${name} bearbeiten`,
      remove: (name) => `${name} entfernen`,
    },
    personDialog: {
      editPerson: 'Person bearbeiten',
      addAPerson: 'Person hinzufügen',
      cancel: 'Abbrechen',
      merge: 'Zusammenführen',
      save: 'Speichern',
      name: 'Name',
      whoIs: 'Wer ist es?',
      mine: {
        spouse: 'Mein/e Ehepartner/in',
        child: 'Mein Kind',
        parent: 'Mein Elternteil',
      },
      isTheSame: 'Ist dieselbe Person wie',
      theirDocumentsCollectionsAndSpellings:
        'Dokumente, Sammlungen und Schreibweisen gehen auf diese Person über. Das lässt sich nicht rückgängig machen.',
      nobodyElseHere: 'Niemand sonst hier',
      you: (other) => `Sie – ${other}`,
    },
    removePersonDialog: {
      removePerson: 'Person entfernen',
      andBelongToTheDocuments: (documents, collections, personName) =>
        `${count(documents, 'Dokument', 'Dokumente')} und ${count(collections, 'Sammlung', 'Sammlungen')} gehören zu ${personName}. Die Dokumente werden beiseitegelegt und die Sammlungen gehören niemandem, es sei denn, Sie löschen sie mit.`,
      willBeRemoved: (personName) => `${personName} wird entfernt.`,
      removeAndDelete: 'Entfernen und löschen',
      remove: 'Entfernen',
      alsoDeleteThem: 'Auch diese löschen',
      andOfOtherCollections: (values) =>
        ` und ${count(values, 'Wert', 'Werte')} anderer Sammlungen, die nur sie belegen`,
    },
    useChangePeople: {
      thisCouldNotBeSaved: 'Das konnte nicht gespeichert werden',
    },
  },
};
