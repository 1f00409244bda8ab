// The words of a paper and what was seen of them, as bytes that only children open: a long paper has a million words, and the host would stand
// still while it took over each with its box.
import { deserialize, serialize } from 'node:v8';
import type { ReadDocument } from '#document/read-document.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { maxPackedBytes } from './frames.ts';

export interface PaperWords {
  readonly read: ReadDocument;
  readonly views: PageViews;
}

/** Undefined where they are more than the host takes: no answer about such a paper is judged. */
export function packPaper({ read, views }: PaperWords): Uint8Array | undefined {
  const bytes = serialize({ read, views });
  return bytes.length <= maxPackedBytes ? bytes : undefined;
}

/** Opens the words that another child packed, which may have been taken over: never called in the host. */
export const openPaper = (bytes: Uint8Array): PaperWords => deserialize(bytes);
