// Every failure leaves as application/problem+json (RFC 9457); what is not ours to tell is logged and answered with 500.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, type FieldError, MAX_FILE_BYTES } from '@oneform/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { countRepeats, type Repeats } from '../count-repeats.ts';
import { type DatabaseFault, isUnavailable } from '../db/is-unavailable.ts';
import { withoutValues } from '../db/without-values.ts';
import { AppError } from '../errors.ts';

/** Maps errors of Fastify and its plugins to our codes. */
const known: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_PROTO_VIOLATION: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_CSRF_INVALID_TOKEN: 'csrf_invalid',
  FST_CSRF_MISSING_SECRET: 'csrf_invalid',
};

const FOREIGN_KEY = '23503';
const DISK_FULL = '53100';
/** Text that PostgreSQL cannot hold, or a number out of its range: the client's fault. */
const unstorable = /^22(021|P05|003|008|001)/;

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => toFieldError(error.validationContext ?? 'body', issue));
    // A body that is no JSON object at all, or an id that is none, is told like any other field.
    return new AppError('validation_failed', {
      errors,
      ...(errors[0] ? { detail: `${errors[0].path}: ${errors[0].message}` } : {}),
    });
  }
  const fault = error as Partial<FastifyError> & {
    code?: string;
    cause?: { code?: string; message?: string; constraint?: string };
  };
  const code = fault.code ?? '';
  const mapped = known[code];
  if (mapped)
    return new AppError(
      mapped,
      mapped === 'file_too_large' ? { members: { max_bytes: MAX_FILE_BYTES } } : { cause: error },
    );
  const sql = fault.cause?.code ?? code;
  if (sql === DISK_FULL || sql === 'ENOSPC' || sql === 'EDQUOT') return new AppError('storage_full', { cause: error });
  if (unstorable.test(sql)) return new AppError('validation_failed', { cause: error });
  if (
    isUnavailable({
      ...((fault.cause ?? fault) as DatabaseFault),
      code: sql,
      message: fault.cause?.message ?? fault.message,
    })
  )
    return new AppError('database_unavailable', { headers: { 'retry-after': '5' }, cause: error });
  // The row it refers to was deleted while the request was under way: the account itself, or something of it.
  if (sql === FOREIGN_KEY)
    return new AppError(/_user_id_users_id_fk$/.test(fault.cause?.constraint ?? '') ? 'session_expired' : 'not_found', {
      cause: error,
    });
  if (fault.statusCode === 429) return new AppError('rate_limited');
  if (fault.statusCode && fault.statusCode >= 400 && fault.statusCode < 500)
    return new AppError('malformed_request', { cause: error });
  return new AppError('internal_error', { cause: error });
}

function toFieldError(context: string, issue: { instancePath: string; keyword: string; message?: string }): FieldError {
  const path = issue.instancePath.split('/').filter(Boolean).join('.');
  return { path: path || context, code: issue.keyword, message: issue.message ?? 'Not valid' };
}

const toProblem = (error: AppError, requestId: string) => ({
  type: 'about:blank',
  title: error.code.replaceAll('_', ' '),
  status: error.status,
  detail: error.message,
  message: error.message,
  instance: `urn:request:${requestId}`,
  code: error.code,
  ...(error.errors ? { errors: [...error.errors] } : {}),
  ...error.members,
});

function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(error.status)
    .headers({
      ...error.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .serializer(JSON.stringify)
    .send(toProblem(error, request.id));
}

/** For an answer that has begun already: the failure as part of it. */
export function describeFailure(thrown: unknown, request: FastifyRequest) {
  return toProblem(classifyAndLog(thrown, request), request.id);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of requests that could not be answered just now. */
    unanswered: Repeats;
  }
}

/** Logs each bug, as somebody may ask about it; an outage fails for everybody, so that its cause is logged once. */
function classifyAndLog(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown);
  if (error.status < 500) return error;
  const cause = error.cause ?? thrown;
  const logCause = () => request.log.error({ err: withoutValues(cause), code: error.code }, 'request failed');
  if (error.status === 500) logCause();
  else {
    const { log, unanswered } = request.server;
    const why = reasonOf(cause);
    unanswered.tell(`${error.code} ${why}`, logCause, (times) =>
      log.error({ code: error.code, why, times }, `${times} more requests failed for the same reason`),
    );
  }
  return error;
}

/** A code, which reveals nothing about anybody. */
function reasonOf(cause: unknown): string {
  const {
    code,
    cause: deeper,
    name,
  } = cause as { code?: string; cause?: { code?: string; name?: string }; name?: string };
  return deeper?.code ?? code ?? deeper?.name ?? name ?? '';
}

/** Answers whatever was thrown; also for what the router itself refuses, before any hook has run. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = classifyAndLog(thrown, request);
  if (error.status === 401) reply.header('www-authenticate', 'Cookie realm="oneform"');
  return sendProblem(error, request, reply);
}

export function handleErrors(app: FastifyInstance): void {
  app.decorate('unanswered', countRepeats());
  app.addHook('onClose', async () => app.unanswered.stop());
  app.setErrorHandler(sendError);
}

/** The answer for a path that does not exist, or not with this method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[] = []) {
  const error =
    allowed.length > 0
      ? new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } })
      : new AppError('not_found');
  return sendProblem(error, request, reply);
}

/** Errors of Node's parser, before there is a request. */
const unread: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

export function refuseUnreadable(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const error = new AppError(unread[fault.code ?? ''] ?? 'malformed_request');
  const body = JSON.stringify(toProblem(error, newRequestId()));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export const newRequestId = () => randomUUID();
