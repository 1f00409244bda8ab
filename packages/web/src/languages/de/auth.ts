import type { MessagesOf } from '../messages.ts';

export const auth: MessagesOf<'auth'> = {
  auth: {
    loginCard: {
      loginFailed: 'Anmeldung fehlgeschlagen',
      welcomeTo: 'Willkommen bei OneForm',
      intelligentFormFillingPowered: 'Formulare intelligent ausfüllen – mit KI',
      byContinuingYouAgree: 'Wenn Sie fortfahren, gelten unsere',
      termsOfService: 'Nutzungsbedingungen',
      and: 'und die',
      privacyPolicy: 'Datenschutzerklärung',
      signingYou: 'Sie werden angemeldet …',
      loading: 'Wird geladen …',
      opensInANewTab: '(öffnet einen neuen Tab)',
    },
    signInPlace: {
      continueWithGoogle: 'Weiter mit Google',
      signIn: (placeName) => `Auf ${placeName} anmelden`,
      continueWith: (placeName) => `Weiter mit ${placeName}`,
      signIn2: 'Anmelden',
    },
    useSession: {
      failedToGetUserInfo: 'Die Angaben zu Ihrem Konto konnten nicht geladen werden',
    },
  },
};
