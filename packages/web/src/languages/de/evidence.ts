import type { MessagesOf } from '../messages.ts';

export const evidence: MessagesOf<'evidence'> = {
  evidence: {
    documentSheet: {
      document: 'Dokument',
      whatItSays: 'Werte in diesem Dokument',
      noValuesWereFound: 'In diesem Dokument wurden keine Werte gefunden.',
    },
    documentValueList: {
      readAndVerified: 'Gelesen und geprüft',
      read: 'Gelesen',
      inferred: 'Abgeleitet',
      readUnder: (caption) => `Gelesen unter „${caption}“`,
    },
    evidencePanel: {
      closeThePage: 'Seite schließen',
      whereThisValueComes: 'Woher dieser Wert kommt',
    },
    markLayer: {
      valuesOnThisPage: 'Werte auf dieser Seite',
    },
    pageContent: {
      thisPageCantBeShown: 'Diese Seite kann nicht angezeigt werden',
      theDocumentMayHaveBeen: 'Vielleicht wurde das Dokument gelöscht.',
      retry: 'Erneut versuchen',
      noDataAvailable: 'Keine Daten vorhanden',
      page: (displayName, number) => `${displayName}, Seite ${number}`,
      thisPageCantBeShown2: 'Diese Seite kann nicht als Bild angezeigt werden. Hier ist ihr Text:',
      theOriginalWasDeletedAfter: 'Das Original wurde nach dem Lesen gelöscht. Hier ist der Text der Seite:',
    },
    pageViewer: {
      pagesOf: (displayName) => `Seiten von ${displayName}`,
      pages: 'Seiten',
    },
    resizeHandle: {
      widthOfThePagePanel: 'Breite des Seitenbereichs',
    },
    sourceList: {
      notUsed: ', nicht verwendet',
    },
    sourceWords: {
      readAndVerified: 'Gelesen und geprüft',
      read: 'Gelesen',
      inferred: 'Abgeleitet',
      typedBy: (by) => `Eingegeben von ${by}`,
      onSinceDeleted: (verb, name) => `${verb} in ${name}, inzwischen gelöscht`,
      on: (verb, name) => `${verb} in ${name}`,
      onPage: (verb, name, page) => `${verb} in ${name}, Seite ${page}`,
    },
  },
};
