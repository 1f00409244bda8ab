import type { MessagesOf } from '../messages.ts';

export const legal: MessagesOf<'legal'> = {
  legal: {
    legalDocument: {
      home: 'OneForm, Startseite',
      effective: 'Gültig ab',
    },
    privacyPolicy: {
      privacyPolicy: 'Datenschutzerklärung',
      whoIsResponsible: 'Wer verantwortlich ist',
      oneformIsSoftwareThatSomebody:
        'OneForm ist eine Software, die jemand betreibt: Ihr Unternehmen, Ihre Familie oder Sie selbst. Für Ihre Daten verantwortlich ist, wer die Installation betreibt, die Sie nutzen („der Betreiber“). Diese Erklärung beschreibt, was die Software mit Ihren Daten tut, damit Sie und der Betreiber von denselben Tatsachen ausgehen können.',
      whatIsKept: 'Was gespeichert wird',
      yourAccountNameEMail:
        'Ihr Konto: Name, E-Mail-Adresse, die Kennung, die uns Ihr Anmeldedienst nennt, Ihre Einstellungen.',
      theDocumentsYouUpload:
        'Die Dokumente, die Sie hochladen oder einfügen, unter Ihrem Konto, und der Text und die Werte, die daraus gelesen wurden.',
      yourCollectionsWithEveryEarlier:
        'Ihre Sammlungen mit jeder früheren Version und zu jedem Wert das Dokument, die Seite und die Stelle, an der er gelesen wurde, oder dass Sie ihn eingegeben haben und wann.',
      theCreditsYouUsedWhen:
        'Die Credits, die Sie verbraucht haben: wann, wofür und für welches Dokument oder welche Sammlung.',
      yourSessionsWhen:
        'Ihre Anmeldungen: wann und mit welchem Browser Sie sich angemeldet haben, damit Sie sie in den Einstellungen sehen und beenden können.',
      yourPasswordIsNeverSeen:
        'Ihr Passwort sehen wir nie: Ihr Anmeldedienst bestätigt, wer Sie sind. Es gibt keine Werbung, keine Nachverfolgung über Websites hinweg und keine Auswertung Ihres Verhaltens.',
      whatItIsUsed: 'Wofür es verwendet wird',
      onlyToDoWhat:
        'Nur für das, was Sie möchten: um Ihre Dokumente zu lesen, Ihre Sammlungen auszufüllen, zu zeigen, woher jeder Wert kommt, und Credits zu zählen. Dokumente werden auf dem Rechner des Betreibers gelesen, jedes in einem abgeschotteten Prozess ohne Zugang zum Netz und zu den Dokumenten anderer.',
      aiModels: 'KI-Modelle',
      oneformReadsDocumentsWithoutAny:
        'OneForm liest Dokumente ohne KI-Dienst. Hat der Betreiber einen angebunden, kann der Text eines Dokuments an diesen Dienst gesendet werden, um es besser zu lesen – aber nur, solange in Ihren Datenschutz-Einstellungen „KI-Modelle verwenden“ eingeschaltet ist. Der Dienst bekommt den Text dieses einen Dokuments und sonst nichts: nicht Ihr Konto, nicht Ihre Sammlungen, keine anderen Dokumente. In den Details zur Verarbeitung steht bei jedem Dokument, ob und an wen es gesendet wurde. Seine Antworten zählen nur, wo sie zum Dokument passen.',
      whoElseSees: 'Wer es sonst sieht',
      nobodyButYouWithin:
        'Innerhalb der Software niemand außer Ihnen: Jede Anfrage wird gegen Ihr Konto geprüft. Der Betreiber hat Zugang zum Rechner und seinem Speicher. An andere werden Ihre Daten nicht weitergegeben, es sei denn, das Gesetz verpflichtet den Betreiber dazu.',
      howLongItIsKept: 'Wie lange es gespeichert bleibt',
      untilYouDelete:
        'Bis Sie es löschen. Ein gelöschtes Dokument oder eine gelöschte Sammlung ist weg, mit allen Versionen.',
      withDeleteOriginalsAfterProcessing:
        'Mit „Originale nach der Verarbeitung löschen“ wird die Datei entfernt, sobald sie gelesen ist; die Werte und ihre Textstellen bleiben.',
      deletingYourAccountRemovesEverything:
        'Wenn Sie Ihr Konto löschen, wird alles darin sofort entfernt. Sicherungen des Betreibers können länger bestehen.',
      inYourBrowser: 'In Ihrem Browser',
      cookiesKeepYouSigned:
        'Cookies halten Sie angemeldet und schützen Ihre Anfragen; andere Zwecke haben sie nicht. Im Speicher des Browsers steht, wer angemeldet ist, welche Darstellung und Sprache Sie gewählt haben und welche Änderungen Sie noch nicht gespeichert haben. Beim Abmelden werden Ihre nicht gespeicherten Änderungen daraus entfernt.',
      yourRights: 'Ihre Rechte',
      youCanSeeEverything:
        'Sie können in der App alles sehen, dort berichtigen, mitnehmen (Einstellungen, „Daten exportieren“) – in einer Form, die sich wieder importieren lässt – und löschen (Einstellungen, „Konto löschen“). Ihre Einwilligung können Sie jederzeit unter „Datenschutz-Einstellungen“ widerrufen; die Verarbeitung bis dahin bleibt rechtmäßig. Bei allem anderen, und wenn Sie meinen, dass mit Ihren Daten nicht richtig umgegangen wird, wenden Sie sich an den Betreiber oder die Datenschutzbehörde Ihres Wohnorts.',
    },
    termsOfService: {
      termsOfService: 'Nutzungsbedingungen',
      whatThis: 'Worum es geht',
      oneformReadsYourDocumentsProposes:
        'OneForm liest Ihre Dokumente, schlägt Werte für die Anträge vor, die Sie vorbereiten, und hält sie in Ordnung. Diese Bedingungen gelten zwischen Ihnen und dem, der die Installation betreibt, die Sie nutzen („der Betreiber“). Mit der Anmeldung nehmen Sie sie an.',
      yourDocumentsStayYours: 'Ihre Dokumente bleiben Ihre',
      youKeepEveryRight:
        'Sie behalten alle Rechte an dem, was Sie hochladen und eingeben. Der Betreiber darf es nur speichern und verarbeiten, um Ihnen den Dienst zu leisten. Sie können jederzeit alles exportieren oder löschen.',
      whatYouMayUpload: 'Was Sie hochladen dürfen',
      yourOwnDocumentsOrThose:
        'Ihre eigenen Dokumente oder die von Menschen, die Ihnen erlaubt haben, ihren Antrag vorzubereiten.',
      nothingThatIsIllegal: 'Nichts, dessen Besitz oder Weitergabe verboten ist.',
      nothingMeantToHarm: 'Nichts, das dem Dienst schaden oder an die Daten anderer gelangen soll.',
      readBeforeYouSubmit: 'Lesen Sie, bevor Sie einreichen',
      softwareMakesMistakesWhen:
        'Software macht Fehler, wenn sie Dokumente liest. Deshalb steht bei jedem Wert, wo er gelesen wurde und wie sicher das ist, deshalb wird nichts überschrieben, was Sie eingegeben haben, und deshalb entscheiden Sie, wenn zwei Dokumente einander widersprechen. Für das, was Sie bei einer Behörde, Bank, Schule, Versicherung oder anderswo einreichen, bleiben Sie verantwortlich. OneForm gibt keine Rechts-, Steuer-, Einwanderungs- oder Finanzberatung, und seine Vorlagen sind nicht die amtlichen Formulare.',
      credits: 'Credits',
      readingDocumentsAndSomeActions:
        'Das Lesen von Dokumenten und einige Aktionen mit Sammlungen verbrauchen Credits. Der Preis wird vor jedem Lauf angezeigt.',
      failedRunsCostNothing: 'Fehlgeschlagene Läufe kosten nichts. Dieselbe Datei wird nie zweimal berechnet.',
      withoutCreditsEverythingYouHave:
        'Auch ohne Credits können Sie alles, was Sie haben, lesen, bearbeiten und exportieren.',
      creditsAreIssued: 'Credits gibt der Betreiber aus. Sie sind kein Geld und lassen sich nicht auszahlen.',
      yourAccount: 'Ihr Konto',
      keepTheAccountYouSign:
        'Schützen Sie das Konto, mit dem Sie sich anmelden; Sie sind für das verantwortlich, was damit geschieht. In den Einstellungen sehen Sie, wo Sie angemeldet sind, und können jede Sitzung beenden. Der Betreiber darf ein Konto sperren, das gegen diese Bedingungen verstößt; er teilt es dem Inhaber mit, der seine Daten weiterhin anfordern kann.',
      availabilityAndLiability: 'Verfügbarkeit und Haftung',
      theOperatorRunsTheService:
        'Der Betreiber betreibt den Dienst mit Sorgfalt, verspricht aber nicht, dass er immer verfügbar ist. Soweit das Gesetz es erlaubt, haftet er nicht für leichte Fahrlässigkeit, für versäumte Fristen von Anträgen und für Werte, die ungeprüft verwendet wurden. Die Haftung für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben und Gesundheit bleibt unberührt. Die Software selbst wird unter der MIT-Lizenz ohne Gewährleistung bereitgestellt.',
      changesAndEnd: 'Änderungen und Ende',
      ifTheseTermsChange:
        'Wenn sich diese Bedingungen ändern, erfahren Sie es bei Ihrer nächsten Anmeldung. Wenn Sie nicht einverstanden sind, können Sie Ihre Daten exportieren und Ihr Konto löschen. Sie können jederzeit und ohne Angabe von Gründen gehen.',
    },
  },
};
