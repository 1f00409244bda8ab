// Fills a collection from everything that was read already: by the rules of a new document, free; and, when asked to, by a model for its price.
import type { ModelUse } from '@oneform/contract';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { settleHold } from '../credits/end-hold.ts';
import { runOnHold } from '../credits/run-on-hold.ts';
import { type ChosenModel, chooseModel } from '../models/choose-model.ts';
import { oneAtATime } from '../models/one-at-a-time.ts';
import { toModelUse } from '../models/to-model-use.ts';
import { loadSettledPeople } from '../people/settle-people.ts';
import { voiceOf } from '../people/voice-of.ts';
import { type Applied, applyToCollection } from '../updates/apply-to-collection.ts';
import { rankPapers } from '../updates/rank-papers.ts';
import { askForMore, type MoreProposals } from './ask-for-more.ts';
import { findUnfilled, type Unfilled } from './find-unfilled.ts';
import { listPapers } from './list-papers.ts';
import { sectionsOf } from './sections-of.ts';
import { requireCollection, requireCollectionLocked } from './store.ts';

export interface Mapped {
  readonly update_ids: string[];
  readonly filled: number;
  readonly suggested: number;
  readonly conflicts: number;
  readonly credits: number;
  readonly model: ModelUse | null;
  /** Size and price of the question that a model would still be asked. */
  readonly offer: { readonly credits: number; readonly fields: number; readonly papers: number } | null;
}

interface MapRequest {
  readonly userId: string;
  readonly id: string;
  readonly section: string | undefined;
  readonly asksModel: boolean;
}

/** Throws `insufficient_credits` when the model's price is not there; what the rules filled stays. It is asked outside any transaction. */
export async function mapFields(deps: Deps, wanted: MapRequest, signal: AbortSignal): Promise<Mapped> {
  const { userId, id, section } = wanted;
  const collection = await requireCollection(deps.db, userId, id);
  if (section !== undefined && !sectionsOf(deps, collection).some(({ name }) => name === section)) throw notFound();
  const chosen = await chooseModel(deps, userId);
  if (!chosen) return present(await transact(deps.db, (tx) => fill(tx, deps, wanted, null)));
  // The next one finds what this one filled, and that it was asked.
  return oneAtATime(id, async () => {
    const byRules = await transact(deps.db, (tx) => fill(tx, deps, wanted, null));
    const unfilled = await findUnfilled(deps, await requireCollection(deps.db, userId, id), section, chosen);
    if (!unfilled) return present(byRules);
    if (!wanted.asksModel) return { ...present(byRules), offer: offerOf(deps, unfilled) };
    const { applied, credits, use } = await askModel(deps, wanted, { chosen, unfilled }, signal);
    return { ...present([...byRules, ...applied]), credits, model: toModelUse(use) };
  });
}

const offerOf = ({ config }: Deps, { empty, papers }: Unfilled): Mapped['offer'] => ({
  credits: config.credits.prices.map_fields,
  fields: empty.length,
  papers: papers.length,
});

/** Charged when something of what it said is filled or offered, and then once. */
async function askModel(
  deps: Deps,
  wanted: MapRequest,
  { chosen, unfilled }: { chosen: ChosenModel; unfilled: Unfilled },
  signal: AbortSignal,
) {
  const price = deps.config.credits.prices.map_fields;
  const { collection } = unfilled;
  const spend = {
    userId: wanted.userId,
    operation: 'map_fields',
    amount: price,
    collectionId: collection.id,
    subject: collection.name,
  } as const;
  return runOnHold(deps, spend, async (hold) => {
    const more = await askForMore(deps, chosen, unfilled, signal);
    return transact(deps.db, async (tx) => {
      const applied = await fill(tx, deps, wanted, more);
      const said = new Set([...more.byDocument.values()].flat().map(({ path }) => path));
      const isOfUse = applied.some(({ paths }) => paths.some((path) => said.has(path)));
      const credits = isOfUse ? ((await settleHold(tx, hold, price)) ?? 0) : 0;
      return { applied, credits, use: more.use };
    });
  });
}

/** Everything is looked up again under locks: papers and collection may have changed while a model was asked. */
async function fill(
  tx: Transaction,
  deps: Deps,
  { userId, id, section }: MapRequest,
  more: MoreProposals | null,
): Promise<Applied[]> {
  // Documents before the collection, as everywhere; they stay until this is done.
  const papers = await listPapers(tx, { userId, collectionId: id }, 'key share');
  let collection = await requireCollectionLocked(tx, userId, id);
  const people = await loadSettledPeople(tx, deps, userId);
  const applied: Applied[] = [];
  for (const { document, understood } of rankPapers(papers)) {
    const voice = voiceOf(people, document, collection);
    if (!voice) continue;
    const result = await applyToCollection(tx, deps, {
      document,
      understood,
      collection,
      voice,
      section,
      fromModel: more?.byDocument.get(document.id),
    });
    if (!result) continue;
    collection = result.collection;
    applied.push(result);
  }
  return applied;
}

function present(applied: readonly Applied[]): Mapped {
  const sum = (key: 'filled' | 'suggested' | 'conflicts') => applied.reduce((total, one) => total + one[key], 0);
  return {
    update_ids: applied.map(({ updateId }) => updateId),
    filled: sum('filled'),
    suggested: sum('suggested'),
    conflicts: sum('conflicts'),
    credits: 0,
    model: null,
    offer: null,
  };
}
