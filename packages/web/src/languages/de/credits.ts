import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const credits: MessagesOf<'credits'> = {
  credits: {
    creditBanner: {
      noCreditsRemaining: 'Keine Credits mehr',
      veryLowCredits: 'Fast keine Credits mehr',
      lowCredits: 'Wenige Credits',
      getMoreCredits: 'Weitere Credits',
      leftReadingAPageCosts: (balance) =>
        `Noch ${count(balance, 'Credit', 'Credits')}. Eine Seite zu lesen kostet einen Credit.`,
      documentsYouUploadAreKept:
        'Dokumente, die Sie hochladen, bleiben erhalten und können später gelesen werden. Alles andere funktioniert weiter.',
    },
    creditPill: {
      loading: 'Wird geladen …',
      creditsLeft: (balance) => `Noch ${balance} Credits`,
      credits: (unknown) => `Credits: ${unknown}`,
      unit: 'Credits',
    },
    creditUsage: {
      creditUsage: 'Verbrauch',
    },
    getCreditsDialog: {
      readingADocumentPerPage: 'Ein Dokument lesen, pro Seite',
      fillingACollectionFromDocuments: 'Eine Sammlung aus schon gelesenen Dokumenten ausfüllen',
      explainingAField: 'Ein Feld erklären',
      getMoreCredits: 'Weitere Credits',
      creditsPayForReadingDocuments:
        'Mit Credits bezahlen Sie das Lesen von Dokumenten und die Hilfe von KI. Ansehen, Bearbeiten und Exportieren sind kostenlos.',
      done: 'Fertig',
      plan: 'Tarif',
      balance: 'Guthaben',
      credit: (balance) => count(balance, 'Credit', 'Credits'),
      whatThingsCost: 'Was wie viel kostet',
      credit2: (credits) => count(credits, 'Credit', 'Credits'),
      youSeeThePriceFirst:
        'Sie sehen den Preis vorher. Fehlgeschlagene Läufe kosten nichts, und dieselbe Datei wird nie zweimal berechnet.',
      howToGetMore: 'So bekommen Sie mehr',
      yourAdministratorCanAddCredits:
        'Ihre Administration kann Credits hinzufügen. Senden Sie ihr Ihre E-Mail-Adresse,',
      ifYouAreTheAdministrator:
        '. Wenn Sie OneForm selbst betreiben, führen Sie dort, wo es installiert ist, diesen Befehl aus:',
      untilThenNothingIsLost:
        'Bis dahin geht nichts verloren. Dokumente, die Sie hochladen, bleiben erhalten und können später gelesen werden.',
    },
    operationLabel: {
      fieldMapping: 'Felder zugeordnet',
      fieldClarification: 'Feld erklärt',
      documentProcessing: 'Dokument verarbeitet',
    },
    usageBars: {
      creditsUsed: (credits) => `${credits} Credits verbraucht`,
    },
    usageChart: {
      loadingChartData: 'Diagramm wird geladen …',
      creditsUsedPerDay: 'Verbrauchte Credits pro Tag',
      creditsUsed: (credits) => `${credits} Credits verbraucht`,
      failedToLoadChartData: 'Das Diagramm konnte nicht geladen werden',
      pleaseTryRefreshingThePage: 'Bitte laden Sie die Seite neu',
      noUsageDataAvailable: 'Noch kein Verbrauch',
      startUsingAiFeatures: 'Sobald Sie KI-Funktionen nutzen, sehen Sie hier Ihren Verbrauch',
      creditUsageLast30Days: 'Verbrauch (letzte 30 Tage)',
    },
    usageHistory: {
      date: 'Datum',
      operation: 'Vorgang',
      credits: 'Credits',
      usageHistory: 'Verlauf des Verbrauchs',
      showingToOfEntries: (first, first2, total) => `${first} bis ${first2} von ${total} Einträgen`,
      usageHistoryPages: 'Seiten des Verlaufs',
      loadingUsageHistory: 'Verlauf wird geladen …',
      failedToLoadUsageHistory: 'Der Verlauf konnte nicht geladen werden',
      pleaseTryRefreshingThePage: 'Bitte laden Sie die Seite neu',
      noUsageHistoryAvailable: 'Noch kein Verlauf',
      startUsingAiFeatures: 'Sobald Sie KI-Funktionen nutzen, sehen Sie hier Ihren Verlauf',
    },
  },
};
