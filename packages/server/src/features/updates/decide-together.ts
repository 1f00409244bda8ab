// One question about what belongs together: where a paper contradicts a part of an address or a name, all that it says of it is asked as one.
import { type CollectionData, type DataValue, isEmptyValue, type Section, valueAt } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { isSameValue } from './same-value.ts';
import type { StoredConflict, StoredFieldUpdate } from './stored-update.ts';
import { findWhole, meaningAt, type Whole } from './wholes.ts';

export type Verdict = { readonly field: StoredFieldUpdate } | { readonly conflict: StoredConflict } | null;

/** Present data of the collection, and earlier decisions about it. */
interface Ground {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  readonly isKnown: (path: string, value: DataValue) => boolean;
}

export interface Judged {
  readonly proposal: ProposedValue;
  readonly verdict: Verdict;
}

/** `ask` makes a conflict of a proposal whatever it was before. */
export interface Making {
  readonly ask: (proposal: ProposedValue, type: StoredConflict['conflict_type']) => StoredConflict;
  readonly suggest: (proposal: ProposedValue) => Verdict;
}

export function decideTogether(input: Ground, judged: readonly Judged[], making: Making): Judged[] {
  const wholes = new Map<string, { whole: Whole; members: Judged[] }>();
  const alone: Judged[] = [];
  for (const one of judged) {
    const whole = findWhole(input.sections, input.data, one.proposal.path);
    if (!whole) {
      alone.push(one);
      continue;
    }
    const known = wholes.get(whole.path) ?? { whole, members: [] };
    known.members.push(one);
    wholes.set(whole.path, known);
  }
  return [...alone, ...[...wholes.values()].flatMap(({ whole, members }) => settle(input, whole, members, making))];
}

function settle(input: Ground, whole: Whole, members: readonly Judged[], making: Making): Judged[] {
  const contested = members.find(({ verdict }) => verdict && 'conflict' in verdict);
  const decided = contested
    ? askAsOne(input, whole, members, making)
    : members.map((member) => fillOnlyWhereItAgrees(input, whole, members, member, making));
  return withWhole(input, whole, decided);
}

const isConfirmed = ({ verdict }: Judged): boolean =>
  verdict !== null && 'field' in verdict && verdict.field.kind === 'confirmed';
const isOffered = ({ verdict }: Judged): boolean =>
  verdict !== null && 'field' in verdict && verdict.field.kind !== 'confirmed';

/**
 * Joins the parts of one composite into one question: values it would have filled belong to it, and so do the remains
 * of the old value.
 */
function askAsOne(input: Ground, whole: Whole, members: readonly Judged[], { ask }: Making): Judged[] {
  const conflicts = members.filter(({ verdict }) => verdict && 'conflict' in verdict);
  const first = conflicts[0]!;
  const type = first.verdict && 'conflict' in first.verdict ? first.verdict.conflict.conflict_type : 'value_mismatch';
  const isCore = ({ proposal }: Judged) => whole.kind.core.has(meaningAt(input.sections, proposal.path));
  const isAnother = conflicts.some(isCore) && !members.some((member) => isConfirmed(member) && isCore(member));
  // Of another whole a doubtful part is part of it still: the old one beside the new would be neither.
  const isDoubted = ({ proposal: { path, value }, verdict }: Judged) =>
    verdict === null && isAnother && !input.isKnown(path, value);
  const asked = members.map((member) =>
    isOffered(member) || isDoubted(member) ? { ...member, verdict: { conflict: ask(member.proposal, type) } } : member,
  );
  if (!isAnother) return asked;
  const told = new Set(members.map(({ proposal }) => proposal.path));
  const left = [...whole.present].filter(
    ([path]) => !told.has(path) && !whole.kind.keeps.has(meaningAt(input.sections, path)) && !input.isKnown(path, null),
  );
  const removed = left.map(([path]): Judged => {
    const { alternatives: _, dispute: __, ...proposal } = { ...first.proposal, path, value: null };
    return { proposal, verdict: { conflict: { ...ask(proposal, type), suggestion: '' } } };
  });
  return [...asked, ...removed];
}

/** A part that is missing may be of another home, unless the paper says again what is there. */
function fillOnlyWhereItAgrees(
  input: Ground,
  whole: Whole,
  members: readonly Judged[],
  member: Judged,
  { suggest }: Making,
): Judged {
  const isTelling = [...whole.present.keys()].some((path) => whole.kind.core.has(meaningAt(input.sections, path)));
  if (!isOffered(member) || !isTelling || members.some(isConfirmed)) return member;
  const contradicts = members.some(({ proposal }) => {
    const present = valueAt(input.data, proposal.path) ?? null;
    return !isEmptyValue(present) && !isSameValue(proposal.field, present, proposal.value);
  });
  return { ...member, verdict: contradicts ? null : suggest(member.proposal) };
}

/** Old and new whole, with every question about them. */
function withWhole({ sections }: Ground, whole: Whole, members: readonly Judged[]): Judged[] {
  const said = members.filter(({ verdict }) => verdict !== null);
  const asks = said.filter((member) => !isConfirmed(member));
  if (asks.length + whole.present.size < 2) return [...members];
  const present = Object.fromEntries(inOrder(sections, whole.present));
  const next = new Map(whole.present);
  for (const { proposal } of said) next.set(proposal.path, proposal.value);
  const told = {
    path: whole.path,
    label: whole.label,
    existing_data: present,
    new_data: Object.fromEntries(inOrder(sections, next)),
  };
  return members.map(({ proposal, verdict }) => {
    if (verdict === null || isConfirmed({ proposal, verdict })) return { proposal, verdict };
    return {
      proposal,
      verdict:
        'conflict' in verdict
          ? { conflict: { ...verdict.conflict, whole: told } }
          : { field: { ...verdict.field, whole: told } },
    };
  });
}

const order =
  'first_name given_names middle_name surname name_suffix bank_name street unit city state postal_code county country'.split(
    ' ',
  );

/** By the parts' names, as they are written one after the other. */
function inOrder(sections: readonly Section[], values: ReadonlyMap<string, DataValue>): [string, DataValue][] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...values]
    .filter(([, value]) => !isEmptyValue(value))
    .map(([path, value]): [string, DataValue] => [meaningAt(sections, path), value])
    .sort(([a], [b]) => rank(a) - rank(b));
}
