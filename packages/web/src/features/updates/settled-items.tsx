// Filled, confirmed or decided values, folded to one line each; a press shows the place, and a decision can be undone.
import { clsx } from 'clsx';
import { ChevronRight, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scrollTo } from '#lib/scroll-to.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SourceMark } from '#ui/source-mark.tsx';
import { t } from './messages.ts';
import type { ReviewItem } from './review-items.ts';
import { showValue } from './show-value.ts';
import type { Review } from './use-review.ts';

const tierWords = {
  proved: t.settledItems.readAndVerified,
  read: t.settledItems.read,
  inferred: t.settledItems.inferred,
} as const;
const decisionWords = {
  open: '',
  kept: t.settledItems.kept,
  accepted: t.settledItems.accepted,
  edited: t.settledItems.changed,
} as const;

interface LineProps {
  readonly item: ReviewItem;
  readonly review: Review;
  readonly undo: { readonly label: string; readonly run: () => void } | undefined;
  readonly onShowPage: (() => void) | undefined;
  /** The values that the document had filled were taken back. */
  readonly isPutBack?: boolean | undefined;
  /** A question of an update that is closed. */
  readonly isUnanswered?: boolean | undefined;
}

function Line({ item, review, undo, onShowPage, isPutBack = false, isUnanswered = false }: LineProps) {
  const isActive = review.active?.key === item.key;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) scrollTo(button.current, 'nearest');
  }, [isActive]);
  const shown = showValue(item.decision === 'kept' || isUnanswered ? item.existing : item.value);
  return (
    <li className={clsx('flex items-center gap-1 pr-2', isActive && 'bg-accent-soft')}>
      <button
        ref={button}
        type="button"
        aria-current={isActive || undefined}
        onClick={() => {
          review.look(item.key);
          onShowPage?.();
        }}
        className="flex min-h-9 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1.5 pl-9 text-left text-sm outline-offset-[-2px] hover:bg-hover touch:min-h-11 touch:items-center"
      >
        <span className="basis-40 text-ink-2">{item.label}</span>
        <span className="min-w-0 grow basis-36 break-words">
          {isPutBack && (
            <>
              <del className="text-ink-3">{showValue(item.value)}</del>{' '}
            </>
          )}
          {shown || <span className="text-ink-3 italic">{t.settledItems.empty}</span>}
          {isUnanswered && (
            <span className="text-ink-3">
              {' '}
              {shown ? t.settledItems.keptNotReplaced : t.settledItems.stillNotFilled} {showValue(item.value)}
            </span>
          )}
          {!isPutBack && item.decision !== 'open' && (
            <span className="text-ink-3"> {decisionWords[item.decision]}</span>
          )}
        </span>
      </button>
      <SourceMark state={item.tier} text={tierWords[item.tier]} />
      {undo && <IconButton size="sm" label={undo.label} icon={<Undo2 />} onClick={undo.run} />}
    </li>
  );
}

export interface SettledItemsProps {
  readonly title: string;
  readonly items: readonly ReviewItem[];
  readonly review: Review;
  /** Action of the button at the end of a line; none for a final decision. */
  readonly undoOf: (item: ReviewItem) => LineProps['undo'];
  readonly onShowPage: (() => void) | undefined;
  /** Unfolded until the person folds it. */
  readonly startsOpen: boolean;
  readonly isPutBack?: boolean;
  readonly isUnanswered?: boolean;
}

export function SettledItems({
  title,
  items,
  review,
  undoOf,
  onShowPage,
  startsOpen,
  isPutBack,
  isUnanswered,
}: SettledItemsProps) {
  const [open, setOpen] = useState(startsOpen);
  const holdsActive = items.some(({ key }) => key === review.active?.key);
  // A press on the page finds its line even when it is folded away.
  useEffect(() => {
    if (holdsActive) setOpen(true);
  }, [holdsActive]);
  if (items.length === 0) return null;
  return (
    <section>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-9 w-full items-center gap-2 px-3 text-left text-ink-2 text-sm outline-offset-[-2px] hover:bg-hover touch:h-11"
      >
        <ChevronRight
          aria-hidden="true"
          className={clsx('size-4 transition-transform duration-120', open && 'rotate-90')}
        />
        {title}
      </button>
      {open && (
        <ul className="divide-y border-t">
          {items.map((item) => (
            <Line
              key={item.key}
              item={item}
              review={review}
              undo={undoOf(item)}
              onShowPage={onShowPage}
              isPutBack={isPutBack}
              isUnanswered={isUnanswered}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
