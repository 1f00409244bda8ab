// A model that answers what the test wants and remembers what it was asked; nothing leaves the process.
import type {
  Clarified,
  ClarifyQuestion,
  DocumentModel,
  MapTarget,
  ModelCall,
  ModelFailure,
  ModelOptions,
  ModelTask,
  ProposedValue,
  UnderstoodDocument,
} from '@oneform/engine';
import type { ModelOffer } from '../features/models/model-offer.ts';

interface Script {
  readonly understand?: (
    read: Parameters<DocumentModel['understand']>[0],
    understood: UnderstoodDocument,
    options: ModelOptions,
  ) => UnderstoodDocument | Promise<UnderstoodDocument>;
  readonly propose?: (
    understood: UnderstoodDocument,
    target: MapTarget,
    options: ModelOptions,
  ) => readonly ProposedValue[] | Promise<readonly ProposedValue[]>;
  readonly clarify?: (question: ClarifyQuestion) => Clarified | null | Promise<Clarified | null>;
  /** A second question about each document is asked and answered. */
  readonly looksAgain?: boolean;
  /** Every call ends so. */
  readonly failure?: ModelFailure;
  readonly offer?: Partial<ModelOffer>;
}

export interface FakeModel extends ModelOffer {
  readonly asked: { readonly task: ModelTask; readonly masked: boolean; readonly sees: boolean }[];
}

export function createFakeModel(script: Script = {}): FakeModel {
  const asked: FakeModel['asked'] = [];
  const identity = { provider: 'openai-compatible', name: 'fake-1', host: 'localhost:1' } as const;
  const callOf = (task: ModelTask, pages: readonly number[] = []): ModelCall => ({
    ...identity,
    model: identity.name,
    task,
    at: new Date(),
    durationMs: 12,
    bytesSent: 345,
    pages,
    images: 0,
    masked: 0,
    inputTokens: script.failure ? null : 100,
    outputTokens: script.failure ? null : 20,
    failure: script.failure ?? null,
  });
  const open = (masked: boolean): DocumentModel => {
    const hear = (task: ModelTask, options: ModelOptions = {}) =>
      asked.push({ task, masked, sees: options.pageImage !== undefined });
    return {
      provider: identity.provider,
      name: identity.name,
      async understand(read, understood, options = {}) {
        hear('extract', options);
        const told = (await script.understand?.(read, understood, options)) ?? understood;
        const calls = [
          callOf(
            'extract',
            read.pages.map(({ number }) => number),
          ),
        ];
        if (script.looksAgain) calls.push(callOf('look_again', [1]));
        return { value: script.failure ? understood : { ...told, engine: 'rules+model' }, calls };
      },
      async propose(understood, target, present, options = {}) {
        hear('map', options);
        const told = (await script.propose?.(understood, target, options)) ?? [];
        return { value: script.failure ? present : [...present, ...told], calls: [callOf('map')] };
      },
      async clarify(question, options = {}) {
        hear('clarify', options);
        const told = (await script.clarify?.(question)) ?? null;
        return { value: script.failure ? null : told, calls: [callOf('clarify')] };
      },
    };
  };
  return {
    ...identity,
    seesImages: false,
    masksIdentifiers: false,
    budgetMs: 60_000,
    open: ({ masked }) => open(masked),
    ...script.offer,
    asked,
  };
}

/** The result of a model that found a passport number where the rules found none. */
export const withPassportNumber = (understood: UnderstoodDocument): UnderstoodDocument => ({
  ...understood,
  byModelAlone: ['passport_number'],
  facts: [
    ...understood.facts,
    {
      name: 'passport_number',
      value: 'C01X00T47',
      raw: 'C01X00T47',
      type: 'string',
      tier: 'read',
      confidence: 0.9,
      evidence: [{ page: 1, quote: 'C01X00T47', box: [0.1, 0.2, 0.3, 0.22] }],
    },
  ],
});
