// The top of the decisions: how many are left, what can be approved without thought, and what went wrong.
import { Check, CheckCheck, ChevronDown, ChevronUp, Undo2 } from 'lucide-react';
import { locale } from '#lib/language.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { t } from './messages.ts';
import type { Review } from './use-review.ts';

const listWords = new Intl.ListFormat(locale());

/** One answer for all of it: most papers of others are there by mistake. */
function AnotherPerson({ review }: { readonly review: Review }) {
  const { strangers, groups } = review;
  const names = [...new Set(strangers.flatMap(({ person }) => person?.name ?? []))];
  const isAll = groups.every(
    ({ open, filled }) => filled.length === 0 && open.every((item) => strangers.includes(item)),
  );
  return (
    <Banner
      tone="neutral"
      live="none"
      title={t.reviewHead.seemsToBeAboutSomeone(isAll)}
      actions={
        <div className="flex basis-full flex-wrap gap-2 pl-7">
          <Button size="sm" icon={<Undo2 />} onClick={review.keepMine}>
            {t.reviewHead.keepAllAsThey(strangers.length)}
          </Button>
          {names.length < 2 && (
            <Button size="sm" variant="ghost" icon={<Check />} onClick={review.acceptStrangers}>
              {t.reviewHead.acceptAll(strangers.length)}
            </Button>
          )}
        </div>
      }
    >
      {names.length > 0 && t.reviewHead.itNames(listWords.format(names))}
      {t.reviewHead.noneOfItWasFilled}
    </Banner>
  );
}

export function ReviewHead({ review }: { readonly review: Review }) {
  const { progress, groups, notice, filled, strangers } = review;
  const hasConflicts = groups.some(({ open }) => open.some(({ kind }) => kind === 'conflict'));
  return (
    <>
      {/* Stays in view on narrow screens, where the decisions are a long way. */}
      <div className="-mx-4 -mt-4 sticky -top-4 z-10 flex flex-col gap-2 border-b bg-canvas px-4 py-2 sm:-mx-6 sm:px-6 lg:static lg:mt-0 lg:gap-3 lg:border-0 lg:py-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="font-semibold tabular-nums">
            {progress.left > 0
              ? (progress.left === progress.total ? t.reviewHead.toDecide : t.reviewHead.left)(progress.left)
              : groups.some(({ decided }) => decided.length > 0)
                ? t.reviewHead.everythingIsDecided
                : t.reviewHead.nothingToDecide}
          </p>
          {progress.left > 0 && (
            <span className="flex">
              <IconButton
                size="sm"
                label={t.reviewHead.previousDecision}
                icon={<ChevronUp />}
                onClick={() => review.move(-1)}
              />
              <IconButton
                size="sm"
                label={t.reviewHead.nextDecisionJ}
                icon={<ChevronDown />}
                onClick={() => review.move(1)}
              />
            </span>
          )}
          {filled.length > 0 && (
            <Button size="sm" icon={<CheckCheck />} className="ml-auto" onClick={review.acceptFilled}>
              {t.reviewHead.approve(filled.length)}
            </Button>
          )}
        </div>
        {progress.total > 0 && (
          <ProgressBar
            label={t.reviewHead.decisionsMade}
            value={((progress.total - progress.left) / progress.total) * 100}
            tone={progress.left === 0 ? 'green' : 'accent'}
          />
        )}
      </div>
      <div className="-mt-3 flex flex-col gap-3 empty:hidden">
        {hasConflicts && (
          <Banner tone="amber" live="none">
            {t.reviewHead.someUpdatesRequireYourReview}
          </Banner>
        )}
        {strangers.length > 1 && <AnotherPerson review={review} />}
        {notice && (
          <Banner
            tone={notice.tone}
            title={notice.title}
            live={notice.tone === 'red' ? 'alert' : 'status'}
            onDismiss={review.dismissNotice}
          >
            {notice.detail}
          </Banner>
        )}
      </div>
    </>
  );
}
