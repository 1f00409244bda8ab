// English texts of collections/history.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('collections/history', {
  historySheet: {
    history: 'History',
    everyVersionIsKeptRestoring: 'Every version is kept. Restoring one creates a new version.',
    retry: 'Retry',
    failedToLoadTheHistory: 'Failed to load the history.',
    showOlderVersions: 'Show older versions',
    restoreVersion: (version: number) => `Restore version ${version}`,
    theCollectionGoesBack:
      'The collection goes back to how it was then. Your unsaved changes stay until you save or discard them.',
    theCollectionGoesBack2: 'The collection goes back to how it was then. Later versions stay in the history.',
    restore: 'Restore',
    restoring: 'Restoring...',
  },
  restoreVersion: {
    versionRestored: (version: number) => `Version ${version} restored`,
    laterVersionsAreKept: 'Later versions are kept in the history.',
  },
  versionEntry: {
    versionBy: (dataVersion: number, author: string) => `Version ${dataVersion} by ${author},`,
    current: 'Current',
    restore: 'Restore',
    version: (dataVersion: number) => `version ${dataVersion}`,
    became: 'became',
    moreChange: (more: number) => count(more, 'more change'),
    empty: 'Empty',
  },
});
