import type { MessagesOf } from '../messages.ts';

export const lib: MessagesOf<'lib'> = {
  lib: {
    apiError: {
      sessionExpiredPleaseLog: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
      oneformCantBeReachedRight:
        'OneForm ist gerade nicht erreichbar. Ihre Eingaben sind nicht verloren. Bitte versuchen Sie es noch einmal.',
      httpErrorStatus: (status) => `HTTP-Fehler. Status: ${status}`,
    },
    csrf: {
      failedToFetchCsrfToken: (status) => `CSRF-Token konnte nicht geladen werden: ${status}`,
    },
    download: {
      document: 'Dokument',
      downloadFailed: (status) => `Herunterladen fehlgeschlagen: ${status}`,
    },
    forWhom: {
      me: 'Ich',
      somebodyNew: 'Neue Person',
      whoIs: 'Für wen ist sie?',
      theFirstPassportOrIdentity: 'Der erste Reisepass oder Personalausweis darin sagt, wer es ist.',
    },
    format: {
      bytes: 'Byte',
      kb: 'KB',
      mb: 'MB',
      gb: 'GB',
      justNow: 'gerade eben',
    },
    modelWords: {
      at: (modelName, model) => `${modelName} bei ${model}`,
    },
    personFilter: {
      everybody: 'Alle',
    },
    useEverywhere: {
      nowFillsEveryCollection: (name) => `„${name}“ füllt jetzt jede Sammlung, die es brauchen kann`,
      thisCouldNotBeSaved: 'Das konnte nicht gespeichert werden',
    },
    usePeople: {
      you: 'Sie',
      spouse: 'Ehepartner/in',
      child: 'Kind',
      parent: 'Elternteil',
      somebodyElse: 'Andere Person',
      company: 'Firma',
      me: (name) => `Ich – ${name}`,
      me2: 'Ich',
      beside: {
        spouse: 'Ehepartner/in',
        child: 'Kind',
        parent: 'Elternteil',
        company: 'Firma',
      },
    },
  },
};
