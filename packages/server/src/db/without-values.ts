// A failed statement as it may be written down: Drizzle's message, and PostgreSQL's details, hold the values it was sent.
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Other errors as they are. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code, constraint, table, message } = (error.cause ?? {}) as Record<string, string | undefined>;
  // Without a code it is the connection that speaks, and it knows no values.
  const told = code ? `SQLSTATE ${[code, table, constraint].filter(Boolean).join(' ')}` : (message ?? 'no reason');
  return Object.assign(new Error(`Failed query: ${told}`), { query: error.query, ...(code ? { code } : {}) });
}
