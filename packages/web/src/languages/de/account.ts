import type { ImportReport } from '@oneform/contract';
import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const account: MessagesOf<'account'> = {
  account: {
    apiKeysDialog: {
      apiKeys: 'API-Schlüssel',
      scriptsWithAKey:
        'Skripte mit einem Schlüssel dürfen alles, was Sie in der App dürfen – nur Ihr Konto ändern oder löschen dürfen sie nicht.',
      close: 'Schließen',
      failedToDeleteTheKey: 'Der Schlüssel konnte nicht gelöscht werden.',
      failedToLoadTheKeys: 'Die Schlüssel konnten nicht geladen werden.',
      noApiKeysYet: 'Noch keine API-Schlüssel.',
      keys: 'Schlüssel',
      loadingKeys: 'Schlüssel werden geladen',
    },
    browserName: {
      on: (browser, system) => `${browser} unter ${system}`,
      unknownBrowser: 'Unbekannter Browser',
    },
    createKeyForm: {
      n30Days: '30 Tage',
      n90Days: '90 Tage',
      oneYear: 'Ein Jahr',
      untilIDelete: 'Bis ich ihn lösche',
      name: 'Name',
      nightlyUpload: 'Nächtlicher Upload',
      validFor: 'Gültig',
      createKey: 'Schlüssel erstellen',
    },
    createWebhookForm: {
      address: 'Adresse',
      sendWhen: 'Senden, wenn',
      addWebhook: 'Webhook hinzufügen',
    },
    dataManagement: {
      yourDataHasBeenExported: 'Ihre Daten wurden exportiert',
      dataManagement: 'Datenverwaltung',
      exportOrDeleteYourData: 'Daten exportieren oder löschen',
      failedToExportTheData: 'Die Daten konnten nicht exportiert werden.',
      youGetAZipFile:
        'Sie erhalten eine ZIP-Datei mit einer Übersicht aller Werte und ihrer Herkunft, Ihren Dokumenten in Ordnern je Sammlung und allem, was für einen erneuten Import nötig ist.',
      exportData: 'Daten exportieren',
      deleteAccount: 'Konto löschen',
      yourCollectionsAndTheirHistory:
        'Ihre Sammlungen mit ihrem Verlauf, Ihre Dokumente und Ihre Credits werden endgültig gelöscht. Das lässt sich nicht rückgängig machen. Exportieren Sie Ihre Daten vorher, falls Sie sie noch brauchen könnten.',
      failedToDeleteTheAccount: 'Das Konto konnte nicht gelöscht werden.',
    },
    editProfileDialog: {
      profileSaved: 'Profil gespeichert',
      editProfile: 'Profil bearbeiten',
      cancel: 'Abbrechen',
      saveChanges: 'Änderungen speichern',
      failedToSaveTheProfile: 'Das Profil konnte nicht gespeichert werden.',
      fullName: 'Vollständiger Name',
      shownNextToTheValues: 'Steht neben den Werten, die Sie eingeben.',
      email: 'E-Mail',
      fromTheAccountYouSign: 'Aus dem Konto, mit dem Sie sich anmelden.',
    },
    extensionDialog: {
      browserExtension: 'Browser-Erweiterung',
      fillsWebPages:
        'Füllt Webseiten aus Ihren Sammlungen aus. Sie kann nur deren Namen auflisten, Werte für eine Seite abfragen und speichern, was Sie eingegeben haben.',
      close: 'Schließen',
      failedToLoadTheExtensions: 'Die Erweiterungen konnten nicht geladen werden.',
      thatDidntWork: 'Das hat nicht geklappt.',
      connectAnExtension: 'Erweiterung verbinden',
      noExtensionIsConnected: 'Keine Erweiterung verbunden.',
      connectedExtensions: 'Verbundene Erweiterungen',
      openTheExtensionChoose: 'Öffnen Sie die Erweiterung, wählen Sie',
      connect: 'Verbinden',
      andEnterTheseTheCode: 'und geben Sie dies ein. Der Code gilt einmal und zehn Minuten lang.',
      address: 'Adresse',
      code: 'Code',
      newCode: 'Neuer Code',
    },
    keyList: {
      lastUsed: 'Zuletzt verwendet',
      neverUsed: 'Nie verwendet',
      deleteTheKey: (keyName) => `Schlüssel ${keyName} löschen`,
      disconnect: (keyName) => `${keyName} trennen`,
      neverExpires: 'läuft nie ab',
      on: (getTime, value) => `${getTime ? 'abgelaufen am' : 'läuft ab am'} ${value}`,
    },
    languageSetting: {
      language: 'Sprache',
      sameAsBrowser: 'Wie der Browser',
    },
    newKey: {
      yourNewKey: 'Ihr neuer Schlüssel',
      copyItNowYouWont: 'Kopieren Sie ihn jetzt. Sie sehen ihn nicht noch einmal.',
      copied: 'Kopiert',
      copy: 'Kopieren',
      iveCopied: 'Ich habe ihn kopiert',
      apiReference: 'API-Referenz',
    },
    privacyChoices: {
      consentToProcessing: 'Einwilligung in die Verarbeitung',
      oneformMayReadTheDocuments:
        'OneForm darf die Dokumente, die Sie hochladen, lesen und ihren Inhalt speichern. Ohne Ihre Einwilligung werden neue Dokumente nicht gelesen. Was schon gespeichert ist, bleibt.',
      useAiModels: 'KI-Modelle verwenden',
      deleteOriginalsAfterProcessing: 'Originale nach der Verarbeitung löschen',
      uploadedFilesAreDeletedOnce:
        'Hochgeladene Dateien werden gelöscht, sobald sie gelesen sind. Die Werte und der Text, aus dem sie stammen, bleiben; die Dateien lassen sich aber nicht mehr herunterladen oder erneut lesen.',
      theTextOfYourDocuments:
        'Der Text Ihrer Dokumente darf an ein KI-Modell gesendet werden, das Ihre Administration eingerichtet hat.',
      noAiModelIsSet:
        'Es ist kein KI-Modell eingerichtet, also wird nichts gesendet. Die Einstellung gilt, falls Ihre Administration eines einrichtet.',
      theirTextAndPictures: 'Ihr Text und Bilder ihrer Seiten werden',
      theirTextIsSent: 'Ihr Text wird',
      documentsAreAlsoRead: (model, sent) =>
        `Dokumente werden auch von ${model} gelesen: ${sent} dorthin gesendet. Seine Antworten zählen nur, wo sie zum Dokument passen. Alles funktioniert auch ohne.`,
      picturesOfPagesAreNot: ' Bilder von Seiten werden nicht gesendet.',
      passportAccountAndPhoneNumbers: (pictures) =>
        `Pass-, Konto- und Telefonnummern, E-Mail-Adressen und Ähnliches werden vor dem Senden ersetzt. Namen, Daten und Beträge nicht.${pictures}`,
      maskIdentifiers: 'Kennungen maskieren',
      yourAdministratorHasTurned: (hint) => `${hint} Ihre Administration hat das für alle eingeschaltet.`,
    },
    privacyDialog: {
      privacySettingsSaved: 'Datenschutz-Einstellungen gespeichert',
      privacySettings: 'Datenschutz-Einstellungen',
      cancel: 'Abbrechen',
      saveChanges: 'Änderungen speichern',
      failedToSaveThePrivacy: 'Die Datenschutz-Einstellungen konnten nicht gespeichert werden.',
    },
    sessionsDialog: {
      whereYoureSigned: 'Ihre Anmeldungen',
      ifYouDontRecognizeOne: 'Wenn Sie eine davon nicht kennen, melden Sie sich überall ab.',
      close: 'Schließen',
      signOutEverywhere: 'Überall abmelden',
      failedToSignOut: 'Die Abmeldung ist fehlgeschlagen.',
      failedToLoadTheSessions: 'Die Anmeldungen konnten nicht geladen werden.',
      signedIn: 'Angemeldet',
      lastActive: ', zuletzt aktiv',
      thisSession: 'Diese Anmeldung',
      loadingSessions: 'Anmeldungen werden geladen',
    },
    settingsScreen: {
      settings: 'Einstellungen',
      manageYourAccountAndPreferences: 'Ihr Konto und wie OneForm für Sie arbeitet',
      profile: 'Profil',
      editProfile: 'Profil bearbeiten',
      email: 'E-Mail',
      fullName: 'Vollständiger Name',
      notSet: 'Nicht angegeben',
      subscription: 'Abo',
      billingSubscription: 'Abrechnung & Abo',
      manageSubscription: 'Abo verwalten',
      currentPlan: 'Aktueller Tarif',
      plan: (subscriptionStatus) => `Tarif ${subscriptionStatus}`,
      status: 'Status',
      active: 'Aktiv',
      privacySecurity: 'Datenschutz & Sicherheit',
      privacySettings: 'Datenschutz-Einstellungen',
      gdprConsent: 'DSGVO-Einwilligung',
      granted: 'Erteilt',
      notGranted: 'Nicht erteilt',
      accountStatus: 'Kontostatus',
      inactive: 'Inaktiv',
      sessions: 'Anmeldungen',
      whereYoureSigned: 'Ihre Anmeldungen',
      apiKeys: 'API-Schlüssel',
      manageKeys: 'Schlüssel verwalten',
      browserExtension: 'Browser-Erweiterung',
      fillWebPages: 'Webseiten ausfüllen',
    },
    subscriptionDialog: {
      manageSubscription: 'Abo verwalten',
      close: 'Schließen',
      getMoreCredits: 'Weitere Credits',
      plan: 'Tarif',
      status: 'Status',
      active: 'Aktiv',
      renews: 'Verlängerung',
      neverThereIsNothing: 'Keine. Es fallen keine Kosten an.',
      yourAdministratorGivesEachAccount:
        'Ihre Administration teilt jedem Konto seine Credits zu. Wenden Sie sich an sie, wenn Sie mehr brauchen oder den Tarif wechseln möchten.',
    },
    webhookItem: {
      waiting: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Fehlgeschlagen',
      deleteTheWebhook: (url) => `Webhook ${url} löschen`,
      nothingSentYet: 'Noch nichts gesendet.',
      log: 'Protokoll',
      logOf: (url) => `Protokoll von ${url}`,
      triedOnce: 'Einmal versucht',
      triedTimes: (tries) => `${tries}-mal versucht`,
      itWillBeTriedAgain: '. Ein weiterer Versuch folgt.',
      sendAgain: 'Erneut senden',
    },
    webhookWords: {
      aDocumentWasRead: 'Ein Dokument wurde gelesen',
      aDocumentCouldNot: 'Ein Dokument konnte nicht gelesen werden',
      anUpdateWaitsForReview: 'Eine Änderung wartet auf Prüfung',
      aCollectionIsComplete: 'Eine Sammlung ist vollständig',
      aDocumentExpiresSoon: 'Ein Dokument läuft bald ab',
    },
    webhooks: {
      webhooks: 'Webhooks',
      getNotifiedAtAUrl:
        'Lassen Sie sich unter einer eigenen Adresse benachrichtigen, wenn etwas passiert, statt immer wieder nachzufragen.',
      failedToLoadTheWebhooks: 'Die Webhooks konnten nicht geladen werden.',
      failedToChangeTheWebhook: 'Der Webhook konnte nicht geändert werden.',
      signingSecret: 'Signaturschlüssel',
      copyItNowYouWont:
        'Kopieren Sie ihn jetzt. Sie sehen ihn nicht noch einmal. Nachrichten werden nach „Standard Webhooks“ signiert.',
      iveCopiedTheSecret: 'Ich habe den Schlüssel kopiert',
    },
  },
  'account/import': {
    importData: 'Daten importieren',
    explanation:
      'Nimmt eine ZIP-Datei, die OneForm exportiert hat, auf diesem oder einem anderen Computer. Was Sie noch nicht haben, kommt hinzu; was hier ist, bleibt unverändert.',
    choose: 'Export auswählen',
    hint: 'Eine ZIP-Datei bis 2 GB',
    anotherFile: 'Andere Datei wählen',
    whose: 'Wessen Export ist es?',
    mine: 'Meiner',
    mineHint: 'Der Inhaber und Sie sind dieselbe Person, unter welchem Namen auch immer.',
    another: 'Der einer anderen Person',
    anotherHint: 'Der Inhaber wird eine der Personen Ihres Kontos. Nichts davon füllt Ihre eigenen Anträge aus.',
    cancel: 'Abbrechen',
    close: 'Schließen',
    start: 'Importieren',
    failed: 'Es wurde nichts importiert.',
    sending: 'Die Datei wird gesendet',
    progress: ({ step, done, total }) =>
      ({
        checking: total > 0 ? `Dokumente werden geprüft: ${done} von ${total}` : 'Die Datei wird geprüft',
        storing: `Dokumente werden gespeichert: ${done} von ${total}`,
        writing: 'Alles wird Ihrem Konto hinzugefügt',
      })[step],
    imported: ({ added }) => {
      const parts = listThings(added);
      return parts ? `${parts} importiert.` : 'Es gab nichts zu importieren.';
    },
    from: ({ name, email }) => `Aus dem Konto von ${name ? `${name} (${email})` : email}.`,
    present: ({ present }) => {
      const parts = listThings(present);
      return parts && `${parts} hatten Sie schon. Das bleibt, wie es ist.`;
    },
  },
};

function listThings({ collections, documents, saved_forms }: ImportReport['added']): string {
  const parts = [
    collections > 0 ? count(collections, 'Sammlung', 'Sammlungen') : '',
    documents > 0 ? count(documents, 'Dokument', 'Dokumente') : '',
    saved_forms > 0 ? count(saved_forms, 'gemerktes Formular', 'gemerkte Formulare') : '',
  ].filter(Boolean);
  return new Intl.ListFormat('de').format(parts);
}
