// The port to whoever knows people: Google, another OpenID Connect issuer, or the embedded one. All speak the same code path.

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** The issuer says so in so many words; no other address counts where it is all that an account is known by. */
  readonly isEmailConfirmed: boolean;
  readonly fullName: string | null;
}

export interface IdentityProvider {
  /** Address to which the browser is sent. */
  authorizationUrl(attempt: {
    codeChallenge: string;
    state: string;
    nonce: string;
    redirectUri: string;
  }): Promise<string>;
  /** Exchanges the code. Throws AppError `oauth_invalid_request`, `idp_unavailable` or `idp_timeout`. */
  exchange(callback: {
    code: string;
    codeVerifier: string;
    state: string;
    nonce: string;
    redirectUri: string;
    iss?: string;
  }): Promise<Identity>;
}
