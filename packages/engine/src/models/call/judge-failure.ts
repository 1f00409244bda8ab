// Classifies a failure, from the errors of the libraries, and decides whether asking again can help.
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import type { ModelFailure } from '../document-model.ts';
import type { Exchange } from './guard-fetch.ts';
import { ModelError } from './model-error.ts';

export interface Judged {
  readonly failure: ModelFailure;
  /** Milliseconds the provider asks to wait. */
  readonly retryAfterMs?: number;
  /** The server refuses the way it was asked (a schema it does not know), not who asks. */
  readonly isRefusedAsAsked: boolean;
}

export function judgeFailure(error: unknown, exchange: Exchange, now: number): Judged {
  if (exchange.failure !== undefined) return judged(exchange.failure);
  if (error instanceof ModelError) return judged(error.failure);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return judged('bad_answer');
  if (!APICallError.isInstance(error)) return judged('bad_answer');
  const { statusCode, responseBody = '', responseHeaders = {} } = error;
  // The status was fine: the answer was not what the protocol promises.
  if (statusCode === undefined || statusCode < 400) return judged('bad_answer');
  const retryAfterMs = readRetryAfter(responseHeaders, now);
  return {
    failure: failureOf(statusCode, responseBody),
    isRefusedAsAsked: [400, 404, 415, 422, 501].includes(statusCode),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

const judged = (failure: ModelFailure): Judged => ({ failure, isRefusedAsAsked: false });

/** Providers say "no money" with 402, 429 or 400, and Google says "bad key" with 400: there the body decides. */
function failureOf(status: number, body: string): ModelFailure {
  const speaksOfMoney = /insufficient_quota|credit balance|billing|payment required/i.test(body);
  if (status === 402 || ((status === 429 || status === 400 || status === 403) && speaksOfMoney)) return 'no_credit';
  if (status === 401 || status === 403 || /api[_ ]key[_ ](?:not[_ ]valid|invalid)/i.test(body)) return 'not_authorised';
  if (status === 429) return 'rate_limited';
  return 'unavailable';
}

/** RFC 9110, 10.2.3: seconds or a date. */
function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const given = headers['retry-after']?.trim();
  if (given === undefined || given === '') return undefined;
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
