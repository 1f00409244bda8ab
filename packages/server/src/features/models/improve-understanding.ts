// Has a model look at what the rules understood of a document. Never makes a document fail: without an answer the rules' result stands.
import type { ModelOptions, ReadOutline, UnderstoodDocument } from '@oneform/engine';
import { and, count, eq, gte } from 'drizzle-orm';
import { modelCalls } from '../../db/model-calls.ts';
import type { StoredModelUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { DocumentRow } from '../documents/store.ts';
import { askLogged } from './ask-logged.ts';
import { chooseModel } from './choose-model.ts';
import { distrustInferred } from './distrust-inferred.ts';
import { listWanted } from './list-wanted.ts';
import type { ModelIdentity } from './model-offer.ts';
import { findStanding } from './model-standing.ts';

export interface Improved {
  readonly understood: UnderstoodDocument;
  /** Null: none was to be asked. */
  readonly model: StoredModelUse | null;
}

/** A process that dies twice while a model is asked about a document does not ask a third time. */
const INTERRUPTIONS = 2;

export async function improveUnderstanding(
  deps: Deps,
  document: DocumentRow,
  given: {
    read: ReadOutline;
    byRules: UnderstoodDocument;
    pageImage: ModelOptions['pageImage'];
    /** Packed, as the engine gives them; without them no answer can be judged. */
    words?: Uint8Array | undefined;
    /** Milliseconds that judging the answer took. */
    onWorked?: (ms: number) => void;
  },
  signal: AbortSignal,
): Promise<Improved> {
  const { read, byRules, pageImage, words, onWorked } = given;
  const chosen = await chooseModel(deps, document.userId);
  if (!chosen) return { understood: byRules, model: null };
  const { provider, name, host } = chosen;
  const identity: ModelIdentity = { provider, name, host };
  if ((await countInterruptions(deps, document)) >= INTERRUPTIONS)
    return { understood: byRules, model: { ...identity, answered: false, failure: 'interrupted' } };
  const record = await findStanding(deps.db, identity);
  const wanted = await listWanted(deps.db, deps, document.userId);
  const { value, calls, failure, dropped } = await askLogged(deps, chosen, {
    task: 'extract',
    subject: { userId: document.userId, documentId: document.id },
    signal,
    budget: AbortSignal.timeout(chosen.budgetMs),
    ask: (either) =>
      chosen.model.understand(read, byRules, {
        signal: either,
        record,
        wanted,
        judge: async (request) =>
          words
            ? deps.engine.run(
                { kind: 'judge', words, ...request },
                { user: document.userId, signal: either, ...(onWorked ? { onWorked } : {}) },
              )
            : null,
        ...(chosen.seesImages && pageImage ? { pageImage } : {}),
      }),
  });
  const answered = calls.some((call) => call.failure === null);
  const lookedAgain = calls.some((call) => call.task === 'look_again' && call.failure === null);
  const model = {
    ...identity,
    answered,
    failure,
    ...(lookedAgain ? { lookedAgain } : {}),
    ...(dropped ? { dropped } : {}),
  };
  // Its effect on the rules' result counts only when it answered.
  if (!value || !answered) return { understood: byRules, model };
  return { understood: { ...distrustInferred(value, byRules), problems: byRules.problems }, model };
}

async function countInterruptions({ db }: Pick<Deps, 'db'>, document: DocumentRow): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.documentId, document.id),
        eq(modelCalls.userId, document.userId),
        eq(modelCalls.failure, 'interrupted'),
        gte(modelCalls.at, document.startedAt ?? new Date(0)),
      ),
    );
  return row?.total ?? 0;
}
