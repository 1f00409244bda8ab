// Documents in which every word is found: in their name, their kind, what was read, or the words of their pages.
import { type FoundDocument, foldWords } from '@oneform/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documentWords } from '../../db/document-words.ts';
import { documentResults, documents } from '../../db/schema.ts';
import { findPassage } from './find-passage.ts';
import { indexDocuments } from './index-documents.ts';

/** Of these, the newest, those are put first whose name fits. */
const MAX_CANDIDATES = 50;
const MOST = 6;

export async function findDocuments(
  db: Database,
  userId: string,
  question: readonly string[],
): Promise<FoundDocument[]> {
  await indexDocuments(db, userId);
  // Letters and digits alone: nothing in them has a meaning of its own here.
  const words = question.map((word) => `${word}:*`).join(' & ');
  const rows = await db
    .select({ id: documents.id, name: documents.displayName, type: documents.documentType })
    .from(documentWords)
    .innerJoin(documents, eq(documents.id, documentWords.documentId))
    .where(
      and(
        eq(documentWords.userId, userId),
        eq(documents.userId, userId),
        sql`${documentWords.words} @@ ${words}::tsquery`,
      ),
    )
    .orderBy(desc(documents.uploadedAt), documents.id)
    .limit(MAX_CANDIDATES);
  const fits = (text: string) => {
    const own = foldWords(text);
    return question.filter((asked) => own.some((word) => word.startsWith(asked))).length;
  };
  const found = rows
    .map((row) => ({ ...row, inName: fits(`${row.name} ${row.type ?? ''}`) }))
    .sort((a, b) => b.inName - a.inName)
    .slice(0, MOST);
  const read = await readResults(
    db,
    userId,
    found.filter(({ inName }) => inName < question.length).map(({ id }) => id),
  );
  return found.map(({ id, name, type }) => {
    const results = read.get(id);
    return {
      id,
      display_name: name,
      document_type: type,
      match: results ? findPassage(question, results) : null,
    };
  });
}

async function readResults(db: Database, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: documentResults.documentId, pages: documentResults.pages, understood: documentResults.understood })
    .from(documentResults)
    .where(and(eq(documentResults.userId, userId), inArray(documentResults.documentId, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
