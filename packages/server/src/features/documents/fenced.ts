// The fence around a run: whoever reads a document may write about it only while nobody started it anew.
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';

export interface Run {
  readonly id: string;
  readonly userId: string;
  readonly attempt: number;
  readonly run: number;
}

/** The document was deleted, started again, or taken up by another worker: this run has no say any more. */
export class SupersededError extends Error {
  constructor() {
    super('The document is no longer being read by this run');
  }
}

export const fencedBy = ({ id, userId, attempt, run }: Run) =>
  and(
    eq(documents.id, id),
    eq(documents.userId, userId),
    eq(documents.attempt, attempt),
    eq(documents.run, run),
    eq(documents.status, 'processing'),
  );
