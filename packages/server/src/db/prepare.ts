// Statements that run all the time: their text is made once, and PostgreSQL parses and plans them once a connection.
import type { Database } from './database.ts';

/** Gives the statement that `build` prepared for a database, made at first use. Not for transactions, which have a connection of their own. */
export function prepareOnce<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const made = new WeakMap<Database, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statement = build(db);
    made.set(db, statement);
    return statement;
  };
}
