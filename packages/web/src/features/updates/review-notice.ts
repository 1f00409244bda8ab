// Banner of the review after an action.
import type { api, EndpointResponse } from '@oneform/contract';
import { explainError } from '#lib/api-error.ts';
import type { Tone } from '#ui/badge.tsx';
import { t } from './messages.ts';

export interface ReviewNotice {
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string | undefined;
}

type RestoreAll = EndpointResponse<typeof api.updates.restoreAll>;

export const failureNotice = (title: string, error: unknown): ReviewNotice => ({
  tone: 'red',
  title,
  detail: explainError(error),
});

export function restoredNotice({ restored_count, errors }: RestoreAll): ReviewNotice {
  if (errors.length === 0) return { tone: 'green', title: t.reviewNotice.restored(restored_count) };
  return {
    tone: 'amber',
    title: t.reviewNotice.restoredUpdatesErrorsOccurred(restored_count, errors.length),
    detail: errors.map(({ message }) => message).join(' '),
  };
}

/** Fields that were left alone because they no longer hold what the update wrote. */
export function leftAloneNotice(errors: readonly { readonly message: string }[]): ReviewNotice | undefined {
  if (errors.length === 0) return undefined;
  return {
    tone: 'amber',
    title: t.reviewNotice.leftUnchanged(errors.length),
    detail: errors.map(({ message }) => message).join(' '),
  };
}
