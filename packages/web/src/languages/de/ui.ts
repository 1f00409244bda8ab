import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const ui: MessagesOf<'ui'> = {
  ui: {
    banner: {
      dismiss: 'Ausblenden',
    },
    calendar: {
      today: 'Heute, ',
      selected: ', ausgewählt',
    },
    comboboxList: {
      suggestions: 'Vorschläge',
    },
    combobox: {
      isntInTheList: (trim) => `„${trim}“ steht nicht in der Liste. Es bleibt, wie Sie es eingegeben haben.`,
    },
    confirmDialog: {
      deleting: 'Wird gelöscht …',
      type: 'Geben Sie',
      toConfirm: 'ein, um zu bestätigen',
      cancel: 'Abbrechen',
    },
    copyButton: {
      copyValue: 'Wert kopieren',
      copied: 'Kopiert',
      yourBrowserBlockedCopying: 'Ihr Browser hat das Kopieren blockiert',
    },
    datePicker: {
      pickADate: 'Datum wählen',
      calendar: 'Kalender',
      openCalendar: 'Kalender öffnen',
      loading: 'Wird geladen …',
      clear: 'Leeren',
      today: 'Heute',
      whichDayIsMeant: 'Welcher Tag ist gemeint',
    },
    deleteConfirmation: {
      title: {
        field: 'Feld löschen',
        section: 'Abschnitt löschen',
        array_item: 'Eintrag löschen',
        nested_collection: 'Feldgruppe löschen',
      },
      andEverything: (itemName, itemType) =>
        `„${itemName}“ wird mit allem darin gelöscht. ${itemType ? 'Die Sammlung ändert sich erst, wenn Sie speichern.' : 'Im Verlauf finden Sie es weiterhin.'}`,
      contains: {
        section: (fields) =>
          `Dieser Abschnitt enthält ${count(fields, 'Feld, das', 'Felder, die')} ebenfalls gelöscht ${fields === 1 ? 'wird' : 'werden'}.`,
        nested_collection: (fields) =>
          `Diese Feldgruppe enthält ${count(fields, 'Feld, das', 'Felder, die')} ebenfalls gelöscht ${fields === 1 ? 'wird' : 'werden'}.`,
      },
    },
    dialog: {
      close: 'Schließen',
    },
    pagination: {
      pages: 'Seiten',
      previous: 'Zurück',
      page: (number) => `Seite ${number}`,
      next: 'Weiter',
    },
    searchInput: {
      clearSearch: 'Suche leeren',
    },
    sheet: {
      close: 'Schließen',
    },
    sourceMark: {
      verified: 'Geprüft',
      read: 'Gelesen',
      inferred: 'Abgeleitet',
      typed: 'Eingegeben',
    },
    toaster: {
      close: 'Benachrichtigung schließen',
      notifications: 'Benachrichtigungen',
    },
    viewerBar: {
      previousPage: 'Vorige Seite',
      pageOf: (page, pageCount) => `Seite ${page} von ${pageCount}`,
      page1: 'Seite 1',
      nextPage: 'Nächste Seite',
      zoomOut: 'Verkleinern',
      zoomIn: 'Vergrößern',
    },
  },
};
