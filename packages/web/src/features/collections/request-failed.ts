// The one toast for changes to collections that did not go through.
import { explainError, isApiError } from '#lib/api-error.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export const REQUEST_FAILED = t.requestFailed.requestFailedPleaseTryAgain;

/** An ended session leads to the sign-in page instead. */
export function toastFailure(error: unknown, message: string = REQUEST_FAILED): void {
  console.info(message, error);
  if (isApiError(error) && error.status === 401) return;
  toast.error(message, { description: explainError(error) });
}
