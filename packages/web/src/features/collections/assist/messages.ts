// English texts of collections/assist.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('collections/assist', {
  autofillDialog: {
    autofill: (label: string) => `Autofill “${label}”`,
    autofillTheCollection: 'Autofill the collection',
    fillsEmptyFields:
      'Fills empty fields from your documents. Nothing you typed is overwritten. Where a document disagrees, you decide.',
    review: 'Review',
    asking: 'Asking...',
    askTheModel: 'Ask the model',
    done: 'Done',
    cancel: 'Cancel',
    filling: 'Filling...',
    autofill2: 'Autofill',
    withTheHelp: 'With the help of',
    thisIsFree: 'This is free.',
    stillEmptyAnAiModel: (fields: number, papers: number) =>
      `${count(fields, 'field is', 'fields are')} still empty. An AI model may find more in ${count(papers, 'document')}. You pay only if it does.`,
    theTextOfThoseDocuments: 'the text of those documents',
  },
  explainDialog: {
    explainsWhatTheFieldAsks:
      'Explains what the field asks for, where to find it, and which of your documents may have the answer.',
    done: 'Done',
    cancel: 'Cancel',
    explainThisField: 'Explain this field',
    explainedBy: 'Explained by',
    theresNoFurtherExplanation: 'There’s no further explanation for this field.',
    theFieldAndWhat: 'the field and what your documents offer for it',
  },
  explanation: {
    forExample: (example: string) => `For example: ${example}`,
    whereToFind: 'Where to find it',
    inYourDocuments: 'In your documents',
    nothingYet: 'Nothing yet.',
    onPage: (documentName: string, page: number, quote: string) => `On ${documentName}, page ${page}: “${quote}”`,
    page: (documentName: string, page: number) => `${documentName}, page ${page}`,
    use: 'Use',
  },
  modelLine: {
    alsoAsksWhichReceives: (model: string, gets: string) => `Also asks ${model}, which receives ${gets}.`,
  },
  priceLine: {
    youHave: (credits: number, balance: string) =>
      `${credits === 0 ? 'Free' : `Costs ${count(credits, 'credit')}`}; you have ${balance}.`,
    thatsNotEnoughNothing: ' That’s not enough. Nothing will be charged or changed.',
  },
  resultWords: {
    filled: (filled: number) => `${count(filled, 'field')} filled.`,
    noFieldsFilled: 'No fields filled.',
    yourDocumentsHaveNothingNew: 'Your documents have nothing new to add.',
    yourDecision: (suggested: number) =>
      `${count(suggested, 'value')} ${suggested === 1 ? 'is uncertain and needs' : 'are uncertain and need'} your decision.`,
    fromTheCurrentValue: (conflicts: number) =>
      `${count(conflicts, 'value')} ${conflicts === 1 ? 'differs' : 'differ'} from the current value and ${conflicts === 1 ? 'needs' : 'need'} your decision.`,
    used: (credits: number) => `${count(credits, 'credit')} used.`,
    noCreditsUsed: 'No credits used.',
  },
});
