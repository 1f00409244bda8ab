// A document that says what the test wants, without the engine: uploaded for real, then taken through the last stage by the real rules.
import { createHash } from 'node:crypto';
import type { Evidence, Fact, UnderstoodDocument } from '@oneform/engine';
import { processDocument } from '../features/documents/process-document.ts';
import { requireDocument } from '../features/documents/store.ts';
import { keepUnderstanding } from '../features/documents/understand-document.ts';
import type { Client, TestServer } from './test-server.ts';

let texts = 0;
const uploads = new Map<string, number>();

/**
 * Unlike any before. Papers of one rank are heard in the order of their hashes, which is made that of their uploads, by person: nothing depends on
 * what other tests of the process uploaded.
 */
function nextText({ userId }: Client): string {
  const number = (uploads.get(userId) ?? 0) + 1;
  uploads.set(userId, number);
  for (;;) {
    texts += 1;
    const text = `paper ${texts}`;
    if (createHash('sha256').update(text).digest()[0] === Math.min(number, 255)) return text;
  }
}

const evidence = (quote: string): Evidence[] => [{ page: 1, quote, box: [0.1, 0.1, 0.3, 0.12] }];

/** Facts by name: a text, or a whole fact where more than the text matters. */
export type Facts = Readonly<Record<string, string | Partial<Fact>>>;

export function understandAs(facts: Facts, more: Partial<UnderstoodDocument> = {}): UnderstoodDocument {
  return {
    type: 'passport',
    confidence: 0.99,
    parts: [{ type: 'passport', confidence: 0.99, pages: [1] }],
    people: [],
    facts: Object.entries(facts).map(([name, given]) => {
      const fact = typeof given === 'string' ? { value: given } : given;
      const value = fact.value ?? '';
      return {
        name,
        value,
        raw: String(value),
        type: /date/.test(name) ? 'date' : 'string',
        tier: 'read',
        confidence: 0.95,
        evidence: evidence(String(value)),
        ...fact,
      };
    }),
    additionalFields: [],
    problems: [],
    engine: 'rules',
    ...more,
  };
}

/** For a server without workers; `content`: the same bytes as another upload. Gives the document's id. */
export async function readAs(
  server: TestServer,
  client: Client,
  facts: Facts,
  {
    name = 'paper.txt',
    collectionId,
    content,
    more = {},
  }: { name?: string; collectionId?: string; content?: string; more?: Partial<UnderstoodDocument> } = {},
): Promise<string> {
  const text = content ?? nextText(client);
  const uploaded = await client.upload(
    Buffer.from(text),
    name,
    'text/plain',
    collectionId ? { collection_id: collectionId } : {},
  );
  if (uploaded.status !== 201) throw new Error(JSON.stringify(uploaded.body));
  const { id } = uploaded.body;
  const pages = [{ number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text }];
  const document = await requireDocument(server.deps.db, client.userId, id);
  // The stage itself takes over the earlier reading of the same bytes.
  if (document.duplicateOf === null) await keepUnderstanding(server.deps, document, pages, understandAs(facts, more));
  await processDocument(
    server.deps,
    { documentId: id, userId: client.userId, attempt: 1 },
    new AbortController().signal,
  );
  return id;
}
