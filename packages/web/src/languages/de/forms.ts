import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const forms: MessagesOf<'forms'> = {
  forms: {
    answerField: {
      chooseAValueOrType: 'Wert auswählen oder eingeben',
      choose: 'Auswählen',
      newValue: (label) => `Neuer Wert für ${label}`,
      set: 'Setzen',
      leaveBlank: 'Leer lassen',
      cancel: 'Abbrechen',
    },
    fillFormDialog: {
      theFormCouldNot:
        'Das Formular konnte nicht ausgefüllt werden. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
      fillItInAnyway: 'Trotzdem ausfüllen',
      fillAPdfForm: 'PDF-Formular ausfüllen',
      fillsAnOfficialPdfForm: (collectionName) =>
        `Füllt ein offizielles PDF-Formular mit den gespeicherten Werten aus „${collectionName}“ aus und prüft danach jedes Feld. Die Datei wird nicht aufbewahrt.`,
      cancel: 'Abbrechen',
      dropTheBlankFormHere: 'Leeres Formular hier ablegen oder eine Datei auswählen',
      aPdfWithOrWithout: 'Ein PDF mit oder ohne Felder, ein Scan oder ein Foto, bis 10 MB. Kostet keine Credits.',
      isNeitherAPdfNor: (name) =>
        `„${name}“ ist weder ein PDF noch ein Bild. Bitte wählen Sie das Formular als PDF, JPEG oder PNG.`,
      isTooLargeMaximumSize: (name, size) => `„${name}“ ist zu groß (${size}). Erlaubt sind höchstens 10 MB.`,
    },
    fillingProgress: {
      readingPage: (done, total) => `Seite ${done} von ${total} wird gelesen`,
      allPagesReadFilling: 'Alle Seiten gelesen. Jetzt wird ausgefüllt und geprüft …',
      fillingAndChecking: (filename) => `„${filename}“ wird ausgefüllt und geprüft …`,
    },
    formFieldRow: {
      willChange: 'Wird geändert',
      use: 'Übernehmen',
      undoTheChange: (label) => `Änderung an ${label} rückgängig machen`,
      change: (label) => `${label} ändern`,
      moves: (value) => `${value} (wird verschoben)`,
      willBeLeftBlank: 'Bleibt leer',
      changesTo: (shown) => `Wird geändert in: ${shown}`,
    },
    formPage: {
      page: (filename, page) => `${filename}, Seite ${page}`,
      pagesOfTheForm: 'Seiten des Formulars',
      thisPageCantBeShown: 'Diese Seite kann nicht angezeigt werden',
      retry: 'Erneut versuchen',
    },
    formResult: {
      toCheck: 'Zu prüfen',
      written: 'Eingetragen',
      leftBlank: 'Leer gelassen',
      nothingToCheck: 'Nichts zu prüfen.',
      nothingWasFilledThisCollection:
        'Es wurde nichts ausgefüllt. Diese Sammlung hat nichts, wonach das Formular fragt.',
      noFieldsAreBlank: 'Kein Feld ist leer.',
      next: 'weiter',
      use: 'übernehmen',
      change: 'ändern',
      leaveBlank: 'leer lassen',
      undo: 'rückgängig',
      thisFormHasNoFields:
        'Dieses Formular hat keine Felder. Die Werte stehen auf seinen Linien und Kästchen; sehen Sie es durch, bevor Sie es verwenden.',
      fieldsOfTheForm: 'Felder des Formulars',
      page: (page) => `Seite ${page}`,
      field: (fields) => count(fields, 'Feld', 'Felder'),
      theFinishedPdfShowsThese:
        'Das fertige PDF zeigt diese Werte so, wie sie eingetragen wurden. Ob sie stimmen, wissen nur Sie. ',
      someValuesDontAppearCorrectly: 'Einige Werte erscheinen im fertigen PDF nicht richtig. ',
      tooLong: (added, added2) =>
        `${added === 1 ? '1 Text war' : `${added2} Texte waren`} zu lang und ${added === 1 ? 'steht' : 'stehen'} auf einer zusätzlichen Seite. `,
      leftBlank2: (blank) => `${blank} leer gelassen.`,
    },
    formWorkplace: {
      fillAPdfForm: 'PDF-Formular ausfüllen',
      thisFormCantBeShown: 'Dieses Formular kann hier nicht angezeigt werden',
      onlyAdobeReaderDraws:
        'Nur Adobe Reader zeichnet seine Seiten. Was eingetragen wurde, steht in der Liste; öffnen Sie dort das heruntergeladene Formular, um es an seinem Platz zu sehen.',
      fields: 'Felder',
    },
    furtherCollections: {
      theSamePerson: 'Dieselbe Person',
      spouseOrPartner: 'Ehe- oder Lebenspartner/in',
      child: 'Kind',
      parent: 'Elternteil',
      coApplicant: 'Mitantragsteller/in',
      sponsor: 'Bürge/Bürgin',
      host: 'Gastgeber/in',
      otherRelative: 'Andere Verwandte',
      moreCollectionsOnThisForm: 'Weitere Sammlungen für dieses Formular',
      collection: 'Sammlung',
      doesItAskAbout:
        'Fragt es nach Partner/in oder Kindern? Fügen Sie deren Sammlungen hinzu oder eine weitere über dieselbe Person.',
      collection2: (at) => `Sammlung ${at}`,
      whoIsAbout: (name) => `Um wen es in ${name} geht`,
      remove: (name) => `${name} entfernen`,
      addACollection: 'Sammlung hinzufügen',
    },
    moveButtons: {
      moveLeft: 'Nach links',
      moveRight: 'Nach rechts',
      moveUp: 'Nach oben',
      moveDown: 'Nach unten',
      move: (label) => `${label} verschieben`,
      orDrag: 'oder auf der Seite ziehen',
    },
    placeLayer: {
      placesOfThisPage: 'Stellen auf dieser Seite',
      blank: 'leer',
      willChange: 'Wird geändert',
    },
    rememberForm: {
      rememberThisForm: 'Formular merken',
      fillThisFormTheSame: 'Dieses Formular beim nächsten Mal genauso ausfüllen?',
      placesAndFieldNames: 'Gespeichert werden Stellen und Feldnamen, keine Werte.',
      thisFormIsRemembered: 'Dieses Formular ist gemerkt. Beim nächsten Mal wird es genauso ausgefüllt.',
      forget: 'Vergessen',
      remember: 'Merken',
      update: 'Aktualisieren',
      fillAgainFirstSo: 'Füllen Sie es erst noch einmal aus, damit Ihre Änderungen zählen.',
      theFormCouldNot: 'Das Formular konnte nicht gemerkt werden. Bitte versuchen Sie es noch einmal.',
    },
    savedFormList: {
      rememberedForms: 'Gemerkte Formulare',
      filledTheWayYouLast: 'Werden so ausgefüllt wie zuletzt. Gespeichert sind Stellen und Feldnamen, keine Werte.',
      field: (places) => count(places, 'Feld', 'Felder'),
      forget: (name) => `${name} vergessen`,
    },
    sortFields: {
      writtenAsIntended: (written) => `${written} wie vorgesehen eingetragen`,
      toCheck: (look) => `${look} zu prüfen`,
      nothingCouldBeFilled: 'Es konnte nichts ausgefüllt werden',
    },
    useWorkplace: {
      leftBlank: 'leer gelassen',
      undone: (label) => `${label}: rückgängig gemacht.`,
    },
    workplaceFooter: {
      theFileCouldNot: 'Die Datei konnte nicht zusammengestellt werden.',
      theFilledFormIsNot: 'Das ausgefüllte Formular ist davon nicht betroffen.',
      toApply: (changes) => `${count(changes, 'Änderung', 'Änderungen')} anzuwenden`,
      cancel: 'Abbrechen',
      filling: 'Wird ausgefüllt …',
      fillAgain: 'Erneut ausfüllen',
      print: 'Drucken',
      download: 'Herunterladen',
      moreWaysToDownload: 'Weitere Arten herunterzuladen',
      downloadWithThePapers: 'Mit Unterlagen und Checkliste herunterladen',
      downloadWithoutFields: 'Ohne Felder herunterladen',
      downloadWithFieldsToType: 'Mit ausfüllbaren Feldern herunterladen',
    },
  },
  'forms/submission': {
    listPapers: {
      document: 'Dokument',
    },
    saveSubmission: {
      submissionPdf: ' (Einreichung).pdf',
    },
    writeChecklist: {
      inThisFile: 'In dieser Datei, in dieser Reihenfolge',
      page: (pages) => count(pages, 'Seite', 'Seiten'),
      page2: (value) => `Seite ${value}`,
      supports: (fields) => `belegt ${count(fields, 'Feld', 'Felder')}`,
      usuallyAsked: 'Wird bei diesem Antrag meist verlangt',
      inThisFile2: 'In dieser Datei',
      beforeYouHand: 'Bevor Sie es abgeben',
      check: (toCheck) => `${count(toCheck, 'Feld', 'Felder')} prüfen`,
      sign: (label) => `Unterschreiben: ${label}`,
      page3: (page) => `Seite ${page}`,
      readTheWholeFormOnce: 'Das ganze Formular noch einmal durchlesen',
    },
  },
};
