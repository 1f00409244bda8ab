// Decisions on single fields, applied to the cached updates at once and corrected by the server's answer.
import type { CollectionUpdate, DataValue, Decision } from '@oneform/contract';

export type Action = 'keep' | 'accept' | 'edit' | 'reopen';

export interface FieldDecision {
  readonly path: string;
  readonly action: Action;
  readonly value?: DataValue | undefined;
}

const outcome: Record<Action, Decision> = { keep: 'kept', accept: 'accepted', edit: 'edited', reopen: 'open' };

/** The update as it will look; its review status is left to the server. */
export function applyDecisions(update: CollectionUpdate, decisions: readonly FieldDecision[]): CollectionUpdate {
  const byPath = new Map(decisions.map((decision) => [decision.path, decision]));
  const questions = [
    ...update.conflicts,
    ...Object.values(update.fields_updated).filter(({ kind }) => kind === 'suggested'),
  ];
  // A decision about a part of an address or a name is one about all of it.
  for (const { path, whole } of questions) {
    const decision = byPath.get(path);
    if (!whole || !decision || decision.action === 'edit') continue;
    for (const other of questions)
      if (other.whole?.path === whole.path && !byPath.has(other.path)) byPath.set(other.path, decision);
  }
  const decide = <T extends { readonly path: string; readonly decision: Decision }>(one: T): T => {
    const decision = byPath.get(one.path);
    return decision ? { ...one, decision: outcome[decision.action] } : one;
  };
  return {
    ...update,
    conflicts: update.conflicts.map(decide),
    fields_updated: Object.fromEntries(
      Object.entries(update.fields_updated).map(([path, field]) => [path, decide(field)]),
    ),
  };
}
