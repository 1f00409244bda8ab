// One exchange with the server: cookies sent, the answer parsed by its kind, every failure an `ApiError`.
import { translateAnswer } from './answer-in-language.ts';
import { ApiError, errorFromAnswer, UNREACHABLE } from './api-error.ts';
import { reportAnswer, reportNoAnswer } from './connection.ts';

let baseUrl = '';

/** The app and its API share an origin; only tests point elsewhere. */
export function setBaseUrl(url: string): void {
  baseUrl = url;
}

export const absolute = (path: string): string => `${baseUrl}${path}`;

/** JSON (also `…+json`) is parsed, 204 is nothing, all else is text. */
export async function readBody(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return answer.text();
  const text = await answer.text();
  return text === '' ? undefined : translateAnswer(JSON.parse(text));
}

export async function exchange(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(absolute(path), { ...init, credentials: 'include' });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    reportNoAnswer();
    throw new ApiError(UNREACHABLE, { code: 'unreachable', status: 0, cause });
  }
  reportAnswer();
  if (!answer.ok) throw errorFromAnswer(answer.status, await readBody(answer).catch(() => undefined));
  return answer;
}
