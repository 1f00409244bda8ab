// Opaque tokens: random at sign-in, derived from their predecessor at each rotation, stored as hashes only.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Tokens } from './cookies.ts';

export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const derive = (secret: string, purpose: string, from: string) =>
  createHmac('sha256', secret).update(`${purpose}:${from}`).digest('base64url');

/** The same predecessor always has the same successor: two tabs that refresh at once stay in step. */
export const successorOf = (secret: string, refresh: string): Tokens => {
  const next = derive(secret, 'refresh', refresh);
  return { refresh: next, access: derive(secret, 'access', next) };
};
