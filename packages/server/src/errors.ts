// A fault that a client may see; everything else is a bug and answers 500 without details.
import { type ErrorCode, errorStatus, type FieldError } from '@oneform/contract';

/** Default messages, for throwers without a better one. Fit to show to a person. */
const sentences: Record<ErrorCode, string> = {
  malformed_request: 'The request could not be understood.',
  invalid_json: 'The request is not valid JSON.',
  oauth_invalid_request: 'Sign-in failed. Please try again.',
  pairing_code_invalid: 'This code is wrong, used or too old. Please make a new one in Settings.',
  oauth_code_used: 'This sign-in has already been used. Please sign in again.',
  unauthenticated: 'Please sign in.',
  session_expired: 'Session expired. Please log in again.',
  key_invalid: 'This API key is unknown, expired or deleted.',
  refresh_invalid: 'Session expired. Please log in again.',
  refresh_reuse: 'This session was ended for safety. Please sign in again.',
  insufficient_credits: 'You don’t have enough credits for this.',
  csrf_invalid: 'The request could not be confirmed. Please reload the page.',
  origin_not_allowed: 'Requests from this site are not allowed.',
  account_disabled: 'This account is not active.',
  consent_required: 'Please agree to the processing of your data in Settings first.',
  quota_exceeded: 'This account has reached its limit. Delete something first.',
  session_required: 'API keys may not do this. Please use the app.',
  key_fills_only: 'The key of a browser extension only fills forms. Please use the app.',
  web_page_refused: 'Only the browser extension may ask for this, no web page.',
  not_found: 'This doesn’t exist, or you don’t have access to it.',
  method_not_allowed: 'This cannot be done here.',
  not_acceptable: 'The response isn’t available in any of the requested formats.',
  request_timeout: 'The request took too long.',
  version_conflict: 'This has changed in the meantime.',
  update_already_resolved: 'This update has already been decided.',
  another_person: 'This would write another person’s values. Confirm that, or decide each of them.',
  owner_stays: 'The owner of the account can be renamed or merged, not removed.',
  document_processing: 'This document is being read right now.',
  document_not_reprocessable: 'This document doesn’t need to be read again.',
  document_remade: 'This document has been split or joined in the meantime. Undo that first.',
  idempotency_in_progress: 'The same request is still in progress.',
  secret_told_once: 'This already exists, and its secret is shown only once. Delete it and create another one.',
  precondition_failed: 'This has changed in the meantime.',
  file_too_large: 'The file is too large. Maximum size is 10MB.',
  payload_too_large: 'The request is too large.',
  uri_too_long: 'The URL is too long.',
  unsupported_media_type: 'This kind of content is not supported.',
  validation_failed: 'Some values are not valid.',
  idempotency_key_reused: 'This idempotency key has already been used for a different request.',
  headers_too_large: 'The request headers are too large.',
  rate_limited: 'Too many requests. Please wait a moment.',
  internal_error: 'Something went wrong on our side. Nothing was lost.',
  idp_unavailable: 'The sign-in service isn’t responding. Please try again later.',
  idp_timeout: 'The sign-in service isn’t responding. Please try again later.',
  shutting_down: 'The server is restarting. Please try again in a moment.',
  database_unavailable: 'The database isn’t responding. Please try again in a moment.',
  file_missing: 'The stored file could not be found.',
  files_unavailable: 'The stored files cannot be reached. Please try again in a moment.',
  overloaded: 'The server is busy. Please try again in a moment.',
  storage_full: 'Storage is full. What is already stored is safe.',
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Further members of the problem body, e.g. `balance` and `required`. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` is shown to people; the log gets `cause`. */
  constructor(
    code: ErrorCode,
    options: {
      detail?: string;
      members?: Record<string, unknown>;
      errors?: readonly FieldError[];
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? sentences[code], { cause: options.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.members = options.members ?? {};
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** Missing and somebody else's look the same. */
export const notFound = () => new AppError('not_found');
