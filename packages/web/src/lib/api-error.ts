// The one error the API client throws, whatever went wrong between the page and the server.
import { type ErrorCode, errorStatus, type FieldError, type Problem } from '@oneform/contract';
import { translateProblem } from './language.ts';
import { t } from './messages.ts';

/** `unreachable`: no answer at all; `unknown`: an answer that is not one of the API's own problems. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unknown';

const SESSION_EXPIRED = t.apiError.sessionExpiredPleaseLog;
export const UNREACHABLE = t.apiError.oneformCantBeReachedRight;

interface ApiErrorParts {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Words of the server that may be shown. */
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  /** The parsed body, for codes that carry more (a version conflict carries the present state). */
  readonly body?: unknown;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
  readonly body: unknown;

  constructor(message: string, parts: ApiErrorParts) {
    super(message, { cause: parts.cause });
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.detail = parts.detail;
    this.errors = parts.errors ?? [];
    this.body = parts.body;
  }
}

export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** By hand: schemas are not part of the browser's bundle. */
function asProblem(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, detail } = body as Partial<Problem>;
  return typeof detail === 'string' && code !== undefined && Object.hasOwn(errorStatus, code)
    ? (body as Problem)
    : undefined;
}

/** The server's own words when it gave any, else `HTTP error! status: …`. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const problem = asProblem(body);
  if (!problem) {
    return new ApiError(t.apiError.httpErrorStatus(status), { code: 'unknown', status, body });
  }
  const { code, errors } = problem;
  const detail = translateProblem(code, problem.detail);
  return new ApiError(detail || t.apiError.httpErrorStatus(status), { code, status, detail, errors, body });
}

export const sessionExpired = (cause?: unknown): ApiError =>
  new ApiError(SESSION_EXPIRED, { code: 'session_expired', status: 401, cause });

/** The same failure under the text the specification gives the operation; the server's words stay in `detail`. */
export const renameError = (error: ApiError, message: string): ApiError =>
  new ApiError(message, {
    code: error.code,
    status: error.status,
    detail: error.detail,
    errors: error.errors,
    body: error.body,
    cause: error,
  });

/** Words to show under an error's headline, or undefined when there is nothing a person could use. */
export function explainError(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.code === 'unreachable' ? UNREACHABLE : error.detail;
}
