// Texts of the sign-in page of one's own machine, in the languages of the app. The app chooses its own after signing in; here the browser's holds.

const english = {
  signInOn: (place: string) => `Sign in on ${place}`,
  explanation:
    'OneForm identifies you by your e-mail address. You don’t need a password, and nothing is sent anywhere else.',
  people: 'People who used it here',
  name: 'Name',
  email: 'E-mail',
  continue: 'Continue',
  nameMissing: 'Please enter your name.',
  emailInvalid: 'Please enter a valid email address',
  isThisAddressRight: 'Is this address right?',
  /** Both in HTML. */
  nobodyYet: (typed: string, meant: string) =>
    `Nobody has signed in as ${typed} here yet. There is an account of ${meant}.`,
  signInAs: (email: string) => `Sign in as ${email}`,
  openNew: (email: string) => `Open a new account for ${email}`,
  failed: 'Sign-in failed',
  goBack: 'Sign-in failed. Please go back to OneForm and try again.',
  back: 'Back to OneForm',
};

export type SignInMessages = typeof english;

const german: SignInMessages = {
  signInOn: (place) => `Anmelden auf ${place === 'this server' ? 'diesem Server' : 'diesem Computer'}`,
  explanation:
    'OneForm erkennt Sie an Ihrer E-Mail-Adresse. Sie brauchen kein Passwort, und es wird nichts an andere gesendet.',
  people: 'Wer es hier schon benutzt hat',
  name: 'Name',
  email: 'E-Mail',
  continue: 'Weiter',
  nameMissing: 'Bitte geben Sie Ihren Namen ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  isThisAddressRight: 'Stimmt diese Adresse?',
  nobodyYet: (typed, meant) => `Als ${typed} hat sich hier noch niemand angemeldet. Es gibt ein Konto von ${meant}.`,
  signInAs: (email) => `Als ${email} anmelden`,
  openNew: (email) => `Neues Konto für ${email} anlegen`,
  failed: 'Anmeldung fehlgeschlagen',
  goBack: 'Die Anmeldung ist fehlgeschlagen. Bitte gehen Sie zurück zu OneForm und versuchen Sie es noch einmal.',
  back: 'Zurück zu OneForm',
};

const languages = { en: english, de: german };
export type SignInLanguage = keyof typeof languages;

export const messagesIn = (language: SignInLanguage): SignInMessages => languages[language];

/** The first language of `Accept-Language` that there are texts in; browsers name them in the order of preference. */
export const languageOf = (acceptLanguage = ''): SignInLanguage =>
  acceptLanguage
    .split(',')
    .map((tag) => tag.trim().split(/[-;]/)[0]!.toLowerCase())
    .find((code): code is SignInLanguage => Object.hasOwn(languages, code)) ?? 'en';
