// Asks a model which facts of each paper answer what the rules left empty: one paper a question, so that no paper speaks about another.
import type { ModelFailureCode } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import type { StoredModelUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { askLogged } from '../models/ask-logged.ts';
import type { ChosenModel } from '../models/choose-model.ts';
import { distrustProposal } from '../models/distrust-inferred.ts';
import type { Unfilled } from './find-unfilled.ts';

export interface MoreProposals {
  readonly byDocument: ReadonlyMap<string, readonly ProposedValue[]>;
  readonly use: StoredModelUse;
}

/** Rejects only when `signal` is aborted. */
export async function askForMore(
  deps: Pick<Deps, 'db'>,
  chosen: ChosenModel,
  { collection, target, present, empty, papers }: Unfilled,
  signal: AbortSignal,
): Promise<MoreProposals> {
  const { provider, name, host, model } = chosen;
  const budget = AbortSignal.timeout(chosen.budgetMs);
  const byDocument = new Map<string, readonly ProposedValue[]>();
  let sofar = present;
  let answered = false;
  let failure: ModelFailureCode | null = null;
  for (const { document, understood } of papers) {
    const asked = await askLogged(deps, chosen, {
      task: 'map',
      subject: { userId: collection.userId, documentId: document.id, collectionId: collection.id, paths: empty },
      signal,
      budget,
      ask: (either) => model.propose(understood, target, sofar, { signal: either }),
    });
    failure = asked.failure ?? failure;
    if (!asked.calls.some((call) => call.failure === null)) continue;
    answered = true;
    const taken = new Set(sofar.map(({ path }) => path));
    const further = (asked.value ?? []).filter(({ path }) => !taken.has(path)).map(distrustProposal);
    byDocument.set(document.id, further);
    sofar = [...sofar, ...further];
  }
  return { byDocument, use: { provider, name, host, answered, failure } };
}
