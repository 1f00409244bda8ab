// The state of a review: which item is looked at, whether it is being edited, what was said last, and the actions.
import type { CollectionUpdate, DataValue, ValueSource } from '@oneform/contract';
import { useMemo, useRef, useState } from 'react';
import { isApiError } from '#lib/api-error.ts';
import type { Action } from './decide.ts';
import { findSameQuestions } from './find-same-questions.ts';
import { t } from './messages.ts';
import {
  filledItems,
  itemAfter,
  progressOf,
  type ReviewGroup,
  type ReviewItem,
  reviewGroups,
  strangerItems,
  walkedItems,
} from './review-items.ts';
import { failureNotice, leftAloneNotice, type ReviewNotice } from './review-notice.ts';
import { showValue } from './show-value.ts';
import { useDecide } from './use-decide.ts';
import { useWholeUpdates } from './use-whole-updates.ts';

const verbs: Record<Action, string> = {
  keep: t.useReview.kept,
  accept: t.useReview.accepted,
  edit: t.useReview.changed,
  reopen: t.useReview.reopened,
};

const allItems = (groups: readonly ReviewGroup[]): ReviewItem[] =>
  groups.flatMap(({ open, filled, decided, confirmed }) => [...open, ...filled, ...decided, ...confirmed]);

const describeDecision = (item: ReviewItem, action: Action, value: DataValue | undefined, left: number): string => {
  const result = action === 'reopen' ? '' : ` ${showValue(value ?? (action === 'keep' ? item.existing : item.value))}`;
  return t.useReview.left(verbs[action], item.label, result, left);
};

/** Items of a review by sort; `filled`: into empty fields and not approved yet. */
const useReviewItems = (updates: readonly CollectionUpdate[]) =>
  useMemo(() => {
    const groups = reviewGroups(updates);
    return {
      groups,
      items: walkedItems(groups),
      all: allItems(groups),
      filled: filledItems(groups),
      strangers: strangerItems(groups),
    };
  }, [updates]);

/** The item in view, the first open one until one was chosen; whether it is being edited, and the source shown for it. */
function useActiveItem(all: readonly ReviewItem[], items: readonly ReviewItem[]) {
  const [wanted, setWanted] = useState<string>();
  const [editing, setEditing] = useState(false);
  const [otherSource, setOtherSource] = useState<ValueSource>();
  const active = all.find(({ key }) => key === wanted) ?? items[0];
  const isOpenItem = items.some(({ key }) => key === active?.key);
  const look = (key: string | undefined) => {
    setWanted(key);
    setEditing(false);
    setOtherSource(undefined);
  };
  const move = (step: 1 | -1) => look(itemAfter(items, active?.key, step));
  return { active, isOpenItem, look, move, editing, setEditing, otherSource, setOtherSource };
}

interface BulkParts {
  readonly filled: readonly ReviewItem[];
  readonly strangers: readonly ReviewItem[];
  readonly decideAll: (chosen: readonly ReviewItem[], action: 'keep' | 'accept', ofAnother?: boolean) => void;
  readonly look: (key: string | undefined) => void;
  readonly setSaid: (sentence: string) => void;
  readonly setAsksAnother: (ask: () => () => void) => void;
}

/** Decisions on all items of a sort. */
function bulkDecisions({ filled, strangers, decideAll, look, setSaid, setAsksAnother }: BulkParts) {
  const acceptFilled = () => {
    decideAll(filled, 'accept');
    setSaid(t.useReview.approvedTheFilledValues);
  };
  const keepMine = () => {
    decideAll(strangers, 'keep');
    look(undefined);
    setSaid(t.useReview.leftUnchanged(strangers.length));
  };
  /** Asks first: one press here would put another person's name and numbers into the collection. */
  const acceptStrangers = () =>
    setAsksAnother(() => () => {
      decideAll(strangers, 'accept', true);
      look(undefined);
      setSaid(t.useReview.accepted2(strangers.length));
    });
  return { acceptFilled, keepMine, acceptStrangers };
}

export function useReview(documentId: string, updates: readonly CollectionUpdate[]) {
  const { groups, items, all, filled, strangers } = useReviewItems(updates);
  /** Typed and not saved, by item. */
  const drafts = useRef(new Map<string, string>());
  const [answersAlike, setAnswersAlike] = useState(true);
  const [notice, setNotice] = useState<ReviewNotice>();
  const [said, setSaid] = useState('');
  const [lastDecided, setLastDecided] = useState<string>();
  const decide = useDecide(documentId);
  /** Action to continue with once the person has confirmed that another person's values are wanted. */
  const [asksAnother, setAsksAnother] = useState<() => void>();

  const place = useActiveItem(all, items);
  const { look } = place;

  /** Another person's values are asked about a second time; everything else that is refused is told. */
  const refused = (title: string, error: unknown, again: () => void) => {
    if (isApiError(error, 'another_person')) setAsksAnother(() => again);
    else setNotice(failureNotice(title, error));
  };

  const whole = useWholeUpdates(documentId, { refused, onNotice: setNotice });

  /** Sends a decision, for the same question in other collections too, and goes on to the next open item. */
  const settle = (item: ReviewItem, action: Action, value?: DataValue, ofAnother = false) => {
    setNotice(undefined);
    const alike = answersAlike && action !== 'reopen' ? findSameQuestions(item, items) : [];
    const settled = new Set([item, ...alike].map(({ key }) => key));
    const left = items.filter(({ key }) => !settled.has(key));
    for (const { updateId, path } of [item, ...alike]) {
      const decision = { path, action, ...(value !== undefined && { value }) };
      decide.mutateAsync({ updateId, decisions: [decision], ofAnother }).then(
        ({ errors }) => errors.length > 0 && setNotice(leftAloneNotice(errors)),
        (error: unknown) => {
          refused(t.useReview.failedToSaveTheDecision, error, () => settle(item, action, value, true));
          look(item.key);
        },
      );
    }
    if (action === 'reopen') {
      look(item.key);
    } else if (items.some(({ key }) => key === item.key)) {
      const after = items.slice(items.findIndex(({ key }) => key === item.key)).find(({ key }) => !settled.has(key));
      look((after ?? left[0])?.key);
    }
    setLastDecided(action === 'reopen' ? undefined : item.key);
    const isBack = action === 'reopen' && !items.some(({ key }) => key === item.key);
    setSaid(describeDecision(item, action, value, left.length + (isBack ? 1 : 0)));
  };

  /** Takes back the decision made last, while that is still possible. */
  const last = groups.flatMap(({ decided }) => decided).find(({ key }) => key === lastDecided);
  const undo = last && (() => settle(last, 'reopen'));

  const nameOf = ({ updateId }: ReviewItem) => updates.find(({ id }) => id === updateId)?.collection_name ?? '';

  /** One decision on many items, one call for each collection. */
  const decideAll = (chosen: readonly ReviewItem[], action: 'keep' | 'accept', ofAnother = false) => {
    setNotice(undefined);
    for (const [updateId, ofUpdate] of Map.groupBy(chosen, (item) => item.updateId)) {
      const decisions = ofUpdate.map(({ path }) => ({ path, action }));
      decide
        .mutateAsync({ updateId, decisions, ofAnother })
        .catch((error: unknown) =>
          refused(t.useReview.failedToSaveTheDecision, error, () => decideAll(ofUpdate, action, true)),
        );
    }
  };

  const bulk = bulkDecisions({ filled, strangers, decideAll, look, setSaid, setAsksAnother });

  return {
    groups,
    all,
    ...place,
    items,
    drafts: drafts.current,
    progress: progressOf(groups),
    answersAlike,
    setAnswersAlike,
    notice,
    dismissNotice: () => setNotice(undefined),
    said,
    settle,
    undo,
    nameOf,
    filled,
    strangers,
    ...bulk,
    ...whole,
    asksAnother: asksAnother !== undefined,
    answerAnother: (isWanted: boolean) => {
      setAsksAnother(undefined);
      if (isWanted) asksAnother?.();
    },
  };
}

export type Review = ReturnType<typeof useReview>;
