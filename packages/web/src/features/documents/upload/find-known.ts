// Recognises a file that is here already by its content, before it is sent.
import { api } from '@oneform/contract';
import { call } from '#lib/api-client.ts';
import type { KnownDocument } from './upload-queue.ts';

/** Undefined when it is new, or when nobody can tell: the page is not served securely, or the server is away. */
export async function findKnown(file: File): Promise<KnownDocument | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const { documents } = await call(api.documents.findKnown, { body: { sha256: [sha256] } });
    const document = documents[0]?.document;
    if (!document) return undefined;
    const { id, display_name: name, only_in: only } = document;
    return { id, name, onlyIn: only && { id: only.id, name: only.collection_name } };
  } catch {
    return undefined;
  }
}
