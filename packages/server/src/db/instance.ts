// Name of this instance for as long as it lives: one row, made with the schema, kept through backup and restore.
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

export const instance = pgTable(
  'instance',
  {
    id: uuid('id').notNull().defaultRandom(),
    /** Always true: there is one row. */
    only: boolean('only').primaryKey().default(true),
  },
  (t) => [check('instance_is_one', sql`${t.only}`)],
);
