// The answer to a transition that the state of an update does not allow.
import type { ReviewStatus } from '@oneform/contract';
import { AppError } from '../../errors.ts';

const words: Record<ReviewStatus, string> = {
  pending: 'pending',
  requires_review: 'in review',
  approved: 'approved',
  rejected: 'rejected',
  restored: 'restored',
};

export function alreadyResolved(status: ReviewStatus): AppError {
  return new AppError('update_already_resolved', {
    detail: `This update was already ${words[status]}.`,
    members: { review_status: status },
  });
}

export const isOpen = (status: ReviewStatus) => status === 'pending' || status === 'requires_review';
