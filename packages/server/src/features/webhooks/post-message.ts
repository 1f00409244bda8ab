// One try to deliver one message: signed, to an address that may be reached, for ten seconds at most, and without reading what is answered.
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { checkUrl, PRIVATE } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const LONGEST_HEADERS = 16 * 1024;

export interface Message {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly payload: unknown;
}

export interface Answer {
  /** HTTP status; null: none came. */
  readonly answered: number | null;
  /** In words fit to show; null: delivered. */
  readonly problem: string | null;
}

/** Rejects only when `signal` ends it. */
export async function postMessage(
  { id, url: given, secret, payload }: Message,
  { toPrivateAddresses, signal }: { readonly toPrivateAddresses: boolean; readonly signal: AbortSignal },
): Promise<Answer> {
  const url = new URL(given);
  const wrong = checkUrl(url, toPrivateAddresses);
  if (wrong) return { answered: null, problem: wrong };
  const body = JSON.stringify(payload);
  const at = new Date();
  const tooLong = AbortSignal.timeout(TIMEOUT_MS);
  const { request } = url.protocol === 'https:' ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, {
    method: 'POST',
    // A connection of its own: nothing of one receiver's is left for another.
    agent: false,
    maxHeaderSize: LONGEST_HEADERS,
    signal: AbortSignal.any([signal, tooLong]),
    ...(toPrivateAddresses ? {} : { lookup: lookUpPublic }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'OneForm-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': Math.floor(at.getTime() / 1000),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  });
  sent.on('error', reject);
  sent.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    sent.destroy();
  });
  sent.end(body);
  try {
    const answered = await promise;
    return { answered, problem: explainStatus(answered) };
  } catch (error) {
    signal.throwIfAborted();
    return { answered: null, problem: tooLong.aborted ? 'There was no response within ten seconds.' : explain(error) };
  }
}

/** Looked up for the very connection that is made, so that a name cannot change its mind in between. */
export const lookUpPublic: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const isOpen = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    if (!isOpen) return callback(Object.assign(new Error(PRIVATE), { code: 'PRIVATE_ADDRESS' }), []);
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? '', found[0]?.family);
  });

function explainStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It responded with ${status}, a redirect, which is not followed.`;
  return `It responded with ${status}.`;
}

function explain(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'PRIVATE_ADDRESS') return PRIVATE;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host could not be found.';
  if (code === 'ECONNREFUSED') return 'Nothing is listening at this address.';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'Its certificate is not valid.';
  return 'The connection failed, or the response was not HTTP.';
}
