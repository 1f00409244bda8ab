// The part of a document that leaves the server.
import { type Document, type ProblemCode, problemMessages, type Whose } from '@oneform/contract';
import type { StoredProblem } from '../../db/schema.ts';
import { reservedFor } from './reserved.ts';
import type { DocumentRow, Remake } from './store.ts';

/** Data around a page of documents that their rows do not hold, each by id. */
export interface DocumentsAround {
  readonly openUpdates: ReadonlyMap<string, number>;
  /** Names of the other sides of cards. */
  readonly otherSides: ReadonlyMap<string, string>;
  readonly readableAgain: ReadonlySet<string>;
  readonly whose: ReadonlyMap<string, Whose>;
  readonly placesInLine: ReadonlyMap<string, number>;
  readonly remakes: ReadonlyMap<string, Remake>;
  /** Names of the collections that documents are put into, by their ids. */
  readonly targets: ReadonlyMap<string, string>;
}

export function toDocument(
  row: DocumentRow,
  { openUpdates, otherSides, readableAgain, whose, placesInLine, remakes, targets }: DocumentsAround,
): Document {
  const only = reservedFor(row);
  const onlyName = only === null ? undefined : targets.get(only);
  const otherSide = row.otherSide === null ? undefined : otherSides.get(row.otherSide);
  return {
    id: row.id,
    original_filename: row.originalFilename,
    display_name: row.displayName,
    file_size: row.fileSize,
    mime_type: row.mimeType,
    document_type: row.documentType,
    processing_status: row.status,
    processing_step: row.step,
    progress: toProgress(row),
    place_in_line: row.status === 'processing' ? (placesInLine.get(row.id) ?? null) : null,
    page_count: row.pageCount,
    uploaded_at: row.uploadedAt.toISOString(),
    error_message: toErrorMessage(row),
    problems: row.problems.map(toProblem),
    whose: whose.get(row.id) ?? null,
    updates_to_review: openUpdates.get(row.id) ?? 0,
    only_in: only === null || onlyName === undefined ? null : { id: only, collection_name: onlyName },
    duplicate_of: row.duplicateOf,
    other_side:
      row.otherSide === null || otherSide === undefined ? null : { id: row.otherSide, display_name: otherSide },
    made_from: row.madeBy === null ? [] : [...(remakes.get(row.madeBy)?.replaced ?? [])],
    replaced_by: row.replacedBy === null ? [] : [...(remakes.get(row.replacedBy)?.made ?? [])],
    has_original: row.hasOriginal,
    can_read_again: readableAgain.has(row.id),
  };
}

export function toProgress(row: DocumentRow): { done: number; total: number } | null {
  return row.status === 'processing' && row.pageCount !== null ? { done: row.pagesDone, total: row.pageCount } : null;
}

export function toErrorMessage(row: DocumentRow): string | null {
  return row.errorCode ? problemMessages[row.errorCode as ProblemCode] : null;
}

function toProblem({ code, page }: StoredProblem): Document['problems'][number] {
  const known = code as ProblemCode;
  return { code: known, message: problemMessages[known], ...(page === undefined ? {} : { page }) };
}
