// English texts of app/shell/palette.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('app/shell/palette', {
  commandPalette: {
    searchAndCommands: 'Search and commands',
    searchEverything: 'Search everything',
    searching: 'Searching',
    searchIsntAvailableRightNow: 'Search isn’t available right now.',
    nothingFound: 'Nothing found',
    collections: 'Collections',
    recentCollections: 'Recent collections',
  },
  foundDocuments: {
    documents: 'Documents',
    page: (page: number) => `page ${page}`,
  },
  foundPeople: {
    people: 'People',
    document: (documents: number) => count(documents, 'document'),
    collection: (collections: number) => count(collections, 'collection'),
  },
  foundValues: {
    fieldsAndValues: 'Fields and values',
    empty: 'Empty',
    and: (place: string, others: number) => `${place}, and ${count(others, 'other collection')}`,
  },
  paletteKeys: {
    open: 'Open',
    copyValue: 'Copy value',
    close: 'Close',
  },
  useAppCommands: {
    goTo: 'Go to',
    data: 'Data',
    documents: 'Documents',
    settings: 'Settings',
    newIt: 'New',
    createCollection: 'Create collection',
    uploadDocuments: 'Upload documents',
    pasteText: 'Paste text',
    createManualCollection: 'Create manual collection',
    create: (templateName: string) => `Create ${templateName}`,
    account: 'Account',
    editProfile: 'Edit profile',
    privacySettings: 'Privacy settings',
    manageSubscription: 'Manage subscription',
    getMoreCredits: 'Get more credits',
    whereYoureSigned: 'Where you’re signed in',
    apiKeysAndWebhooks: 'API keys and webhooks',
    exportData: 'Export data',
    importData: 'Import data',
    deleteAccount: 'Delete account',
    signOut: 'Sign out',
    appearance: 'Appearance',
    appearance2: (label: string) => `Appearance: ${label}`,
    help: 'Help',
    apiDocumentation: 'API documentation',
    privacyPolicy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
  },
  useCopying: {
    copied: 'Copied',
    yourBrowserBlockedCopying: 'Your browser blocked copying',
  },
});
