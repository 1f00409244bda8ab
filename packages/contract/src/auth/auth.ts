// Signing in, staying signed in, signing out.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../ids.ts';

export const User = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  subscription_status: z.string(),
  gdpr_consent: z.boolean(),
  is_active: z.boolean(),
  created_at: Timestamp,
  /** False: no document of this person is ever sent to an AI model. */
  ai_enabled: z.boolean(),
  /** True: numbers that identify somebody are replaced before anything is sent to an AI model; no pictures are sent then. */
  mask_identifiers: z.boolean(),
  /** True: the original file is deleted once it has been read. */
  delete_originals: z.boolean(),
});
export type User = z.infer<typeof User>;

/** `local`: OneForm itself asks for name and e-mail, without a password. */
export const SignInPlace = z.object({
  kind: z.enum(['google', 'local', 'other']),
  /** "Google", "this computer", "id.example.org". */
  name: z.string(),
});
export type SignInPlace = z.infer<typeof SignInPlace>;

export const authApi = {
  provider: endpoint({
    method: 'GET',
    path: '/api/auth/provider',
    public: true,
    summary: 'Where people sign in on this instance',
    response: SignInPlace,
  }),
  csrfToken: endpoint({
    method: 'GET',
    path: '/api/auth/csrf-token',
    public: true,
    summary: 'A token for the X-CSRF-Token header of unsafe requests',
    response: z.object({ csrf_token: z.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/google/login',
    public: true,
    summary: 'Start signing in (PKCE, S256)',
    body: z.object({
      code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      code_challenge_method: z.literal('S256'),
    }),
    response: z.object({ authorization_url: z.url() }),
  }),
  callback: endpoint({
    method: 'POST',
    path: '/api/auth/google/callback',
    public: true,
    summary: 'Exchange the code for a session',
    body: z.object({
      code: z.string().min(1).max(4096),
      code_verifier: z.string().min(43).max(128).optional(),
      redirect_uri: z.url().optional(),
      gdpr_consent: z.boolean().optional(),
      /** As the provider returned it; checked against the pre-auth cookie when present. */
      state: z.string().max(512).optional(),
      iss: z.string().max(512).optional(),
    }),
    response: z.object({ user: User }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    public: true,
    summary: 'Rotate the refresh token',
    body: z.object({}),
    response: z.object({ user: User }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in person',
    response: z.object({ user: User }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    public: true,
    summary: 'End the session; always succeeds',
    answer: 'empty',
  }),
};
