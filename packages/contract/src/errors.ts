// Every error the API can answer with: a closed list, so that the browser can switch on `code`.
import { z } from 'zod';

/** HTTP status by code; the compiler finds a code without one. */
export const errorStatus = {
  malformed_request: 400,
  invalid_json: 400,
  oauth_invalid_request: 400,
  oauth_code_used: 400,
  pairing_code_invalid: 400,
  unauthenticated: 401,
  session_expired: 401,
  key_invalid: 401,
  refresh_invalid: 401,
  refresh_reuse: 401,
  insufficient_credits: 402,
  csrf_invalid: 403,
  origin_not_allowed: 403,
  account_disabled: 403,
  consent_required: 403,
  session_required: 403,
  key_fills_only: 403,
  web_page_refused: 403,
  quota_exceeded: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  version_conflict: 409,
  update_already_resolved: 409,
  another_person: 409,
  owner_stays: 409,
  document_processing: 409,
  document_not_reprocessable: 409,
  document_remade: 409,
  idempotency_in_progress: 409,
  secret_told_once: 409,
  precondition_failed: 412,
  file_too_large: 413,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  idp_unavailable: 502,
  idp_timeout: 504,
  shutting_down: 503,
  database_unavailable: 503,
  file_missing: 503,
  files_unavailable: 503,
  overloaded: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** One fault of one field of a request. */
export const FieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** `application/problem+json` (RFC 9457). `detail` may be shown to the person; `message` repeats it. Codes may add members of their own. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  message: z.string(),
  instance: z.string(),
  code: z.enum(errorCodes),
  errors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;
