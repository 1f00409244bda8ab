// English texts of app/pages.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('app/pages', {
  collectionPage: {
    collection: 'Collection',
    dropToFillThisCollection: 'Drop to fill this collection',
  },
  dashboardPage: {
    dataCollections: 'Data Collections',
    dropToUpload: 'Drop to upload',
  },
  documentsPage: {
    documents: 'Documents',
  },
  loginPage: {
    signInWasNotCompleted: 'Sign-in was not completed:',
    signIn: `Sign in · OneForm`,
  },
  notFoundPage: {
    pageNotFound: `Page not found · OneForm`,
    pageNotFound2: 'Page not found',
    theresNoPage: 'There’s no page at this address. It may have moved, or the link may be incomplete.',
    backToDashboard: 'Back to Dashboard',
  },
  settingsPage: {
    settings: 'Settings',
  },
});
