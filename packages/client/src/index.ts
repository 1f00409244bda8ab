// A typed client of OneForm's API. `api.ts` is made from the OpenAPI page of the server (`UPDATE_GOLDEN=1 vitest run api-page`).
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.ts';

export type { components, paths } from './api.ts';
export type OneFormClient = Client<paths>;
type Problem = components['schemas']['Problem'];

/** The server's own sentence for what went wrong, fit to be shown, with its code. */
export class OneFormError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'OneFormError';
    this.problem = problem;
  }
}

export interface ClientOptions {
  /** Address of OneForm, e.g. http://localhost:3000. */
  readonly origin: string;
  /** A key from Settings > API keys; it may do what its owner may, but not take over the account. */
  readonly key: string;
  /** Told to the server's log. */
  readonly agent?: string;
  /** In place of the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Every call is typed by the path that it goes to: `client.GET('/api/documents/{id}', { params: { path: { id } } })`. */
export function createOneFormClient({ origin, key, agent, fetch }: ClientOptions): OneFormClient {
  return createClient<paths>({
    baseUrl: origin.replace(/\/$/, ''),
    headers: { authorization: `Bearer ${key}`, ...(agent && { 'user-agent': agent }) },
    ...(fetch && { fetch }),
  });
}

/** The answer, or an `OneFormError`. */
export function dataOf<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (error !== undefined) throw new OneFormError(error as Problem);
  return data as T;
}

/** Reading starts by itself: poll its status, or use a webhook. */
export async function uploadDocument(client: OneFormClient, file: File, collectionId?: string) {
  const body = new FormData();
  body.set('file', file);
  if (collectionId) body.set('collection_id', collectionId);
  return dataOf(await client.POST('/api/documents/upload', { body: body as never }));
}

/** The filled PDF is `pdf` of the report, in base64. */
export async function fillForm(client: OneFormClient, collectionId: string, form: File) {
  const body = new FormData();
  body.set('file', form);
  const params = { path: { id: collectionId } };
  return dataOf(await client.POST('/api/collections/{id}/fill-pdf', { params, body: body as never }));
}
