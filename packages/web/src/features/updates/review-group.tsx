// Changes of one document in one collection: the questions, then the settled items, and the buttons for all of it.

import type { ReviewStatus } from '@oneform/contract';
import { Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { titleCase } from '#lib/format.ts';
import { translate } from '#lib/language.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { approvalWords } from './approval-words.ts';
import { t } from './messages.ts';
import { ReviewItemCard } from './review-item-card.tsx';
import { isOpen, isPutBack, type ReviewGroup, type ReviewItem } from './review-items.ts';
import { SettledItems } from './settled-items.tsx';
import type { Review } from './use-review.ts';

const statusWords: Record<ReviewStatus, { readonly label: string; readonly tone: Tone }> = {
  pending: { label: t.reviewGroup.pending, tone: 'blue' },
  requires_review: { label: t.reviewGroup.requiresReview, tone: 'amber' },
  approved: { label: t.reviewGroup.approved, tone: 'green' },
  rejected: { label: t.reviewGroup.rejected, tone: 'neutral' },
  restored: { label: t.reviewGroup.restored, tone: 'neutral' },
};

export interface ReviewGroupSectionProps {
  readonly group: ReviewGroup;
  readonly review: Review;
  readonly documentName: string;
  readonly onShowPage: (() => void) | undefined;
}

function Buttons({ group, review }: Pick<ReviewGroupSectionProps, 'group' | 'review'>) {
  const { id } = group.update;
  const words = approvalWords(group.open);
  const noteId = useId();
  const busy = review.approving === id || review.restoring === id || review.restoringAll;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        icon={<Check />}
        loading={review.approving === id}
        disabled={busy}
        title={t.reviewGroup.keepsWhatWasFilled}
        aria-describedby={words ? noteId : undefined}
        onClick={() => review.approve(id)}
      >
        {t.reviewGroup.approve}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<RotateCcw />}
        loading={review.restoring === id}
        disabled={busy}
        title={t.reviewGroup.restoresTheValuesFromBefore}
        onClick={() => review.restore(id)}
      >
        {t.reviewGroup.restore}
      </Button>
      {words && (
        <p id={noteId} className="basis-full text-ink-2 text-sm">
          {words}
        </p>
      )}
    </div>
  );
}

/** Fields that hold something else since this document: what was only found again is not among them. */
function updatedWords({ update, filled, decided }: ReviewGroup): string {
  const putBack = update.review_status === 'restored' ? filled.filter(isPutBack).length : 0;
  if (putBack > 0) return t.reviewGroup.fieldRestoredFieldsRestored(putBack);
  const changed = [...filled, ...decided].filter(({ kind, decision }) =>
    decision === 'open' ? kind === 'filled' : decision !== 'kept',
  ).length;
  return changed === 0 ? t.reviewGroup.noFieldsUpdated : t.reviewGroup.updated(changed);
}

export function ReviewGroupSection({ group, review, documentName, onShowPage }: ReviewGroupSectionProps) {
  const { update, open, filled, decided, unanswered, confirmed } = group;
  const active = isOpen(update.review_status);
  const status = statusWords[update.review_status];
  const putBack = (item: ReviewItem) =>
    active
      ? { label: t.reviewGroup.restoreThePreviousValue(item.label), run: () => review.settle(item, 'keep') }
      : undefined;
  const reopen = (item: ReviewItem) =>
    // Deciding the last question closes the update; the server opens it again. What was restored stays so.
    update.review_status !== 'restored'
      ? { label: t.reviewGroup.undoTheDecision(item.label), run: () => review.settle(item, 'reopen') }
      : undefined;
  const isRestored = update.review_status === 'restored';
  const putBackItems = isRestored ? filled.filter(isPutBack) : [];
  const stillFilled = filled.filter((item) => !putBackItems.includes(item));
  const lists = [
    {
      title: t.reviewGroup.fieldRestoredFieldsRestored2(putBackItems.length),
      items: putBackItems,
      undoOf: () => undefined,
      startsOpen: true,
      isPutBack: true,
    },
    {
      title: isRestored
        ? t.reviewGroup.changedLaterAndNotRestored(stillFilled.length)
        : t.reviewGroup.filled(stillFilled.length),
      items: stillFilled,
      undoOf: putBack,
      startsOpen: active && open.length === 0,
    },
    {
      title: t.reviewGroup.leftUndecided(unanswered.length),
      items: unanswered,
      undoOf: () => undefined,
      startsOpen: true,
      isUnanswered: true,
    },
    { title: t.reviewGroup.made(decided.length), items: decided, undoOf: reopen, startsOpen: false },
    {
      title: t.reviewGroup.confirmed(confirmed.length),
      items: confirmed,
      undoOf: () => undefined,
      startsOpen: false,
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <section aria-label={update.collection_name} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex min-w-0 items-center gap-2">
            <h3 className="truncate font-semibold text-lg">{update.collection_name}</h3>
            <Badge tone={status.tone} className="shrink-0">
              {status.label}
            </Badge>
          </div>
          <p className="text-ink-2 text-sm tabular-nums">
            {update.collection_type && `${translate(titleCase(update.collection_type))} · `}
            {updatedWords(group)}
          </p>
        </div>
        {active && <Buttons group={group} review={review} />}
      </header>
      {open.map((item) => (
        <ReviewItemCard
          key={item.key}
          item={item}
          review={review}
          documentName={documentName}
          readAt={update.created_at}
          onShowPage={onShowPage}
        />
      ))}
      {lists.length > 0 && (
        <div className="divide-y overflow-hidden rounded-lg border bg-surface">
          {lists.map((list) => (
            <SettledItems key={list.title} {...list} review={review} onShowPage={onShowPage} />
          ))}
        </div>
      )}
      {lists.length === 0 && open.length === 0 && <p className="text-ink-3 text-sm">{t.reviewGroup.noDataAvailable}</p>}
    </section>
  );
}
