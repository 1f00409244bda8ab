import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const app: MessagesOf<'app'> = {
  app: {
    pageSpinner: {
      loading: 'Wird geladen …',
    },
    routeError: {
      thisPageCouldNot: 'Diese Seite konnte nicht geladen werden',
      somethingWentWrong: 'Auf dieser Seite ist etwas schiefgegangen',
      eitherTheConnectionWasLost:
        'Entweder ist die Verbindung abgebrochen oder OneForm wurde aktualisiert. Laden Sie die Seite neu, um weiterzumachen. Ihre Eingaben bleiben erhalten.',
      yourSavedDataIsSafe:
        'Ihre gespeicherten Daten sind sicher und Ihre Eingaben bleiben erhalten. Laden Sie die Seite neu, um weiterzumachen.',
      reloadPage: 'Seite neu laden',
    },
  },
  'app/pages': {
    collectionPage: {
      collection: 'Sammlung',
      dropToFillThisCollection: 'Ablegen, um diese Sammlung auszufüllen',
    },
    dashboardPage: {
      dataCollections: 'Datensammlungen',
      dropToUpload: 'Zum Hochladen ablegen',
    },
    documentsPage: {
      documents: 'Dokumente',
    },
    loginPage: {
      signInWasNotCompleted: 'Die Anmeldung wurde nicht abgeschlossen:',
      signIn: 'Anmelden · OneForm',
    },
    notFoundPage: {
      pageNotFound: 'Seite nicht gefunden · OneForm',
      pageNotFound2: 'Seite nicht gefunden',
      theresNoPage:
        'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben oder der Link ist unvollständig.',
      backToDashboard: 'Zur Übersicht',
    },
    settingsPage: {
      settings: 'Einstellungen',
    },
  },
  'app/shell': {
    avatar: {
      accountOf: (fullName) => `Konto von ${fullName}`,
    },
    connectionNotice: {
      oneformIsntRespondingWhat:
        'OneForm antwortet nicht. Ihre Eingaben bleiben auf diesem Gerät, bis die Verbindung wieder steht.',
      youreOfflineWhatYouType: 'Sie sind offline. Ihre Eingaben bleiben auf diesem Gerät, bis Sie wieder online sind.',
    },
    navigation: {
      main: 'Hauptnavigation',
    },
    searchButton: {
      searchAndCommands: 'Suche und Befehle',
    },
    shell: {
      skipToContent: 'Zum Inhalt springen',
      oneformHome: 'OneForm, Startseite',
      viewDocuments: 'Dokumente ansehen',
      viewUpdates: 'Änderungen ansehen',
      review: 'Prüfen',
    },
    signOutDialog: {
      signOutWithoutSaving: 'Ohne Speichern abmelden?',
      oneCollectionHasUnsavedChanges:
        'Eine Sammlung hat nicht gespeicherte Änderungen. Beim Abmelden werden sie von diesem Gerät entfernt.',
      collectionsHaveUnsavedChangesSigning: (drafts) =>
        `${drafts} Sammlungen haben nicht gespeicherte Änderungen. Beim Abmelden werden sie von diesem Gerät entfernt.`,
      signOut: 'Abmelden',
      signingOut: 'Abmeldung läuft …',
    },
    tabs: {
      data: 'Daten',
      documents: 'Dokumente',
      settings: 'Einstellungen',
    },
    themeOptions: {
      sameAsSystem: 'Wie das System',
      light: 'Hell',
      dark: 'Dunkel',
    },
    userMenu: {
      appearance: 'Darstellung',
      signOut: 'Abmelden',
    },
  },
  'app/shell/palette': {
    commandPalette: {
      searchAndCommands: 'Suche und Befehle',
      searchEverything: 'Alles durchsuchen',
      searching: 'Suche läuft',
      searchIsntAvailableRightNow: 'Die Suche ist gerade nicht verfügbar.',
      nothingFound: 'Nichts gefunden',
      collections: 'Sammlungen',
      recentCollections: 'Zuletzt verwendete Sammlungen',
    },
    foundDocuments: {
      documents: 'Dokumente',
      page: (page) => `Seite ${page}`,
    },
    foundPeople: {
      people: 'Personen',
      document: (documents) => count(documents, 'Dokument', 'Dokumente'),
      collection: (collections) => count(collections, 'Sammlung', 'Sammlungen'),
    },
    foundValues: {
      fieldsAndValues: 'Felder und Werte',
      empty: 'Leer',
      and: (place, others) => `${place} und ${count(others, 'weitere Sammlung', 'weitere Sammlungen')}`,
    },
    paletteKeys: {
      open: 'Öffnen',
      copyValue: 'Wert kopieren',
      close: 'Schließen',
    },
    useAppCommands: {
      goTo: 'Gehe zu',
      data: 'Daten',
      documents: 'Dokumente',
      settings: 'Einstellungen',
      newIt: 'Neu',
      createCollection: 'Sammlung anlegen',
      uploadDocuments: 'Dokumente hochladen',
      pasteText: 'Text einfügen',
      createManualCollection: 'Eigene Sammlung anlegen',
      create: (templateName) => `${templateName} anlegen`,
      account: 'Konto',
      editProfile: 'Profil bearbeiten',
      privacySettings: 'Datenschutz-Einstellungen',
      manageSubscription: 'Abo verwalten',
      getMoreCredits: 'Weitere Credits',
      whereYoureSigned: 'Ihre Anmeldungen',
      apiKeysAndWebhooks: 'API-Schlüssel und Webhooks',
      exportData: 'Daten exportieren',
      importData: 'Daten importieren',
      deleteAccount: 'Konto löschen',
      signOut: 'Abmelden',
      appearance: 'Darstellung',
      appearance2: (label) => `Darstellung: ${label}`,
      help: 'Hilfe',
      apiDocumentation: 'API-Dokumentation',
      privacyPolicy: 'Datenschutzerklärung',
      termsOfService: 'Nutzungsbedingungen',
    },
    useCopying: {
      copied: 'Kopiert',
      yourBrowserBlockedCopying: 'Ihr Browser hat das Kopieren blockiert',
    },
  },
};
