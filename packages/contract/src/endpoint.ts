// An endpoint as data: it validates the request, strips the answer, types the browser's client and prints the API page.
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Form of the answer: JSON (default), no content, or bytes. */
export type AnswerKind = 'json' | 'empty' | 'file';

export interface Endpoint {
  readonly method: Method;
  /** Fastify style: `/api/documents/:id`. */
  readonly path: string;
  readonly summary: string;
  /** True: works without a session. */
  readonly public?: boolean;
  /** True: not for API keys, as what could take the account over or end it. */
  readonly sessionOnly?: boolean;
  /** True: also for the key of a browser extension, which may call nothing else. */
  readonly fillsForms?: boolean;
  /** True: asked by a browser extension before it has a key; refused when a web page asks. */
  readonly fromExtension?: boolean;
  /** True: the answer holds a secret that is told once. */
  readonly tellsSecret?: boolean;
  /** Status of success; 200, or 204 for `empty`. */
  readonly status?: number;
  readonly answer?: AnswerKind;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Parts of a multipart body beside its `file`. */
  readonly upload?: z.ZodObject;
  readonly response?: z.ZodType;
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

type Part = 'params' | 'query' | 'body';
/** A query of which nothing must be said, and a body that may be absent. */
type Omittable<E extends Endpoint, K extends Part> = K extends 'query'
  ? Record<never, never> extends Input<E[K]>
    ? true
    : false
  : undefined extends Input<E[K]>
    ? true
    : false;

/** The parts that a caller passes: only those that the endpoint has. */
export type EndpointRequest<E extends Endpoint> = {
  [K in Part as E[K] extends z.ZodType ? (Omittable<E, K> extends true ? never : K) : never]: Input<E[K]>;
} & {
  [K in Part as E[K] extends z.ZodType ? (Omittable<E, K> extends true ? K : never) : never]?: Input<E[K]>;
};

/** The body that a caller gets. */
export type EndpointResponse<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;
