// One question to the model: asked, asked again where that can help, and told of in full, whatever comes of it.
import { generateText, Output } from 'ai';
import { type ZodType, z } from 'zod';
import type { ModelAnswer, ModelCall, ModelTask } from '../document-model.ts';
import type { CompleteSettings, ModelClock } from '../model-settings.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { decideRetry } from './decide-retry.ts';
import { type Exchange, guardFetch } from './guard-fetch.ts';
import { type Judged, judgeFailure } from './judge-failure.ts';
import { baseUrlOf, type Connect, loadProvider } from './load-provider.ts';
import { parseJsonAnswer } from './parse-json-answer.ts';

export interface Question<T> {
  readonly task: ModelTask;
  /** Ours. */
  readonly instructions: string;
  /** The document's words, or what else is data. */
  readonly text: string;
  readonly schema: ZodType<T>;
  readonly pages?: readonly number[];
  readonly images?: readonly Uint8Array[];
  readonly masked?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Null: no answer that could be used. Rejects only when the signal is aborted. */
export type Ask = <T>(question: Question<T>) => Promise<ModelAnswer<T | null>>;

interface Told<T> {
  readonly value: T;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

const MAX_OUTPUT_TOKENS = 16_000;

export function createAsk(settings: CompleteSettings, clock: ModelClock): Ask {
  const { provider, model, timeoutMs, maxAnswerBytes, maxRetries } = settings;
  const { origin, host } = baseUrlOf(settings);
  const circuit: CircuitBreaker = createCircuitBreaker(settings.circuit, clock.now);
  let connection: Promise<Connect> | undefined;
  /** Some servers take no schema: they are told of it in words from then on. */
  let takesSchemas = true;

  async function attempt<T>(question: Question<T>, exchange: Exchange): Promise<Told<T>> {
    connection ??= loadProvider(settings);
    const connect = await connection;
    const inWords = !takesSchemas;
    const common = {
      model: connect(guardFetch({ origin, timeoutMs, maxAnswerBytes }, exchange)),
      instructions: inWords ? `${question.instructions}\n\n${describe(question.schema)}` : question.instructions,
      messages: [{ role: 'user' as const, content: contentOf(question) }],
      maxRetries: 0,
      // OpenAI keeps what it is sent unless it is told not to.
      providerOptions: { openai: { store: false } },
      ...(question.signal ? { abortSignal: question.signal } : {}),
      // Small servers count the answer against what fits in their memory.
      ...(provider === 'openai-compatible' ? { temperature: 0 } : { maxOutputTokens: MAX_OUTPUT_TOKENS }),
    };
    if (inWords) {
      const { text, usage } = await generateText(common);
      return { value: parseJsonAnswer(text, question.schema), ...tokensOf(usage) };
    }
    const { output, usage } = await generateText({ ...common, output: Output.object({ schema: question.schema }) });
    return { value: output, ...tokensOf(usage) };
  }

  return async (question) => {
    const calls: ModelCall[] = [];
    const { task, pages = [], images = [], masked = 0, signal } = question;
    const about = { task, provider, model, host, pages, images: images.length, masked };
    const silent = { inputTokens: null, outputTokens: null };
    for (let count = 1; ; count++) {
      signal?.throwIfAborted();
      const began = clock.now();
      const at = new Date(began);
      if (!circuit.mayAsk()) {
        const images = 0;
        calls.push({ ...about, images, ...silent, at, durationMs: 0, bytesSent: 0, failure: 'circuit_open' });
        return { value: null, calls };
      }
      const exchange: Exchange = { bytesSent: 0 };
      const tell = (rest: Pick<ModelCall, 'failure' | 'inputTokens' | 'outputTokens'>) =>
        calls.push({ ...about, at, durationMs: clock.now() - began, bytesSent: exchange.bytesSent, ...rest });
      let judged: Judged;
      try {
        const { value, inputTokens, outputTokens } = await attempt(question, exchange);
        circuit.succeeded();
        tell({ failure: null, inputTokens, outputTokens });
        return { value, calls };
      } catch (error) {
        if (signal?.aborted) {
          circuit.abandoned();
          throw signal.reason;
        }
        judged = judgeFailure(error, exchange, clock.now());
      }
      tell({ failure: judged.failure, ...silent });
      if (provider === 'openai-compatible' && takesSchemas && judged.isRefusedAsAsked) {
        circuit.abandoned();
        takesSchemas = false;
        count = 0;
        continue;
      }
      circuit.failed();
      const wait = decideRetry(judged, count, maxRetries, clock.random());
      if (wait === undefined) return { value: null, calls };
      await clock.sleep(wait, signal);
    }
  };
}

function contentOf({ text, images = [] }: Pick<Question<unknown>, 'text' | 'images'>) {
  const pictures = images.map((data) => ({ type: 'file' as const, mediaType: mediaTypeOf(data), data }));
  return [{ type: 'text' as const, text }, ...pictures];
}

/** WebP begins with `RIFF`, PNG with its own byte. */
const mediaTypeOf = (image: Uint8Array) => (image[0] === 0x89 ? 'image/png' : 'image/webp');

const describe = (schema: ZodType) =>
  `Answer with one JSON object and nothing else. It must match this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

const tokensOf = ({
  inputTokens,
  outputTokens,
}: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}) => ({
  inputTokens: inputTokens ?? null,
  outputTokens: outputTokens ?? null,
});
