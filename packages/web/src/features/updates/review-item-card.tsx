// One question: the two values, a hint where there is a reason for one, and the three answers with their keys.

import { clsx } from 'clsx';
import { Check, FileSearch, Lightbulb, Pencil, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { daysInWords } from '#lib/in-words.ts';
import { scrollTo } from '#lib/scroll-to.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Label } from '#ui/label.tsx';
import { EditValue } from './edit-value.tsx';
import { findSameQuestions } from './find-same-questions.ts';
import { ItemValues } from './item-values.tsx';
import { t } from './messages.ts';
import type { ReviewItem } from './review-items.ts';
import { isPlain, showValue } from './show-value.ts';
import type { Review } from './use-review.ts';

const conflictWords = {
  value_mismatch: t.reviewItemCard.twoValues,
  different_person: t.reviewItemCard.anotherPerson,
  ambiguous_date: t.reviewItemCard.dayOrMonth,
  type_mismatch: t.reviewItemCard.doesntFitTheField,
} as const;

function doubtOf({ conflictType, person }: ReviewItem): string {
  if (conflictType !== null) return conflictWords[conflictType];
  return person === null ? t.reviewItemCard.notSure : t.reviewItemCard.unclearWhoItsAbout;
}

export interface ReviewItemCardProps {
  readonly item: ReviewItem;
  readonly review: Review;
  readonly documentName: string;
  readonly readAt: string;
  /** Narrow screens: shows the page over the decisions. */
  readonly onShowPage: (() => void) | undefined;
}

/** Other readings, as the two dates that 03/04/2026 may mean. */
function Alternatives({ item, onChoose }: { item: ReviewItem; onChoose: (value: string) => void }) {
  const others = item.alternatives.filter((other) => other !== item.value);
  if (others.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-ink-2 text-sm">
      {t.reviewItemCard.itCouldAlsoBeRead}
      {others.map((other) => (
        <Button key={other} size="sm" onClick={() => onChoose(other)}>
          {showValue(other)}
        </Button>
      ))}
    </p>
  );
}

/** Takes the focus when it becomes the one looked at, also when it is the first of all. */
function useFocusWhenActive(isActive: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // A control that is being pressed must not move away under the pointer: the press would be lost.
    if (!isActive || card.current?.contains(document.activeElement)) return;
    card.current?.focus({ preventScroll: true });
    scrollTo(card.current, 'nearest');
  }, [isActive]);
  return card;
}

/** The key stands where the icon does, so that nothing moves under the pointer when the item becomes the active one. */
function KeyOrIcon({ letter, isKey, children }: { letter: string; isKey: boolean; children: ReactNode }) {
  return (
    <span aria-hidden="true" className="-ml-0.5 grid size-5 place-items-center">
      <span className={clsx('grid', isKey && 'pointer-fine:hidden')}>{children}</span>
      <span className={clsx('hidden', isKey && 'pointer-fine:grid')}>
        <Kbd>{letter}</Kbd>
      </span>
    </span>
  );
}

export function ReviewItemCard({ item, review, documentName, readAt, onShowPage }: ReviewItemCardProps) {
  const isActive = review.active?.key === item.key;
  const editing = isActive && review.editing;
  const card = useFocusWhenActive(isActive);
  const settle = review.settle;
  const keepLabel = showValue(item.existing) === '' ? t.reviewItemCard.leaveEmpty : t.reviewItemCard.keepExisting;
  const sameQuestions = findSameQuestions(item, review.items);
  const keyed = (letter: string, icon: ReactNode) => (
    <KeyOrIcon letter={letter} isKey={isActive}>
      {icon}
    </KeyOrIcon>
  );
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={item.label}
      aria-current={isActive || undefined}
      onFocus={() => !isActive && review.look(item.key)}
      className={clsx(
        'scroll-m-4 rounded-lg border bg-surface p-4 outline-none transition-shadow duration-120',
        isActive && 'border-focus shadow-[0_0_0_1px_var(--focus)]',
      )}
    >
      <header className="mb-2.5 flex flex-wrap items-center gap-x-2">
        <h4 className="min-w-0 flex-1 basis-40 font-semibold">{item.label}</h4>
        {onShowPage && (
          <Button
            size="sm"
            variant="ghost"
            icon={<FileSearch />}
            onClick={() => {
              review.look(item.key);
              onShowPage();
            }}
          >
            {t.reviewItemCard.showPage}
          </Button>
        )}
        <Badge tone="amber">{doubtOf(item)}</Badge>
      </header>
      <ItemValues item={item} documentName={documentName} readAt={readAt} onOpenSource={review.setOtherSource} />
      {item.suggestion && (
        <p className="mt-2 flex items-start gap-1.5 text-ink-2 text-sm">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
          {daysInWords(item.suggestion)}
        </p>
      )}
      <Alternatives item={item} onChoose={(value) => settle(item, 'edit', value)} />
      {sameQuestions.length > 0 && (
        <Label className="mt-3 flex items-start gap-2 font-normal">
          <Checkbox
            checked={review.answersAlike}
            onCheckedChange={(checked) => review.setAnswersAlike(checked === true)}
            className="mt-px"
          />
          {t.reviewItemCard.decideTheSameWay(
            [...new Set(sameQuestions.map((other) => review.nameOf(other)))].join(', '),
          )}
        </Label>
      )}
      <div className="mt-3">
        {editing ? (
          <EditValue
            label={item.label}
            value={item.value}
            draft={review.drafts.get(item.key)}
            onDraft={(text) => review.drafts.set(item.key, text)}
            onSave={(value) => settle(item, 'edit', value)}
            onCancel={() => review.setEditing(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={keyed('K', <Undo2 />)} onClick={() => settle(item, 'keep')}>
              {keepLabel}
            </Button>
            <Button size="sm" icon={keyed('A', <Check />)} onClick={() => settle(item, 'accept')}>
              {t.reviewItemCard.acceptNew}
            </Button>
            {isPlain(item.value) && (
              <Button
                size="sm"
                variant="ghost"
                icon={keyed('E', <Pencil />)}
                onClick={() => {
                  review.look(item.key);
                  review.setEditing(true);
                }}
              >
                {t.reviewItemCard.edit}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
