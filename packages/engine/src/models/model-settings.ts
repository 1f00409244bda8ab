// Settings for the use of a model by an instance. The caller reads the environment; the engine is handed the result.
import type { ModelProvider } from './document-model.ts';

export interface CircuitSettings {
  /** Failed questions in a row after which no more are asked for a while. */
  readonly failures: number;
  /** Milliseconds until one question is let through again. */
  readonly openMs: number;
}

export interface ModelSettings {
  readonly provider: ModelProvider;
  /** As the provider calls it, e.g. `claude-sonnet-5` or `qwen3:14b`. */
  readonly model: string;
  /** May be left out for servers that ask for none. */
  readonly apiKey?: string;
  /** With the version, e.g. `http://localhost:11434/v1`. Required for `openai-compatible`, otherwise the provider's own. */
  readonly baseUrl?: string;
  /** The model takes page images. Default false. */
  readonly seesImages?: boolean;
  /** Identifiers are replaced by placeholders before anything is sent, and no images are. Default false. */
  readonly maskIdentifiers?: boolean;
  /** For one request, milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** Further attempts after the first. Default 2. */
  readonly maxRetries?: number;
  readonly circuit?: CircuitSettings;
  /** Beyond this an answer is cut off and does not count. Default 512 KiB: several times what `MAX_OUTPUT_TOKENS` come to. */
  readonly maxAnswerBytes?: number;
  /**
   * Maximum characters of a document in one request. Default 24,000; 8,000 for servers of one's own, whose models
   * remember less.
   */
  readonly maxCharacters?: number;
}

/** Clock that tests replace. */
export interface ModelClock {
  readonly now: () => number;
  /** Rejects when the signal is aborted. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** 0–1, for the jitter of waiting times. */
  readonly random: () => number;
}

type Optional = 'apiKey' | 'baseUrl';
export type CompleteSettings = Required<Omit<ModelSettings, Optional>> & Pick<ModelSettings, Optional>;

export const completeSettings = (given: ModelSettings): CompleteSettings => ({
  seesImages: false,
  maskIdentifiers: false,
  timeoutMs: 60_000,
  maxRetries: 2,
  circuit: { failures: 5, openMs: 60_000 },
  maxAnswerBytes: 512 * 1024,
  maxCharacters: given.provider === 'openai-compatible' ? 8000 : 24_000,
  ...given,
});
