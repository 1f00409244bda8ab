// Calls the API of the person's own OneForm with the key of this extension; never from a page.
import type { Endpoint, EndpointRequest, EndpointResponse, ErrorCode, Problem } from '@oneform/contract';
import type { Connection } from './connection.ts';

type Code = ErrorCode | 'unreachable' | 'unknown';

export class CallError extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}

/** Throws `CallError` with words to show. Without a key: exchanges the code that gives one. */
export async function call<E extends Endpoint>(
  { address, key }: Pick<Connection, 'address'> & Partial<Connection>,
  { method, path }: E,
  request: EndpointRequest<E>,
): Promise<EndpointResponse<E>> {
  const { params = {}, body } = request as { params?: Record<string, string>; body?: unknown };
  const url = address + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await fetch(url, {
    method,
    // The key alone says who asks; a session of the same browser has no part in it.
    credentials: 'omit',
    redirect: 'error',
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (answer === null) throw new CallError('unreachable', 'Your OneForm does not answer. Is it running?');
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return told as EndpointResponse<E>;
  const { code = 'unknown', detail = `OneForm answered with ${answer.status}.` } = (told ?? {}) as Partial<Problem>;
  throw new CallError(code, detail);
}
