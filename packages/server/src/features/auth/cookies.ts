// The cookies of a signed-in browser and of one that is about to be.
import type { FastifyReply } from 'fastify';
import { type Config, isHttps } from '../../config.ts';

export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 3600;
export const SIGN_IN_SECONDS = 10 * 60;

const REFRESH_PATH = '/api/auth';

export const accessCookieName = (config: Config) => (isHttps(config) ? '__Host-oneform_access' : 'oneform_access');
export const refreshCookieName = (config: Config) => (isHttps(config) ? '__Secure-oneform_refresh' : 'oneform_refresh');
export const signInCookieName = (config: Config) => (isHttps(config) ? '__Host-oneform_sign_in' : 'oneform_sign_in');

const flags = (config: Config) => ({ httpOnly: true, sameSite: 'lax' as const, secure: isHttps(config) });

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The access cookie outlives its token so that a late request is told "expired", not "never signed in". */
export function setSessionCookies(reply: FastifyReply, config: Config, tokens: Tokens): void {
  reply.setCookie(accessCookieName(config), tokens.access, { ...flags(config), path: '/', maxAge: REFRESH_SECONDS });
  reply.setCookie(refreshCookieName(config), tokens.refresh, {
    ...flags(config),
    path: REFRESH_PATH,
    maxAge: REFRESH_SECONDS,
  });
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(accessCookieName(config), { ...flags(config), path: '/' });
  reply.clearCookie(refreshCookieName(config), { ...flags(config), path: REFRESH_PATH });
}

export function setSignInCookie(reply: FastifyReply, config: Config, value: string): void {
  reply.setCookie(signInCookieName(config), value, { ...flags(config), path: '/', maxAge: SIGN_IN_SECONDS });
}

export function clearSignInCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(signInCookieName(config), { ...flags(config), path: '/' });
}
