// Author of a change to a collection: a person, or a document that was read.
import type { SignedIn } from '../../http/signed-in.ts';

export type Author =
  | { readonly kind: 'user'; readonly name: string }
  | { readonly kind: 'document'; readonly name: string; readonly documentId: string };

export const byUser = (user: SignedIn): Author => ({ kind: 'user', name: user.displayName });
