// The only way out: to the configured origin, within a time, following no redirect, and never reading more than is agreed.
import { ModelError } from './model-error.ts';

/** Record of one request, filled in as it goes. */
export interface Exchange {
  bytesSent: number;
  /** Set where the cause is plainer here than in what the libraries make of it. */
  failure?: ModelError['failure'];
}

export interface FetchLimits {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

export function guardFetch({ origin, timeoutMs, maxAnswerBytes }: FetchLimits, exchange: Exchange): typeof fetch {
  return async (input, init) => {
    const fail = (failure: ModelError['failure']): ModelError => {
      exchange.failure = failure;
      return new ModelError(failure);
    };
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw fail('unreachable');
    exchange.bytesSent += sizeOf(init?.body);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        throw fail('unreachable');
      }
      const body = await readUpTo(response, maxAnswerBytes);
      if (body === undefined) throw fail('answer_too_large');
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      if (error instanceof ModelError) throw error;
      if (init?.signal?.aborted) throw error;
      throw fail(timeout.aborted ? 'timeout' : 'unreachable');
    }
  };
}

function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body instanceof Uint8Array ? body.byteLength : 0;
}

/** Undefined when there is more; the rest is not read. */
async function readUpTo(response: Response, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
