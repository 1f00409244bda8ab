// Decides single fields of an update; when nothing is left to decide the update is approved, or rejected when nothing was taken.
import type { DataValue, updatesApi } from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { normaliseData } from '../collections/normalise-data.ts';
import { alreadyResolved, isOpen } from './already-resolved.ts';
import { changeUpdate, type Decide, type Outcome } from './change-update.ts';
import { type Action, decideFields, isDecidedSo, undoRefused, withWholes } from './decide-fields.ts';
import { refuseOthers } from './refuse-others.ts';
import { statusOf } from './status-of.ts';
import type { UpdateRow } from './store.ts';
import { entriesOf, isConfirmed } from './stored-update.ts';

type ResolveRequest = z.output<typeof updatesApi.resolve.body>;

export function resolveUpdate(
  deps: Deps,
  user: SignedIn,
  ids: { documentId: string; updateId: string },
  { decisions, writes_another_person: writesAnother }: ResolveRequest,
): Promise<Outcome> {
  const asked = new Map(decisions.map((decision, index) => [decision.path, toAction(decision, index)]));
  const decide: Decide = ({ update, collection, sections }) => {
    checkPaths(update, asked);
    const actions = withWholes(update, asked);
    if (entriesOf(update).every((entry) => !actions.has(entry.path) || isDecidedSo(entry, actions.get(entry.path)!)))
      return null;
    if (!mayDecide(update, actions)) throw alreadyResolved(update.reviewStatus);
    const taken = entriesOf(update).filter(
      ({ path, person }) => actions.get(path)?.type === 'accept' && person?.is_another,
    );
    if (!writesAnother) refuseOthers(taken);
    const first = decideFields(update, collection.data, sections, actions);
    const rest = decideFields(first, first.data, sections, undoRefused(first));
    const decided = { ...rest, errors: [...first.errors, ...rest.errors] };
    return {
      decided,
      status: statusOf(decided),
      isByField: true,
      summarise: (name) => `Reviewed the values from "${name}"`,
    };
  };
  return changeUpdate(deps, user, ids, decide);
}

function toAction({ action, value }: ResolveRequest['decisions'][number], index: number): Action {
  if (action !== 'edit') return { type: action };
  if (value === undefined) throw invalid(`decisions.${index}.value`, 'A value is needed to edit a field.');
  return { type: 'edit', value: normaliseData({ edited: { value } }).edited!.value as DataValue };
}

function checkPaths(update: UpdateRow, actions: ReadonlyMap<string, Action>): void {
  const decidable = new Set(
    entriesOf(update)
      .filter((entry) => !isConfirmed(entry))
      .map(({ path }) => path),
  );
  for (const path of actions.keys())
    if (!decidable.has(path)) throw invalid('decisions', `There is nothing to decide about ${path} in this update.`);
}

/** The last decision may be taken back when the update was closed by it; what was approved or restored as a whole stays so. */
function mayDecide(update: UpdateRow, actions: ReadonlyMap<string, Action>): boolean {
  if (isOpen(update.reviewStatus)) return true;
  return update.decidedByField && [...actions.values()].every(({ type }) => type === 'reopen');
}

function invalid(path: string, message: string): AppError {
  return new AppError('validation_failed', { detail: message, errors: [{ path, code: 'invalid', message }] });
}
