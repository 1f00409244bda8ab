// Has a model explain fields and say which of the person's papers answer them; what it leaves out, the rules have explained already.
import type { Candidate, Clarification, FieldDefinition, ModelFailureCode } from '@oneform/contract';
import type { z } from 'zod';
import type { StoredModelUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { askLogged } from '../models/ask-logged.ts';
import type { ChosenModel } from '../models/choose-model.ts';
import type { CollectionRow } from './store.ts';

type Found = z.infer<typeof Candidate>;

export interface AskedField {
  readonly field: FieldDefinition;
  /** As a person reads it. */
  readonly section: string;
  /** Candidates that the model may choose from: those of the rules, or without any all that would fit. */
  readonly offered: readonly Found[];
  readonly clarification: z.infer<typeof Clarification>;
}

/** Rejects only when `signal` is aborted. */
export async function askToClarify(
  deps: Pick<Deps, 'db'>,
  chosen: ChosenModel,
  { collection, fields }: { collection: CollectionRow; fields: readonly AskedField[] },
  signal: AbortSignal,
): Promise<{ explained: AskedField[]; use: StoredModelUse }> {
  const { provider, name, host, model } = chosen;
  const budget = AbortSignal.timeout(chosen.budgetMs);
  const explained: AskedField[] = [];
  let answered = false;
  let failure: ModelFailureCode | null = null;
  for (const asked of fields) {
    const { field, section, offered, clarification } = asked;
    const byId = new Map(offered.map((candidate, index) => [`c${index + 1}`, candidate]));
    const answer = await askLogged(deps, chosen, {
      task: 'clarify',
      subject: {
        userId: collection.userId,
        collectionId: collection.id,
        quotedIds: [...new Set(offered.map(({ document_id }) => document_id))],
      },
      signal,
      budget,
      ask: (either) =>
        model.clarify(
          {
            label: clarification.label,
            field,
            section,
            collection: collection.name,
            candidates: [...byId].map(([id, { value, document_name, quote }]) => ({
              id,
              value,
              documentName: document_name,
              quote,
            })),
          },
          { signal: either },
        ),
    });
    failure = answer.failure ?? failure;
    if (!answer.value) {
      explained.push(asked);
      continue;
    }
    answered = true;
    const { explanation, candidates } = answer.value;
    const chosenOnes = candidates.flatMap((id) => byId.get(id) ?? []);
    explained.push({
      ...asked,
      clarification: {
        ...clarification,
        explanation,
        // The model's choices come first, then the candidates of the rules.
        candidates: [...new Set([...chosenOnes, ...clarification.candidates])],
        by_model: true,
      },
    });
  }
  return { explained, use: { provider, name, host, answered, failure } };
}
