// Collection Updates: what one document changed, to be decided with the page beside it, by keyboard or mouse.
import type { CollectionUpdate } from '@oneform/contract';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { explainError } from '#lib/api-error.ts';
import { marksOf, type PageMark } from '#lib/page-mark.ts';
import { useKeys } from '#lib/use-keys.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './messages.ts';
import { ReviewGroupSection } from './review-group.tsx';
import { ReviewHead } from './review-head.tsx';
import { isOpen } from './review-items.ts';
import { reviewMarks } from './review-marks.ts';
import { isPlain } from './show-value.ts';
import { type Review, useReview } from './use-review.ts';
import { useUpdates } from './use-updates.ts';

/** Requests of the review to the page viewer. */
export interface ReviewPageProps {
  readonly documentId: string;
  readonly marks: readonly PageMark[];
  readonly selected: string | undefined;
  readonly onSelect: (subject: string) => void;
  readonly lead?: ReactNode;
}

/** The document to decide about after this one. */
export interface NextReview {
  readonly documentId: string;
  /** Number of other documents that wait. */
  readonly left: number;
}

export interface ReviewSheetProps {
  /** Null while there is none: the sheet then says so. */
  readonly documentId: string | null;
  readonly documentName: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly renderPage: (props: ReviewPageProps) => ReactNode;
  /** Question about the document's owner: it precedes every other decision. */
  readonly question?: ReactNode;
  /** Undefined when no other document waits. */
  readonly next?: NextReview | undefined;
  readonly onNext?: ((documentId: string) => void) | undefined;
  /** Under the words of the empty state: what else could be done with the document. */
  readonly whenEmpty?: ReactNode;
}

/** The page of the item looked at, or of the existing value's own document when that was asked for. */
function ReviewPage({
  review,
  documentId,
  renderPage,
}: { review: Review } & Pick<ReviewSheetProps, 'renderPage'> & { documentId: string }) {
  const { otherSource, setOtherSource, active, all } = review;
  const marks = useMemo(() => reviewMarks(all, active), [all, active]);
  if (otherSource?.document_id) {
    return renderPage({
      documentId: otherSource.document_id,
      marks: marksOf(otherSource.path, otherSource.value, otherSource.evidence),
      selected: otherSource.path,
      onSelect: () => undefined,
      lead: (
        <Button size="sm" variant="ghost" icon={<ArrowLeft />} onClick={() => setOtherSource(undefined)}>
          {t.reviewSheet.back}
        </Button>
      ),
    });
  }
  return renderPage({ documentId, marks, selected: active?.key, onSelect: review.look });
}

function useReviewKeys(review: Review, enabled: boolean): void {
  const { active, isOpenItem, settle, move, setEditing } = review;
  const item = isOpenItem ? active : undefined;
  useKeys(enabled, {
    k: item && (() => settle(item, 'keep')),
    a: item && (() => settle(item, 'accept')),
    e: item && isPlain(item.value) ? () => setEditing(true) : undefined,
    j: () => move(1),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    u: review.undo,
  });
}

/** Placeholder where there are no decisions. */
function NoDecisions(props: {
  readonly state: 'none selected' | 'loading' | 'failed' | 'empty';
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly whenEmpty: ReactNode;
}) {
  switch (props.state) {
    case 'none selected':
      return <EmptyState heading="p" title={t.reviewSheet.noDocumentSelected} />;
    case 'failed':
      return (
        <Banner
          tone="red"
          title={t.reviewSheet.failedToLoadUpdates}
          actions={
            <Button size="sm" onClick={props.onRetry}>
              {t.reviewSheet.retry}
            </Button>
          }
        >
          {explainError(props.error)}
        </Banner>
      );
    case 'loading':
      return (
        <div role="status" aria-label={t.reviewSheet.loadingUpdates} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      );
    case 'empty':
      return (
        <EmptyState heading="p" title={t.reviewSheet.noUpdatesFound} description={t.reviewSheet.noCollectionCouldUse}>
          <div className="mt-4">{props.whenEmpty}</div>
        </EmptyState>
      );
  }
}

interface DecisionsProps extends Pick<ReviewSheetProps, 'documentName' | 'renderPage' | 'question'> {
  readonly documentId: string;
  readonly review: Review;
}

/** The page at the left and the decisions at the right; on narrow screens the page comes up over them. */
function Decisions({ documentId, documentName, review, renderPage, question }: DecisionsProps) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [showsPage, setShowsPage] = useState(false);
  useReviewKeys(review, !showsPage);
  const page = <ReviewPage review={review} documentId={documentId} renderPage={renderPage} />;
  return (
    <>
      <p role="status" className="sr-only">
        {review.said}
      </p>
      <div className="flex h-full min-h-0">
        {isWide && <div className="min-w-0 flex-1 border-r">{page}</div>}
        <div className="flex h-full min-h-0 w-full flex-col gap-6 scroll-pt-24 overflow-y-auto bg-canvas px-4 py-4 sm:px-6 lg:w-[34rem] lg:shrink-0">
          {question}
          <ReviewHead review={review} />
          {review.groups.map((group) => (
            <ReviewGroupSection
              key={group.update.id}
              group={group}
              review={review}
              documentName={documentName}
              onShowPage={isWide ? undefined : () => setShowsPage(true)}
            />
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={review.asksAnother}
        onOpenChange={() => review.answerAnother(false)}
        title={t.reviewSheet.anotherPersonsValues}
        description={t.reviewSheet.thisReplacesValues}
        confirmLabel={t.reviewSheet.writeThemAnyway}
        onConfirm={() => review.answerAnother(true)}
      />
      {!isWide && (
        <Sheet
          open={showsPage}
          onOpenChange={setShowsPage}
          side="bottom"
          size="full"
          title={review.active?.label ?? t.reviewSheet.page}
        >
          {page}
        </Sheet>
      )}
    </>
  );
}

const none: readonly CollectionUpdate[] = [];

function OpenReview(props: ReviewSheetProps) {
  const { documentId, documentName, onOpenChange, renderPage, question, whenEmpty, next, onNext } = props;
  const { data: updates = none, isPending, isError, error, refetch } = useUpdates(documentId);
  const review = useReview(documentId ?? '', updates);
  const goOn = next && onNext && (() => onNext(next.documentId));
  useKeys(goOn !== undefined, { n: goOn });
  const canRestore = updates.some(({ review_status }) => isOpen(review_status));
  const isDone = !isPending && review.progress.left === 0;
  const stateWithout = isError ? 'failed' : isPending ? 'loading' : 'empty';
  return (
    <Sheet
      open
      size="full"
      title={t.reviewSheet.collectionUpdates}
      description={documentName}
      onOpenChange={(next) => (!next && review.editing ? review.setEditing(false) : onOpenChange(next))}
      actions={
        <>
          {canRestore && (
            <Button size="sm" variant="ghost" loading={review.restoringAll} onClick={review.restoreAll}>
              {t.reviewSheet.restoreAll}
            </Button>
          )}
          {next && (
            <Button size="sm" variant={isDone ? 'primary' : 'secondary'} aria-keyshortcuts="n" title="N" onClick={goOn}>
              {t.reviewSheet.nextDocumentLeft(next.left)}
            </Button>
          )}
        </>
      }
    >
      {documentId !== null && updates.length > 0 ? (
        <Decisions {...{ documentId, documentName, review, renderPage, question }} />
      ) : (
        <div className="mx-auto flex max-w-2xl flex-col gap-4 p-4 sm:p-6">
          {question}
          <NoDecisions
            state={documentId === null ? 'none selected' : stateWithout}
            error={error}
            onRetry={() => void refetch()}
            whenEmpty={whenEmpty}
          />
        </div>
      )}
    </Sheet>
  );
}

export function ReviewSheet(props: ReviewSheetProps) {
  return props.open ? <OpenReview {...props} /> : null;
}
