// The signed-in person: put on the request by the guard, read by handlers through `user`.
import type { Endpoint } from '@oneform/contract';

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
  /** Null: a script or a browser extension with a key. */
  readonly sessionId: string | null;
  readonly key?: { readonly id: string; readonly kind: 'script' | 'extension' };
  /** Name shown as author of changes. */
  readonly displayName: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of the signed-in scope. */
    signedIn: SignedIn | null;
    /** Throws AppError `unauthenticated`. */
    requireUser(): SignedIn;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    public?: boolean;
    /** Media type of the answer. */
    media?: string;
  }
}
