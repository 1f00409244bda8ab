// English texts of app.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('app', {
  pageSpinner: {
    loading: 'Loading...',
  },
  routeError: {
    thisPageCouldNot: 'This page could not be loaded',
    somethingWentWrong: 'Something went wrong on this page',
    eitherTheConnectionWasLost:
      'Either the connection was lost or OneForm has been updated. Reload the page to continue. Anything you typed is kept.',
    yourSavedDataIsSafe: 'Your saved data is safe, and anything you typed is kept. Reload the page to continue.',
    reloadPage: 'Reload page',
  },
});
