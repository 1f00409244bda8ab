// Identity from the claims of a verified token; claims that no honest issuer makes are refused.
import type { IDToken } from 'openid-client';
import { AppError } from '../errors.ts';
import type { Identity } from './identity-provider.ts';

/** OpenID Connect Core 1.0, section 2: a subject has at most 255 ASCII characters. */
const subject = /^[\x20-\x7e]{1,255}$/;
/** RFC 5321: 64 before and 255 behind the @. */
const LONGEST_EMAIL = 320;
const email = /^[^\s@]+@[^\s@]+$/;
const LONGEST_NAME = 200;

/** Throws AppError `oauth_invalid_request`. An issuer that says nothing about whether the address is confirmed is believed: nobody is known by it. */
export function toIdentity(
  claims: Partial<IDToken> | undefined,
  { clientId, skewSeconds }: { clientId: string; skewSeconds: number },
): Identity {
  const { iss, sub, iat, name } = claims ?? {};
  if (typeof iss !== 'string' || typeof sub !== 'string' || !subject.test(sub))
    throw new AppError('oauth_invalid_request');
  if (typeof iat !== 'number' || iat > Date.now() / 1000 + skewSeconds) throw new AppError('oauth_invalid_request');
  if (claims?.azp !== undefined && claims.azp !== clientId) throw new AppError('oauth_invalid_request');
  const address = claims?.email;
  const isDenied = claims?.email_verified === false || String(claims?.email_verified) === 'false';
  if (typeof address !== 'string' || address.length > LONGEST_EMAIL || !email.test(address) || isDenied)
    throw new AppError('oauth_invalid_request', { detail: 'The account has no verified e-mail address.' });
  return {
    issuer: iss,
    subject: sub,
    email: address,
    isEmailConfirmed: String(claims?.email_verified) === 'true',
    fullName: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, LONGEST_NAME) : null,
  };
}
