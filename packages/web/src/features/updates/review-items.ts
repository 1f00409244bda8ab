// Sorts a document's updates into questions for the person, in order, and settled items.
import type {
  CollectionUpdate,
  ConflictType,
  DataValue,
  Decision,
  Evidence,
  PersonInDoubt,
  ReviewStatus,
  Tier,
  ValueSource,
} from '@oneform/contract';

export type ItemKind = 'conflict' | 'suggested' | 'filled';

export interface ReviewItem {
  /** Unique over all updates of the document. */
  readonly key: string;
  readonly updateId: string;
  readonly path: string;
  readonly kind: ItemKind;
  readonly label: string;
  readonly existing: DataValue;
  readonly existingSource: ValueSource | null;
  readonly value: DataValue;
  readonly tier: Tier;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  readonly alternatives: readonly string[];
  readonly conflictType: ConflictType | null;
  readonly suggestion: string;
  readonly decision: Decision;
  /** Of several parts, as an address: what they are together. A decision is about all of them. */
  readonly whole: string | null;
  /** Person the document speaks of here, where that may not be the person of the collection. */
  readonly person: PersonInDoubt | null;
}

export interface ReviewGroup {
  readonly update: CollectionUpdate;
  /** Conflicts and suggestions not decided yet: these need thought. */
  readonly open: readonly ReviewItem[];
  /** Filled and not decided yet: nothing stood there before. */
  readonly filled: readonly ReviewItem[];
  readonly decided: readonly ReviewItem[];
  /** Of a closed update: questions that nobody answered; what stood there stays. */
  readonly unanswered: readonly ReviewItem[];
  /** Stood there already; only another source was added. */
  readonly confirmed: readonly ReviewItem[];
}

/** Only these updates can still be decided. */
export const isOpen = (status: ReviewStatus): boolean => status === 'pending' || status === 'requires_review';

const keyOf = (update: CollectionUpdate, path: string): string => `${update.id}:${path}`;

function fieldItems(update: CollectionUpdate, kind: 'filled' | 'suggested' | 'confirmed'): ReviewItem[] {
  return Object.values(update.fields_updated)
    .filter((field) => field.kind === kind)
    .map((field) => ({
      key: keyOf(update, field.path),
      updateId: update.id,
      path: field.path,
      kind: kind === 'suggested' ? 'suggested' : 'filled',
      label: field.label,
      existing: field.previous,
      existingSource: null,
      value: field.value,
      tier: field.tier,
      confidence: field.confidence,
      evidence: field.evidence,
      alternatives: [],
      conflictType: null,
      suggestion: '',
      decision: field.decision,
      whole: field.whole?.path ?? null,
      person: field.person ?? null,
    }));
}

const conflictItems = (update: CollectionUpdate): ReviewItem[] =>
  update.conflicts.map((conflict) => ({
    key: keyOf(update, conflict.path),
    updateId: update.id,
    path: conflict.path,
    kind: 'conflict',
    label: conflict.label,
    existing: conflict.existing_data,
    existingSource: conflict.existing_source,
    value: conflict.new_data,
    tier: conflict.tier,
    confidence: conflict.confidence,
    evidence: conflict.evidence,
    alternatives: conflict.alternatives,
    conflictType: conflict.conflict_type,
    suggestion: conflict.suggestion,
    decision: conflict.decision,
    whole: conflict.whole?.path ?? null,
    person: conflict.person ?? null,
  }));

/** The parts of an address or a name that were decided alike are one question, old and new whole. */
function asWholes(update: CollectionUpdate, items: readonly ReviewItem[]): ReviewItem[] {
  const wholes = new Map(
    [...update.conflicts, ...Object.values(update.fields_updated)].flatMap(({ whole }) =>
      whole ? [[whole.path, whole] as const] : [],
    ),
  );
  const groups = Map.groupBy(items, ({ key, whole, decision }) =>
    whole === null || decision === 'edited' ? key : `${whole} ${decision}`,
  );
  return [...groups.values()].map((parts): ReviewItem => {
    const [first] = parts;
    const whole = wholes.get(first!.whole ?? '');
    if (!whole || first!.decision === 'edited') return first!;
    return {
      ...first!,
      label: whole.label,
      existing: whole.existing_data,
      value: whole.new_data,
      confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      evidence: parts.flatMap(({ evidence }) => evidence),
      alternatives: [],
    };
  });
}

function groupOf(update: CollectionUpdate): ReviewGroup {
  const isUndecided = ({ decision }: ReviewItem) => decision === 'open';
  const toThink = asWholes(update, [...conflictItems(update), ...fieldItems(update, 'suggested')]);
  const filled = fieldItems(update, 'filled');
  // A closed update asks nothing any more, whatever its fields say.
  const active = isOpen(update.review_status);
  return {
    update,
    open: active ? toThink.filter(isUndecided) : [],
    unanswered: active ? [] : toThink.filter(isUndecided),
    filled: filled.filter((item) => !active || isUndecided(item)),
    decided: [...toThink, ...filled].filter((item) => !isUndecided(item) && (active || item.kind !== 'filled')),
    confirmed: fieldItems(update, 'confirmed'),
  };
}

/** Collections with conflicts first, then those with something open, then the rest; the server's order otherwise. */
export function reviewGroups(updates: readonly CollectionUpdate[]): ReviewGroup[] {
  const rank = ({ update, open }: ReviewGroup) => {
    if (open.some(({ kind }) => kind === 'conflict')) return 0;
    if (open.length > 0) return 1;
    return isOpen(update.review_status) ? 2 : 3;
  };
  return updates.map(groupOf).sort((a, b) => rank(a) - rank(b));
}

/** Of a restored update: filled by it, and taken back. What was changed since was left alone, and keeps its decision. */
export const isPutBack = ({ kind, decision }: ReviewItem): boolean => kind === 'filled' && decision === 'kept';

/** Open questions over all collections, in the order shown. */
export const openItems = (groups: readonly ReviewGroup[]): ReviewItem[] => groups.flatMap(({ open }) => open);

/** Values filled into empty fields that wait for approval, over all collections. */
export const filledItems = (groups: readonly ReviewGroup[]): ReviewItem[] =>
  groups
    .filter(({ update }) => isOpen(update.review_status))
    .flatMap(({ filled }) => filled.filter(({ decision }) => decision === 'open'));

/** Open questions because the document may be about somebody else. */
export const strangerItems = (groups: readonly ReviewGroup[]): ReviewItem[] =>
  openItems(groups).filter(({ conflictType, person }) => conflictType === 'different_person' || person !== null);

/** Items for the keyboard: the questions, and once there are none the filled values that are not approved. */
export function walkedItems(groups: readonly ReviewGroup[]): ReviewItem[] {
  const questions = openItems(groups);
  if (questions.length > 0) return questions;
  return filledItems(groups);
}

/** Number of questions that are still to decide. */
export function progressOf(groups: readonly ReviewGroup[]): { left: number; total: number } {
  const left = openItems(groups).length;
  const decided = groups
    .filter(({ update }) => isOpen(update.review_status))
    .flatMap((group) => group.decided)
    .filter(({ kind }) => kind !== 'filled').length;
  return { left, total: left + decided };
}

/** The item to look at after one was decided or left: the next open one, round at the end. */
export function itemAfter(items: readonly ReviewItem[], key: string | undefined, step: 1 | -1 = 1): string | undefined {
  if (items.length === 0) return undefined;
  const at = items.findIndex((item) => item.key === key);
  if (at < 0) return items[step === 1 ? 0 : items.length - 1]?.key;
  return items[(at + step + items.length) % items.length]?.key;
}
