// English texts of app/shell.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('app/shell', {
  avatar: {
    accountOf: (fullName: string) => `Account of ${fullName}`,
  },
  connectionNotice: {
    oneformIsntRespondingWhat: 'OneForm isn’t responding. What you type is kept on this device while it reconnects.',
    youreOfflineWhatYouType: 'You’re offline. What you type is kept on this device until you’re back online.',
  },
  navigation: {
    main: 'Main',
  },
  searchButton: {
    searchAndCommands: 'Search and commands',
  },
  shell: {
    skipToContent: 'Skip to content',
    oneformHome: 'OneForm, home',
    viewDocuments: 'View Documents',
    viewUpdates: 'View updates',
    review: 'Review',
  },
  signOutDialog: {
    signOutWithoutSaving: 'Sign out without saving?',
    oneCollectionHasUnsavedChanges: 'One collection has unsaved changes. Signing out removes them from this device.',
    collectionsHaveUnsavedChangesSigning: (drafts: number) =>
      `${drafts} collections have unsaved changes. Signing out removes them from this device.`,
    signOut: 'Sign out',
    signingOut: 'Signing out...',
  },
  tabs: {
    data: 'Data',
    documents: 'Documents',
    settings: 'Settings',
  },
  themeOptions: {
    sameAsSystem: 'Same as system',
    light: 'Light',
    dark: 'Dark',
  },
  userMenu: {
    appearance: 'Appearance',
    signOut: 'Sign out',
  },
});
