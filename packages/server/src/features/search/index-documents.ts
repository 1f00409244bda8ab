// Makes the words of documents that have none yet: new ones, those that were renamed or read again, and those that came with an import.
import { documentTypeLabel, foldWords, labelFromName } from '@oneform/contract';
import type { UnderstoodDocument } from '@oneform/engine';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documentWords } from '../../db/document-words.ts';
import { documentResults, documents, type StoredPage } from '../../db/schema.ts';

const BATCH = 50;
/** PostgreSQL takes words of 2046 bytes, and one megabyte of them. */
const LONGEST_WORD = 64;
const MAX_BYTES = 500_000;

/** The rest after so many batches is left to the next search. */
const MAX_BATCHES = 10;

export async function indexDocuments(db: Database, userId: string): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const rows = await db
      .select({
        id: documents.id,
        version: documentWords.version,
        name: documents.displayName,
        file: documents.originalFilename,
        type: documents.documentType,
        pages: documentResults.pages,
        understood: documentResults.understood,
      })
      .from(documentWords)
      .innerJoin(documents, eq(documents.id, documentWords.documentId))
      .leftJoin(documentResults, eq(documentResults.documentId, documents.id))
      .where(and(eq(documentWords.userId, userId), eq(documents.userId, userId), isNull(documentWords.words)))
      .orderBy(desc(documents.uploadedAt))
      .limit(BATCH);
    if (rows.length === 0) return;
    const made = rows.map(({ id, version, ...content }) => ({ id, version, words: wordsOf(content) }));
    // Rows that changed after they were read stay queued.
    await db.execute(sql`update document_words as kept set words = array_to_tsvector(made.words)
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(id uuid, version integer, words text[])
      where kept.document_id = made.id and kept.version = made.version and kept.user_id = ${userId}`);
  }
}

interface Content {
  readonly name: string;
  readonly file: string;
  readonly type: string | null;
  readonly pages: readonly StoredPage[] | null;
  readonly understood: UnderstoodDocument | null;
}

function wordsOf({ name, file, type, pages, understood }: Content): string[] {
  const texts = [
    name,
    file,
    ...(type === null ? [] : [labelFromName(type), documentTypeLabel(type)]),
    ...(understood?.facts ?? []).flatMap((fact) => [labelFromName(fact.name), ...factTexts(fact)]),
    ...(understood?.additionalFields ?? []).flatMap(({ label, value }) => [label, value]),
    ...(pages ?? []).map(({ text }) => text),
  ];
  const words = new Set<string>();
  let bytes = 0;
  for (const text of texts) {
    for (const word of foldWords(text)) {
      if (word.length > LONGEST_WORD || words.has(word)) continue;
      bytes += Buffer.byteLength(word);
      if (bytes > MAX_BYTES) return [...words];
      words.add(word);
    }
  }
  return [...words];
}

type Fact = UnderstoodDocument['facts'][number];

export const factTexts = ({ value }: Pick<Fact, 'value'>): string[] =>
  typeof value === 'string' ? [value] : value.flatMap((record) => Object.values(record));
