// Counts the pages a file will be charged for, before it is sent. A PDF's page tree is looked up without opening it: in
// plain objects, and in compressed object streams (ISO 32000-2, 7.5.7) inflated by the browser.

const decoder = new TextDecoder('latin1');
/** Nodes of a page tree are small; what is longer is not one. */
const REACH = 20_000;
/** A damaged file can claim any number. */
const BELIEVABLE_PAGES = 10_000;

/** The dictionary that the place stands in, brackets balanced. */
function dictionaryAround(text: string, at: number): string {
  let depth = 0;
  let start = at;
  for (const limit = Math.max(1, at - REACH); start > limit; start--) {
    const pair = text.slice(start - 1, start + 1);
    if (pair === '>>') {
      depth += 1;
      start -= 1;
    } else if (pair === '<<') {
      if (depth === 0) break;
      depth -= 1;
      start -= 1;
    }
  }
  depth = 0;
  let end = at;
  for (const limit = Math.min(text.length, at + REACH); end < limit; end++) {
    const pair = text.slice(end, end + 2);
    if (pair === '<<') {
      depth += 1;
      end += 1;
    } else if (pair === '>>') {
      if (depth === 0) break;
      depth -= 1;
      end += 1;
    }
  }
  return text.slice(start, end);
}

/** The root of the page tree counts them all, so the largest count is the number of pages. */
function pagesIn(text: string): number {
  let pages = 0;
  for (const match of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const counted = dictionaryAround(text, match.index).match(/\/Count\s+(\d+)/);
    if (counted) pages = Math.max(pages, Number(counted[1]));
  }
  return pages;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(decoder.decode(value));
    }
  } catch {
    // Bytes after the end of the stream: what came out before them counts.
  }
  return parts.join('');
}

/** Null when the page tree cannot be found: encrypted, damaged or not a PDF. */
export async function countPdfPages(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
  const text = decoder.decode(bytes);
  let pages = pagesIn(text);
  for (const match of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const head = /stream\r?\n/g;
    head.lastIndex = match.index;
    const stream = head.exec(text);
    const end = stream ? text.indexOf('endstream', head.lastIndex) : -1;
    if (!stream || end < 0) continue;
    pages = Math.max(pages, pagesIn(await inflate(bytes.slice(head.lastIndex, end))));
  }
  return pages > 0 && pages <= BELIEVABLE_PAGES ? pages : null;
}

export async function countPages(file: File): Promise<number | null> {
  if (file.type !== 'application/pdf') return 1;
  return countPdfPages(new Uint8Array(await file.arrayBuffer()));
}
