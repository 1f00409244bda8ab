// English texts of collections/editor.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('collections/editor', {
  askedField: {
    notAsked: 'Not asked for',
    itIsKeptHere: '. It is kept here and left out of forms.',
    is: (value: string, answer: string) => `“${value}” is “${answer}”`,
  },
  atomicField: {
    required: '(required)',
    doesNotApply: 'Does not apply',
    undo: 'Undo',
    valid: 'Valid',
    aboutThisField: 'About this field',
    characters: (text: number, limit: number) => `${text}/${limit} characters`,
    max: (limit: number) => `Max ${limit}`,
  },
  discardChanges: {
    changesDiscarded: 'Changes discarded',
    undo: 'Undo',
  },
  fieldConflict: {
    whileYouWereEditing: (text: boolean, text2: string) =>
      `${text ? 'This field was cleared' : `This field was changed to “${text2}”`} while you were editing. Your entry is kept until you decide.`,
    keepMine: 'Keep mine',
    useTheSavedValue: 'Use the saved value',
  },
  fieldControl: {
    chooseOrType: 'Choose or type',
  },
  fieldHelp: {
    forExample: 'For example:',
    explainThisField: 'Explain this field',
    doesNotApply: 'Does not apply',
    deleteField: 'Delete field',
  },
  fieldList: {
    maximumNestingDepthReached6: 'Maximum nesting depth reached (6). Cannot render deeper levels.',
    noFieldsHereYet: 'No fields here yet.',
  },
  fieldSource: {
    typedByYouNotSaved: 'Typed by you, not saved yet',
  },
  groupField: {
    actionsFor: (label: string) => `Actions for ${label}`,
    addField: 'Add field',
    applies: 'Applies',
    doesNotApply: 'Does not apply',
    deleteFieldGroup: 'Delete field group',
    undo: 'Undo',
  },
  itemCard: {
    duplicate: (name: string) => `Duplicate ${name}`,
    remove: (name: string) => `Remove ${name}`,
    addField: 'Add field',
  },
  leaveGuard: {
    unsavedChanges: 'Unsaved changes',
    yourChangesCouldNot:
      'Your changes could not be saved. They are kept on this device and will be here when you come back.',
    saveThemNowOrLeave: 'Save them now, or leave them as a draft on this device until you come back.',
    stay: 'Stay',
    leaveAsDraft: 'Leave as draft',
    saveAndLeave: 'Save and leave',
  },
  repeatedGroup: {
    instanceDuplicatedSuccessfully: 'Instance duplicated successfully',
    instanceRemovedSuccessfully: 'Instance removed successfully',
    instance: (items: number) => count(items, 'instance'),
    addTo: (label: string) => `Add to ${label}`,
  },
  saveBar: {
    removed: (label: string) => `${label} (removed)`,
    andMore: (shown: string, names: number) => `${shown} and ${names} more`,
    unsavedChanges: 'Unsaved changes',
    field: (changes: number) => count(changes, 'field'),
    everythingIsSaved: 'Everything is saved',
    discard: 'Discard',
    saving: 'Saving...',
    save: 'Save',
  },
  saveSections: {
    collectionNotFoundInCache: 'Collection not found in cache',
  },
  sectionEditor: {
    selectASectionToEdit: 'Select a section to edit',
    noSectionsAvailable: 'No sections available',
    addAFieldOrUpload: 'Add a field or upload a document. What OneForm reads in it is organized automatically.',
    addField: 'Add field',
    required: 'Required',
    autofill: 'Autofill',
    moreForThisSection: 'More for this section',
    copySection: 'Copy section',
    addNewField: 'Add New Field',
  },
  textList: {
    remove: (text: string, index: number) => `Remove ${text || `line ${index}`}`,
    add: 'Add',
    to: (label: string) => `to ${label}`,
  },
  useSave: {
    theseFieldsWereChangedElsewhere: 'These fields were changed elsewhere',
    yourEntriesAreKeptChoose: 'Your entries are kept. Choose a value for each marked field, then save again.',
  },
  yesNo: {
    yes: 'Yes',
    no: 'No',
  },
});
