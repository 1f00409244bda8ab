// Documents of a person until they are read.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './sign-in.ts';

interface Status {
  readonly processing_status: string;
  readonly error_message: string | null;
}

/** Throws when the document ends in an error. */
export async function waitUntilRead(person: Person, id: string, everyMs = 10): Promise<void> {
  for (;;) {
    const status = await person.request<Status>('GET', `/api/documents/${id}/status`);
    if (status.processing_status === 'completed') return;
    if (status.processing_status === 'error') throw new Error(`The document was not read: ${status.error_message}`);
    await sleep(everyMs);
  }
}

/** The same PDF to a reader, another file to the server. */
export function makeUnique(bytes: Uint8Array, mark: string): Buffer {
  return Buffer.concat([bytes, Buffer.from(`\n% ${mark}\n`)]);
}
