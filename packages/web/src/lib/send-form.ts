// A multipart request with a form in it.
import type { Endpoint } from '@oneform/contract';
import { CSRF_HEADER, withCsrfToken } from '#lib/csrf.ts';
import { exchange } from '#lib/http.ts';
import { withSession } from '#lib/session.ts';

export interface FormParts {
  readonly file: File;
  readonly fields: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly signal?: AbortSignal;
}

export function sendForm(
  { method }: Endpoint,
  path: string,
  { file, fields, accept, signal }: FormParts,
): Promise<Response> {
  const send = (token: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file);
    const headers = { Accept: accept, [CSRF_HEADER]: token };
    return exchange(path, { method, headers, body, signal: signal ?? null });
  };
  return withSession(() => withCsrfToken(send));
}
