import { describe, expect, it } from 'vitest';
import { challengeOf, createVerifier } from './pkce.ts';

describe('PKCE', () => {
  it('makes the challenge of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
  it('makes verifiers of 32 bytes in URL-safe base64 without padding, never the same twice', () => {
    const verifiers = new Set(Array.from({ length: 200 }, createVerifier));
    expect(verifiers.size).toBe(200);
    for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
