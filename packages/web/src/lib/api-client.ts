// Calls any endpoint of the contract: typed request in, typed answer out.
import type { Endpoint, EndpointRequest, EndpointResponse } from '@oneform/contract';
import { CSRF_HEADER, withCsrfToken } from './csrf.ts';
import { absolute, exchange, readBody } from './http.ts';
import { withSession } from './session.ts';

/** A part all of whose members are optional may be left out. */
type Loose<T> = { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K] | undefined;
};

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type CallRequest<E extends Endpoint> = Loose<EndpointRequest<E>> & CallOptions;
type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallRequest<E> ? [request?: CallRequest<E>] : [request: CallRequest<E>];

export interface Parts extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

function pathOf(endpoint: Endpoint, { params, query }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === '') throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of an endpoint, for what the browser fetches by itself (page images). */
export const urlOf = <E extends Endpoint>(endpoint: E, ...[request]: CallArguments<E>): string =>
  absolute(pathOf(endpoint, (request ?? {}) as Parts));

/** Sends the request with session and CSRF token and gives the raw answer; throws `ApiError`. */
export function sendRequest(endpoint: Endpoint, parts: Parts): Promise<Response> {
  const path = pathOf(endpoint, parts);
  const attempt = (token?: string) => {
    const headers: Record<string, string> = { Accept: 'application/json', ...parts.headers };
    if (token !== undefined) headers[CSRF_HEADER] = token;
    if (parts.body !== undefined) headers['Content-Type'] = 'application/json';
    return exchange(path, {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: parts.signal ?? null,
    });
  };
  const guarded = () => (endpoint.method === 'GET' ? attempt() : withCsrfToken(attempt));
  return endpoint.public ? guarded() : withSession(guarded);
}

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[request]: CallArguments<E>
): Promise<EndpointResponse<E>> {
  const answer = await sendRequest(endpoint, (request ?? {}) as Parts);
  return (await readBody(answer)) as EndpointResponse<E>;
}
