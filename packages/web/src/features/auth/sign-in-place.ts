// Sign-in place of this instance, and the words of its button.
import { api, type SignInPlace } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { translate } from '#lib/language.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { t } from './messages.ts';

/** `isPending` until it is known or cannot be had. */
export function useSignInPlace(): { readonly place: SignInPlace | undefined; readonly isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.signInPlace,
    queryFn: ({ signal }) => call(api.auth.provider, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return { place: data, isPending };
}

export function signInLabel(place: SignInPlace | undefined): string {
  switch (place?.kind) {
    case 'google':
      return t.signInPlace.continueWithGoogle;
    case 'local':
      return t.signInPlace.signIn(translate(place.name));
    case 'other':
      return t.signInPlace.continueWith(place.name);
    default:
      return t.signInPlace.signIn2;
  }
}
