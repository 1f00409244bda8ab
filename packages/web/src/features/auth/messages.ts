// English texts of auth.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('auth', {
  loginCard: {
    loginFailed: 'Login failed',
    welcomeTo: `Welcome to OneForm`,
    intelligentFormFillingPowered: 'Intelligent form filling powered by AI',
    byContinuingYouAgree: 'By continuing you agree to our',
    termsOfService: 'Terms of Service',
    and: 'and',
    privacyPolicy: 'Privacy Policy',
    signingYou: 'Signing you in...',
    loading: 'Loading...',
    opensInANewTab: '(opens in a new tab)',
  },
  signInPlace: {
    continueWithGoogle: 'Continue with Google',
    signIn: (placeName: string) => `Sign in on ${placeName}`,
    continueWith: (placeName: string) => `Continue with ${placeName}`,
    signIn2: 'Sign in',
  },
  useSession: {
    failedToGetUserInfo: 'Failed to get user info',
  },
});
