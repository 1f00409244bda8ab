// What a person may do with their own account and data.
import { z } from 'zod';
import { User } from '../auth/auth.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../ids.ts';

export const Session = z.object({
  id: Id,
  created_at: Timestamp,
  last_used_at: Timestamp,
  user_agent: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

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
    summary: 'Everything, as a ZIP that can be imported again',
    answer: 'file',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account and everything in it',
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
    answer: 'empty',
  }),
};
