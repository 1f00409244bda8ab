// English texts of ui.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('ui', {
  banner: {
    dismiss: 'Dismiss',
  },
  calendar: {
    today: 'Today, ',
    selected: ', selected',
  },
  comboboxList: {
    suggestions: 'Suggestions',
  },
  combobox: {
    isntInTheList: (trim: string) => `“${trim}” isn’t in the list. It’s kept as you typed it.`,
  },
  confirmDialog: {
    deleting: 'Deleting...',
    type: 'Type',
    toConfirm: 'to confirm',
    cancel: 'Cancel',
  },
  copyButton: {
    copyValue: 'Copy value',
    copied: 'Copied',
    yourBrowserBlockedCopying: 'Your browser blocked copying',
  },
  datePicker: {
    pickADate: 'Pick a date',
    calendar: 'Calendar',
    openCalendar: 'Open calendar',
    loading: 'Loading...',
    clear: 'Clear',
    today: 'Today',
    whichDayIsMeant: 'Which day is meant',
  },
  deleteConfirmation: {
    title: {
      field: 'Delete field',
      section: 'Delete section',
      array_item: 'Delete instance',
      nested_collection: 'Delete field group',
    },
    andEverything: (itemName: string, itemType: boolean) =>
      `“${itemName}” and everything in it will be deleted. ${itemType ? 'The collection changes when you save.' : 'You can still find it in the history.'}`,
    contains: {
      section: (fields: number) => `This section contains ${count(fields, 'field')} that will be deleted too.`,
      nested_collection: (fields: number) =>
        `This field group contains ${count(fields, 'field')} that will be deleted too.`,
    },
  },
  dialog: {
    close: 'Close',
  },
  pagination: {
    pages: 'Pages',
    previous: 'Previous',
    page: (number: number) => `Page ${number}`,
    next: 'Next',
  },
  searchInput: {
    clearSearch: 'Clear search',
  },
  sheet: {
    close: 'Close',
  },
  sourceMark: {
    verified: 'Verified',
    read: 'Read',
    inferred: 'Inferred',
    typed: 'Typed',
  },
  toaster: {
    close: 'Close toast',
    notifications: 'Notifications',
  },
  viewerBar: {
    previousPage: 'Previous page',
    pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    page1: 'Page 1',
    nextPage: 'Next page',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
  },
});
