// Banner of the review after an action.
import type { api, EndpointResponse } from '@oneform/contract';
import { explainError } from '#lib/api-error.ts';
import { count } from '#lib/format.ts';
import type { Tone } from '#ui/badge.tsx';

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
  if (errors.length === 0) return { tone: 'green', title: `Restored ${count(restored_count, 'update')}.` };
  return {
    tone: 'amber',
    title: `Restored ${restored_count} updates. ${errors.length} errors occurred.`,
    detail: errors.map(({ message }) => message).join(' '),
  };
}

/** Fields that were left alone because they no longer hold what the update wrote. */
export function leftAloneNotice(errors: readonly { readonly message: string }[]): ReviewNotice | undefined {
  if (errors.length === 0) return undefined;
  return {
    tone: 'amber',
    title: `${count(errors.length, 'field')} left unchanged.`,
    detail: errors.map(({ message }) => message).join(' '),
  };
}
