// The one door to AI: what a model may be asked about a document, and what comes back. The built-in rules have had their say before.
import type { FieldDefinition } from '@oneform/contract';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import type { ReadOutline } from '#document/read-outline.ts';
import type { MapTarget, ProposedValue } from '#map/proposed-value.ts';
import type { PageViews } from './engine-port.ts';
import type { ModelRecord } from './model-record.ts';
import type { Judge } from './scoring/judge-answers.ts';

export type { ModelRecord };

export type ModelProvider = 'anthropic' | 'openai' | 'google' | 'openai-compatible';

export type ModelTask = 'categorise' | 'extract' | 'look_again' | 'map' | 'clarify';

/** Why a call yielded nothing. A closed list: a provider's own words are never stored or shown. */
export type ModelFailure =
  | 'timeout'
  | 'rate_limited'
  | 'unavailable'
  | 'unreachable'
  | 'not_authorised'
  | 'no_credit'
  | 'bad_answer'
  | 'answer_too_large'
  | 'circuit_open';

/** One request that left the machine (retries are calls of their own), for the egress log. */
export interface ModelCall {
  readonly task: ModelTask;
  readonly provider: ModelProvider;
  /** As configured, e.g. `claude-sonnet-5`. */
  readonly model: string;
  /** Host it went to, without path or credentials. */
  readonly host: string;
  readonly at: Date;
  readonly durationMs: number;
  /** Size of the request's body. 0 when nothing was sent, because the circuit was open. */
  readonly bytesSent: number;
  readonly pages: readonly number[];
  readonly images: number;
  /** Identifiers replaced before sending. */
  readonly masked: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Null: answered. */
  readonly failure: ModelFailure | null;
}

export interface ModelAnswer<T> {
  readonly value: T;
  readonly calls: readonly ModelCall[];
  /** Claims that were not looked at, because an answer made more than any paper does or could not be judged within the sandbox's bounds. */
  readonly dropped?: number;
}

export interface ModelOptions {
  readonly signal?: AbortSignal;
  /** Absent: nothing is known of the model yet. */
  readonly record?: ModelRecord;
  /** WebP or PNG bytes of a page, for models that see; absent: text alone is sent. */
  readonly pageImage?: (page: number) => Promise<Uint8Array>;
  /**
   * The page model's views of the file, by page number; without them, a file is read again as another kind by the rules
   * alone.
   */
  readonly views?: PageViews;
  /** Facts that something is waiting for: where papers of the kind state them and no answer did, they are asked for once more. */
  readonly wanted?: readonly string[];
  /** Holds an answer against the pages in a process that may be ended; absent: it is done in this one, which waits. */
  readonly judge?: Judge;
  /** Whether people may be told whom the rules have not named; on unless false. */
  readonly extractPeople?: boolean;
}

/** Candidates from the person's own papers for a field; `id` is ours and the only part that comes back. */
export interface ClarifyCandidate {
  readonly id: string;
  readonly value: string;
  readonly documentName: string;
  readonly quote: string;
}

export interface ClarifyQuestion {
  readonly label: string;
  readonly field: FieldDefinition;
  readonly section: string;
  readonly collection: string;
  readonly candidates: readonly ClarifyCandidate[];
}

export interface Clarified {
  /** Plain text, at most 1,000 characters. */
  readonly explanation: string;
  /** Ids of the candidates given, the likeliest first. */
  readonly candidates: readonly string[];
}

/** No method rejects but for an aborted signal: what a model cannot do, the value given shows by being the rules' own. */
export interface DocumentModel {
  readonly provider: ModelProvider;
  readonly name: string;
  /**
   * Category and facts: those of the rules, strengthened, contradicted or added to by what the model says and the document shows. Of an outline
   * nothing can be judged here: it goes with `judge`.
   */
  understand(
    read: ReadDocument | ReadOutline,
    understood: UnderstoodDocument,
    options?: ModelOptions,
  ): Promise<ModelAnswer<UnderstoodDocument>>;
  /** Proposals for places which the rules' own (`present`) leave empty; these come back too. */
  propose(
    understood: UnderstoodDocument,
    target: MapTarget,
    present: readonly ProposedValue[],
    options?: ModelOptions,
  ): Promise<ModelAnswer<readonly ProposedValue[]>>;
  /** Null: explain it by the rules. */
  clarify(question: ClarifyQuestion, options?: ModelOptions): Promise<ModelAnswer<Clarified | null>>;
}
