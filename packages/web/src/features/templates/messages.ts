// English texts of templates.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('templates', {
  templateCard: {
    more: (more: number) => `+${more} more`,
    takesAbout: 'Takes about',
  },
  templateFigures: {
    min: (minutes: number) => `${minutes} min`,
    hr: (minutes: number) => `${minutes} hr`,
  },
  templatePicker: {
    failedToLoadTemplates: 'Failed to load templates',
    pleaseTryAgainOrCreate: 'Please try again, or create a collection manually.',
    retry: 'Retry',
    createManualCollection: 'Create Manual Collection',
    allTemplates: 'All Templates',
    searchTemplates: 'Search templates',
    categories: 'Categories',
    template: 'Template',
    startWithoutATemplate: 'Start without a template and add your own fields.',
    noTemplatesMatchYourSearch: 'No templates match your search.',
  },
  templateSummary: {
    selectedTemplate: 'Selected template',
    aboutToFill: (requiredSections: number, optionalSections: number, template: string) =>
      `${count(requiredSections, 'required section')}, ${count(optionalSections, 'optional section')}, about ${template} to fill in by hand.`,
    documentsThatFillTheMost: 'Documents that fill the most',
  },
  templateWizard: {
    my: (templateName: string) => `My ${templateName}`,
    chooseATemplate: 'Choose a Template',
    eachTemplateListsWhat: 'Each template lists what the application asks for and which documents help fill it.',
    cancel: 'Cancel',
    next: 'Next',
    configureCollection: 'Configure Collection',
    back: 'Back',
    createCollection: 'Create Collection',
    collectionName: 'Collection Name',
    yourDocumentsWillFillRight: (fields: number) => `Your documents will fill ${count(fields, 'field')} right away.`,
  },
});
