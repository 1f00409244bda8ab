// What a field asks, where its answer is found, and what the person's own papers say about it.
import { type Clarification, type FieldDefinition, fieldAt, labelAt } from '@oneform/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { documentResults, documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { requireBalance } from '../credits/insufficient-credits.ts';
import { spendCredits } from '../credits/spend-credits.ts';
import { explainField, whereToFind } from './explain-field.ts';
import { findCandidates } from './find-candidates.ts';
import { findTemplate, sectionsOf } from './sections-of.ts';
import { requireCollection } from './store.ts';

/** The newest papers are looked through. */
const PAPERS = 200;

/** Throws `insufficient_credits`, and `validation_failed` for a path that is no field. */
export async function clarifyFields(deps: Deps, userId: string, id: string, paths: readonly string[]) {
  const price = deps.config.credits.prices.clarify_fields;
  const collection = await requireCollection(deps.db, userId, id);
  const sections = sectionsOf(deps, collection);
  const fields = paths.map((path) => ({ path, field: requireField(fieldAt(sections, path), path) }));
  await requireBalance(deps.db, userId, price);
  const template = findTemplate(deps, collection.templateId);
  return transact(deps.db, async (tx) => {
    const papers = await tx
      .select({ document: documents, understood: documentResults.understood })
      .from(documents)
      .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
      .where(and(eq(documents.userId, userId), isNotNull(documentResults.understood)))
      .orderBy(desc(documents.uploadedAt))
      .limit(PAPERS);
    await spendCredits(tx, {
      userId,
      operation: 'clarify_fields',
      amount: price,
      collectionId: id,
      subject: collection.name,
    });
    const clarified = fields.map(
      ({ path, field }): z.infer<typeof Clarification> => ({
        path,
        label: labelAt(sections, path),
        explanation: explainField(field),
        example: field.example ?? null,
        where_to_find: whereToFind(field, template),
        candidates: findCandidates(field, papers),
        credits: price,
      }),
    );
    return { fields: clarified, credits: price };
  });
}

function requireField(field: FieldDefinition | undefined, path: string): FieldDefinition {
  if (field) return field;
  const message = `There is no field ${path} in this collection.`;
  throw new AppError('validation_failed', { detail: message, errors: [{ path: 'paths', code: 'unknown', message }] });
}
