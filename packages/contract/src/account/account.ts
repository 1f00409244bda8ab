// Endpoints for a person's own account and data.
import { z } from 'zod';
import { User } from '../auth/auth.ts';
import { endpoint } from '../endpoint.ts';
import type { Problem } from '../errors.ts';
import { Id, IdParams, Timestamp } from '../ids.ts';

export const Session = z.object({
  id: Id,
  created_at: Timestamp,
  last_used_at: Timestamp,
  user_agent: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A key with which scripts call the API: `Authorization: Bearer oneform_…`. */
export const ApiKey = z.object({
  id: Id,
  /** `script` may do what its person may, `extension` only fills forms. */
  kind: z.enum(['script', 'extension']),
  name: z.string(),
  /** The last four characters. */
  ending: z.string(),
  created_at: Timestamp,
  /** To the minute; null: never. */
  last_used_at: Timestamp.nullable(),
  /** Null: until it is deleted. */
  expires_at: Timestamp.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Whether the owner of an export is the person who takes it over, or somebody else whom they know. */
export const ImportOwner = z.enum(['mine', 'another']);
export type ImportOwner = z.infer<typeof ImportOwner>;

const Imported = z.object({
  collections: z.number().int(),
  documents: z.number().int(),
  saved_forms: z.number().int(),
});

export const ImportReport = z.object({
  /** The account that was exported. */
  email: z.string(),
  name: z.string().nullable(),
  /** Rows written, and originals in the file. */
  rows: z.number().int(),
  files: z.number().int(),
  added: Imported,
  /** Left as they are, since the account had them. */
  present: Imported,
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Accepted beside JSON, an import that takes long is answered by lines, each of them an `ImportMessage` as JSON. */
export const IMPORT_PROGRESS_TYPE = 'application/x-ndjson';
export type ImportMessage =
  | { readonly step: 'checking' | 'storing' | 'writing'; readonly done: number; readonly total: number }
  | { readonly report: ImportReport }
  | { readonly problem: Problem };

export const accountApi = {
  editProfile: endpoint({
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change the name',
    body: z.object({ full_name: z.string().trim().min(1).max(200) }),
    response: z.object({ user: User }),
  }),
  changePrivacy: endpoint({
    method: 'PUT',
    path: '/api/account/privacy',
    summary: 'Consent, use of AI, deletion of originals',
    sessionOnly: true,
    body: z.object({
      gdpr_consent: z.boolean(),
      ai_enabled: z.boolean(),
      /** Absent: stays as it is. */
      mask_identifiers: z.boolean().optional(),
      delete_originals: z.boolean(),
    }),
    response: z.object({ user: User }),
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Export everything as a ZIP that can be imported again',
    answer: 'file',
  }),
  importData: endpoint({
    method: 'POST',
    path: '/api/account/import',
    summary:
      'multipart/form-data with `file`, an export, of which everything that this account lacks is added to it, and before it `owner` (`mine`: its owner is the same person, `another`: somebody else). Nothing that is here is changed; refused whole where a part of it is damaged. Who accepts `application/x-ndjson` as well is told how far it is line by line, then `{report}` or `{problem}`',
    sessionOnly: true,
    upload: z.object({ owner: ImportOwner }),
    response: ImportReport,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account and everything in it',
    sessionOnly: true,
    body: z.object({ confirm_email: z.string() }),
    answer: 'empty',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is signed in',
    response: z.object({ sessions: z.array(Session) }),
  }),
  signOutEverywhere: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End every session, this one too',
    sessionOnly: true,
    answer: 'empty',
  }),
  listKeys: endpoint({
    method: 'GET',
    path: '/api/account/keys',
    summary: 'The keys of scripts and browser extensions',
    sessionOnly: true,
    response: z.object({ keys: z.array(ApiKey) }),
  }),
  createKey: endpoint({
    method: 'POST',
    path: '/api/account/keys',
    summary: 'Create a key for scripts; it is shown only in this response',
    sessionOnly: true,
    tellsSecret: true,
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(100),
      /** Null: until it is deleted. */
      valid_days: z.number().int().min(1).max(3650).nullable(),
    }),
    response: z.object({ key: ApiKey, secret: z.string() }),
  }),
  deleteKey: endpoint({
    method: 'DELETE',
    path: '/api/account/keys/:id',
    summary: 'Delete a key; it stops working at once',
    sessionOnly: true,
    params: IdParams,
    answer: 'empty',
  }),
};
