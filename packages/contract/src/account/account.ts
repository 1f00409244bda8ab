// Endpoints for a person's own account and data.
import { z } from 'zod';
import { User } from '../auth/auth.ts';
import { endpoint } from '../endpoint.ts';
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
