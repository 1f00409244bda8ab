// Clarifies fields: what a field asks, the paper that answers it, and the answers in the person's own papers, found by
// the rules and better by a model.
import {
  type Clarification,
  type FieldDefinition,
  fieldAt,
  labelAt,
  type ModelUse,
  parsePath,
  type Section,
} from '@oneform/contract';
import type { z } from 'zod';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { settleHold } from '../credits/end-hold.ts';
import { requireBalance } from '../credits/insufficient-credits.ts';
import { runOnHold } from '../credits/run-on-hold.ts';
import type { Spend } from '../credits/spend.ts';
import { spendCredits } from '../credits/spend-credits.ts';
import { chooseModel } from '../models/choose-model.ts';
import { toModelUse } from '../models/to-model-use.ts';
import { ownPapers } from '../people/own-papers.ts';
import { loadSettledPeople } from '../people/settle-people.ts';
import { type AskedField, askToClarify } from './ask-to-clarify.ts';
import { explainField, whereToFind } from './explain-field.ts';
import { findCandidates, findOthers, type Paper } from './find-candidates.ts';
import { listNewestPapers } from './list-papers.ts';
import { findTemplate, sectionsOf } from './sections-of.ts';
import { type CollectionRow, requireCollection } from './store.ts';

interface ClarifyRequest {
  readonly userId: string;
  readonly id: string;
  readonly paths: readonly string[];
}

interface Clarified {
  readonly fields: z.infer<typeof Clarification>[];
  readonly credits: number;
  readonly model: ModelUse | null;
}

/** Throws `insufficient_credits`, and `validation_failed` for a path that is no field. What a model was asked for and did not do is free. */
export async function clarifyFields(
  deps: Deps,
  { userId, id, paths }: ClarifyRequest,
  signal: AbortSignal,
): Promise<Clarified> {
  const price = deps.config.credits.prices.clarify_fields;
  const collection = await requireCollection(deps.db, userId, id);
  const sections = sectionsOf(deps, collection);
  const wanted = paths.map((path) => ({ path, field: requireField(fieldAt(sections, path), path) }));
  await requireBalance(deps.db, userId, price);
  const people = await loadSettledPeople(deps.db, deps, userId);
  const papers = ownPapers(people, collection, await listNewestPapers(deps.db, { userId, collectionId: id }));
  const fields = wanted.map(({ path, field }) => explainByRules(deps, { collection, sections, path, field, papers }));
  const spend: Spend = {
    userId,
    operation: 'clarify_fields',
    amount: price,
    collectionId: id,
    subject: collection.name,
  };
  const chosen = await chooseModel(deps, userId);
  if (!chosen) {
    await transact(deps.db, (tx) => spendCredits(tx, spend));
    return present(fields, price, null);
  }
  return runOnHold(deps, spend, async (hold) => {
    const { explained, use } = await askToClarify(deps, chosen, { collection, fields }, signal);
    const charged = use.answered ? ((await transact(deps.db, (tx) => settleHold(tx, hold, price))) ?? 0) : 0;
    return present(explained, charged, toModelUse(use));
  });
}

const present = (fields: readonly AskedField[], credits: number, model: ModelUse | null): Clarified => ({
  fields: fields.map(({ clarification }) => ({ ...clarification, credits })),
  credits,
  model,
});

function explainByRules(
  deps: Deps,
  {
    collection,
    sections,
    path,
    field,
    papers,
  }: {
    collection: CollectionRow;
    sections: readonly Section[];
    path: string;
    field: FieldDefinition;
    papers: readonly Paper[];
  },
): AskedField {
  const candidates = findCandidates(field, papers);
  return {
    field,
    section: sections.find(({ name }) => name === parsePath(path)[0])?.label ?? '',
    offered: candidates.length > 0 ? candidates : findOthers(field, papers),
    clarification: {
      path,
      label: labelAt(sections, path),
      explanation: explainField(field),
      example: field.example ?? null,
      where_to_find: whereToFind(field, findTemplate(deps, collection.templateId)),
      candidates,
      by_model: false,
      credits: 0,
    },
  };
}

function requireField(field: FieldDefinition | undefined, path: string): FieldDefinition {
  if (field) return field;
  const message = `There is no field ${path} in this collection.`;
  throw new AppError('validation_failed', { detail: message, errors: [{ path: 'paths', code: 'unknown', message }] });
}
