// The state of a review: which item is looked at, whether it is being edited, what was said last, and the actions.
import type { CollectionUpdate, DataValue, ValueSource } from '@oneform/contract';
import { useMemo, useRef, useState } from 'react';
import { isApiError } from '#lib/api-error.ts';
import { count } from '#lib/format.ts';
import type { Action } from './decide.ts';
import { findSameQuestions } from './find-same-questions.ts';
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
import { failureNotice, leftAloneNotice, type ReviewNotice, restoredNotice } from './review-notice.ts';
import { showValue } from './show-value.ts';
import { useDecide } from './use-decide.ts';
import { useWholeUpdates } from './use-whole-updates.ts';

const verbs: Record<Action, string> = { keep: 'Kept', accept: 'Accepted', edit: 'Changed', reopen: 'Reopened' };

const allItems = (groups: readonly ReviewGroup[]): ReviewItem[] =>
  groups.flatMap(({ open, filled, decided, confirmed }) => [...open, ...filled, ...decided, ...confirmed]);

export function useReview(documentId: string, updates: readonly CollectionUpdate[]) {
  const groups = useMemo(() => reviewGroups(updates), [updates]);
  const items = useMemo(() => walkedItems(groups), [groups]);
  const all = useMemo(() => allItems(groups), [groups]);
  const [wanted, setWanted] = useState<string>();
  /** Typed and not saved, by item. */
  const drafts = useRef(new Map<string, string>());
  const [editing, setEditing] = useState(false);
  const [answersAlike, setAnswersAlike] = useState(true);
  const [otherSource, setOtherSource] = useState<ValueSource>();
  const [notice, setNotice] = useState<ReviewNotice>();
  const [said, setSaid] = useState('');
  const [lastDecided, setLastDecided] = useState<string>();
  const decide = useDecide(documentId);
  const whole = useWholeUpdates(documentId);
  /** Action to continue with once the person has confirmed that another person's values are wanted. */
  const [asksAnother, setAsksAnother] = useState<() => void>();

  // The first open item until one was chosen.
  const active = all.find(({ key }) => key === wanted) ?? items[0];
  /** Filled into empty fields and not approved yet. */
  const filled = useMemo(() => filledItems(groups), [groups]);
  const strangers = useMemo(() => strangerItems(groups), [groups]);
  const isOpenItem = items.some(({ key }) => key === active?.key);

  const look = (key: string | undefined) => {
    setWanted(key);
    setEditing(false);
    setOtherSource(undefined);
  };
  const move = (step: 1 | -1) => look(itemAfter(items, active?.key, step));

  /** Another person's values are asked about a second time; everything else that is refused is told. */
  const refused = (title: string, error: unknown, again: () => void) => {
    if (isApiError(error, 'another_person')) setAsksAnother(() => again);
    else setNotice(failureNotice(title, error));
  };

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
          refused('Failed to save the decision.', error, () => settle(item, action, value, true));
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
    const result =
      action === 'reopen' ? '' : ` ${showValue(value ?? (action === 'keep' ? item.existing : item.value))}`;
    setSaid(`${verbs[action]} ${item.label}.${result} ${count(left.length + (isBack ? 1 : 0), 'decision')} left.`);
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
          refused('Failed to save the decision.', error, () => decideAll(ofUpdate, action, true)),
        );
    }
  };

  const acceptFilled = () => {
    decideAll(filled, 'accept');
    setSaid('Approved the filled values.');
  };
  const keepMine = () => {
    decideAll(strangers, 'keep');
    look(undefined);
    setSaid(`Left ${count(strangers.length, 'field')} unchanged.`);
  };
  /** Asks first: one press here would put another person's name and numbers into the collection. */
  const acceptStrangers = () =>
    setAsksAnother(() => () => {
      decideAll(strangers, 'accept', true);
      look(undefined);
      setSaid(`Accepted ${count(strangers.length, 'value')}.`);
    });

  const approve = (updateId: string, ofAnother = false) => {
    setNotice(undefined);
    whole.approve.mutate(
      { updateId, ofAnother },
      {
        onSuccess: ({ errors }) => setNotice(leftAloneNotice(errors)),
        onError: (error) => refused('Approve failed', error, () => approve(updateId, true)),
      },
    );
  };
  const restore = (updateId: string) => {
    setNotice(undefined);
    whole.restore.mutate(updateId, {
      onSuccess: ({ errors }) => setNotice(leftAloneNotice(errors)),
      onError: (error) => setNotice(failureNotice('Restore failed', error)),
    });
  };
  const restoreAll = () => {
    setNotice(undefined);
    whole.restoreAll.mutate(undefined, {
      onSuccess: (outcome) => setNotice(restoredNotice(outcome)),
      onError: (error) => setNotice(failureNotice('Restore all failed', error)),
    });
  };

  return {
    groups,
    all,
    active,
    isOpenItem,
    items,
    drafts: drafts.current,
    progress: progressOf(groups),
    editing,
    setEditing,
    answersAlike,
    setAnswersAlike,
    otherSource,
    setOtherSource,
    notice,
    dismissNotice: () => setNotice(undefined),
    said,
    look,
    move,
    settle,
    undo,
    nameOf,
    filled,
    acceptFilled,
    strangers,
    keepMine,
    acceptStrangers,
    approve,
    restore,
    restoreAll,
    approving: whole.approve.isPending ? whole.approve.variables.updateId : undefined,
    asksAnother: asksAnother !== undefined,
    answerAnother: (isWanted: boolean) => {
      setAsksAnother(undefined);
      if (isWanted) asksAnother?.();
    },
    restoring: whole.restore.isPending ? whole.restore.variables : undefined,
    restoringAll: whole.restoreAll.isPending,
  };
}

export type Review = ReturnType<typeof useReview>;
