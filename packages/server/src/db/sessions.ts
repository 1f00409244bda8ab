// Sessions: attempts to sign in, signed-in browsers, and their tokens.
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';
import { users } from './schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One attempt to sign in, bound to the browser by a cookie whose hash this is. Used once. */
export const signInAttempts = pgTable('sign_in_attempts', {
  cookieHash: text('cookie_hash').primaryKey(),
  codeChallenge: text('code_challenge').notNull(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  usedAt: at('used_at'),
});

/** A signed-in browser: a family of tokens that live and die together. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Only hashes are stored. A refresh token that was rotated keeps its row so that reuse is noticed. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
    rotatedAt: at('rotated_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('session_tokens_session').on(t.sessionId), index('session_tokens_expiry').on(t.expiresAt)],
);
