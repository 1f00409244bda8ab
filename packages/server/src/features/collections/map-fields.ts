// Fills a collection from everything that was read already, by the same rules as a new document; free when nothing comes of it.
import type { ModelUse } from '@oneform/contract';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { settleHold } from '../credits/end-hold.ts';
import { requireBalance } from '../credits/insufficient-credits.ts';
import { runOnHold } from '../credits/run-on-hold.ts';
import type { Spend } from '../credits/spend.ts';
import { spendCredits } from '../credits/spend-credits.ts';
import { chooseModel } from '../models/choose-model.ts';
import { oneAtATime } from '../models/one-at-a-time.ts';
import { toModelUse } from '../models/to-model-use.ts';
import { applyToCollection } from '../updates/apply-to-collection.ts';
import { whoItIsAbout } from '../updates/who-it-is-about.ts';
import { askForMore, type MoreProposals } from './ask-for-more.ts';
import { listPapers } from './list-papers.ts';
import { sectionsOf } from './sections-of.ts';
import { requireCollection, requireCollectionLocked } from './store.ts';
import { whatIsLeft } from './what-is-left.ts';

export interface Mapped {
  readonly update_ids: string[];
  readonly filled: number;
  readonly suggested: number;
  readonly conflicts: number;
  readonly credits: number;
  readonly model: ModelUse | null;
}

interface Wanted {
  readonly userId: string;
  readonly id: string;
  readonly section: string | undefined;
}

/** Throws `insufficient_credits` before anything is done. A model is asked only for what the rules leave empty, outside any transaction. */
export async function mapFields(deps: Deps, wanted: Wanted, signal: AbortSignal): Promise<Mapped> {
  const { userId, id, section } = wanted;
  const price = deps.config.credits.prices.map_fields;
  const collection = await requireCollection(deps.db, userId, id);
  if (section !== undefined && !sectionsOf(deps, collection).some(({ name }) => name === section)) throw notFound();
  await requireBalance(deps.db, userId, price);
  const spend: Spend = {
    userId,
    operation: 'map_fields',
    amount: price,
    collectionId: id,
    subject: collection.name,
  };
  const chosen = await chooseModel(deps, userId);
  const byRules = () => transact(deps.db, (tx) => fill(tx, deps, wanted, null, () => spendCredits(tx, spend)));
  if (!chosen) return byRules();
  // The next one finds what this one filled, and that it was asked.
  return oneAtATime(id, async () => {
    const left = await whatIsLeft(deps, await requireCollection(deps.db, userId, id), section, chosen);
    if (!left) return byRules();
    return runOnHold(deps, spend, async (hold) => {
      const more = await askForMore(deps, chosen, left, signal);
      const settle = (tx: Transaction) => async () => void (await settleHold(tx, hold, price));
      return transact(deps.db, (tx) => fill(tx, deps, wanted, more, settle(tx)));
    });
  });
}

/** Everything is looked up again under locks: papers and collection may have changed while a model was asked. */
async function fill(
  tx: Transaction,
  deps: Deps,
  { userId, id, section }: Wanted,
  more: MoreProposals | null,
  charge: () => Promise<void>,
): Promise<Mapped> {
  // Documents before the collection, as everywhere; they stay until this is done.
  const papers = await listPapers(tx, userId, 'key share');
  let collection = await requireCollectionLocked(tx, userId, id);
  const who = whoItIsAbout(tx, deps, userId);
  const applied = [];
  for (const { document, understood } of papers) {
    const result = await applyToCollection(tx, deps, {
      document,
      understood,
      collection,
      who,
      updateType: 'map_fields',
      isAskedFor: true,
      section,
      fromModel: more?.byDocument.get(document.id),
    });
    if (!result) continue;
    collection = result.collection;
    applied.push(result);
  }
  if (applied.length > 0) await charge();
  return {
    update_ids: applied.map(({ updateId }) => updateId),
    filled: applied.reduce((sum, { filled }) => sum + filled, 0),
    suggested: applied.reduce((sum, { suggested }) => sum + suggested, 0),
    conflicts: applied.reduce((sum, { conflicts }) => sum + conflicts, 0),
    credits: applied.length > 0 ? deps.config.credits.prices.map_fields : 0,
    model: more && toModelUse(more.use),
  };
}
