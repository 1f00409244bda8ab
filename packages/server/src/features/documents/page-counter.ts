// Counts the page objects of a PDF while its bytes pass by: enough for a price before it is read, never the last word.

/** A page object may be cut by a chunk's border; no mark is longer than this. */
const OVERLAP = 24;
const pageMark = /\/Type\s{0,8}\/Page(?![A-Za-z])/g;

export interface PageCounter {
  add(chunk: Buffer): void;
  /** At least 1: pages inside compressed object streams are not seen. */
  pages(): number;
}

export function createPageCounter(): PageCounter {
  let tail = '';
  let found = 0;
  return {
    add(chunk) {
      const text = tail + chunk.toString('latin1');
      // A mark that ends at the border may go on ("/Pages"): it is counted with the next chunk.
      const sure = Math.max(0, text.length - OVERLAP);
      for (const mark of text.matchAll(pageMark)) if (mark.index < sure) found += 1;
      tail = text.slice(sure);
    },
    pages: () => Math.max(1, found + [...tail.matchAll(pageMark)].length),
  };
}
