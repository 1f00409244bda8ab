// The sign-in screen: one card, one button, and the way back from the provider.
import type { SignInPlace } from '@oneform/contract';
import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { explainError } from '#lib/api-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { GoogleMark } from './google-mark.tsx';
import { t } from './messages.ts';
import { signInLabel } from './sign-in-place.ts';

export interface LoginCardProps {
  /** `exchanging`: back from the provider with a code; `loading`: not known yet who is here. */
  readonly state: 'ready' | 'loading' | 'exchanging';
  readonly error: string | undefined;
  readonly place: SignInPlace | undefined;
  readonly onError: (message: string) => void;
  /** Leaves the page. */
  readonly onSignIn: () => Promise<void>;
  readonly privacyHref: string;
  readonly termsHref: string;
}

export const loginFailure = (error: unknown): string => explainError(error) ?? t.loginCard.loginFailed;

export function LoginCard({ state, error, place, onError, onSignIn, privacyHref, termsHref }: LoginCardProps) {
  const [leaving, setLeaving] = useState(false);
  const signIn = async () => {
    setLeaving(true);
    try {
      await onSignIn();
    } catch (failure) {
      setLeaving(false);
      onError(loginFailure(failure));
    }
  };
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas px-4 py-10">
      <div className="w-full max-w-sm rounded-lg border bg-surface px-6 py-9 sm:px-9">
        <div className="flex flex-col items-center text-center">
          <LogoMark className="size-11" />
          <h1 className="mt-5 font-semibold text-xl">{t.loginCard.welcomeTo}</h1>
          <p className="mt-1 text-ink-2">{t.loginCard.intelligentFormFillingPowered}</p>
        </div>
        <div className="mt-7 flex min-h-24 flex-col gap-4">
          {state === 'ready' ? (
            <>
              {error !== undefined && (
                <Banner tone="red" live="alert">
                  {error}
                </Banner>
              )}
              <Button onClick={signIn} loading={leaving} icon={<PlaceMark place={place} />} className="w-full">
                {signInLabel(place)}
              </Button>
              <p className="text-pretty text-center text-ink-3 text-xs">
                {t.loginCard.byContinuingYouAgree} <Outside href={termsHref}>{t.loginCard.termsOfService}</Outside>{' '}
                {t.loginCard.and} <Outside href={privacyHref}>{t.loginCard.privacyPolicy}</Outside>.
              </p>
            </>
          ) : (
            <div className="flex flex-1 items-center justify-center">
              <Spinner label={state === 'exchanging' ? t.loginCard.signingYou : t.loginCard.loading} />
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

const PlaceMark = ({ place }: Pick<LoginCardProps, 'place'>) => (place?.kind === 'google' ? <GoogleMark /> : <LogIn />);

function Outside({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="rounded-sm text-ink-2 underline underline-offset-2">
      {children}
      <span className="sr-only"> {t.loginCard.opensInANewTab}</span>
    </a>
  );
}
