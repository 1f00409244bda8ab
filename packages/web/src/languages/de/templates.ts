import { count } from '#lib/numbers.ts';
import type { MessagesOf } from '../messages.ts';

export const templates: MessagesOf<'templates'> = {
  templates: {
    templateCard: {
      more: (more) => `+${more} weitere`,
      takesAbout: 'Dauert etwa',
    },
    templateFigures: {
      min: (minutes) => `${minutes} Min.`,
      hr: (minutes) => `${minutes} Std.`,
    },
    templatePicker: {
      failedToLoadTemplates: 'Die Vorlagen konnten nicht geladen werden',
      pleaseTryAgainOrCreate: 'Bitte versuchen Sie es noch einmal oder legen Sie eine eigene Sammlung an.',
      retry: 'Erneut versuchen',
      createManualCollection: 'Eigene Sammlung anlegen',
      allTemplates: 'Alle Vorlagen',
      searchTemplates: 'Vorlagen durchsuchen',
      categories: 'Kategorien',
      template: 'Vorlage',
      startWithoutATemplate: 'Beginnen Sie ohne Vorlage und fügen Sie eigene Felder hinzu.',
      noTemplatesMatchYourSearch: 'Keine Vorlage passt zu Ihrer Suche.',
    },
    templateSummary: {
      selectedTemplate: 'Ausgewählte Vorlage',
      aboutToFill: (requiredSections, optionalSections, template) =>
        `${count(requiredSections, 'erforderlicher Abschnitt', 'erforderliche Abschnitte')}, ${count(optionalSections, 'optionaler Abschnitt', 'optionale Abschnitte')}, von Hand etwa ${template}`,
      documentsThatFillTheMost: 'Dokumente, die am meisten ausfüllen',
    },
    templateWizard: {
      my: (templateName) => `${templateName} (meine)`,
      chooseATemplate: 'Vorlage wählen',
      eachTemplateListsWhat:
        'In jeder Vorlage steht, wonach der Antrag fragt und welche Dokumente beim Ausfüllen helfen.',
      cancel: 'Abbrechen',
      next: 'Weiter',
      configureCollection: 'Sammlung einrichten',
      back: 'Zurück',
      createCollection: 'Sammlung anlegen',
      collectionName: 'Name der Sammlung',
      yourDocumentsWillFillRight: (fields) => `Ihre Dokumente füllen sofort ${count(fields, 'Feld', 'Felder')} aus.`,
    },
  },
};
