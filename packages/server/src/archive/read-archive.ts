// A ZIP file that somebody hands in: what it holds is bounded by what it says of its sizes, before a byte of it is unpacked.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';

const MB = 1024 * 1024;
const MAX_ENTRIES = 500_000;
/** Rows as JSON shrink to a tenth or so; a ZIP can do a thousandth, of a file that was made for it. */
const MAX_RATIO = 50;
/** Any original may shrink as it likes: none is longer. */
const SMALL = 16 * MB;

export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Bytes that it takes unpacked; 0 where it is missing. */
  sizeOf(name: string): number;
  /** Empty where it is missing. Throws an Error in one sentence for more than `maxMb`. */
  read(name: string, maxMb: number): Promise<Buffer>;
  stream(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Throws an Error in one sentence when it is no ZIP file, and for more than anything honest of its size holds; it is `called` by its path unless
 * told otherwise. Whatever is longer than it says breaks off where it is read.
 */
export async function openArchive(path: string, notOne: string, called = path): Promise<Archive> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new Error(notOne, { cause });
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.size === MAX_ENTRIES)
        throw new Error(`${called} holds more than ${MAX_ENTRIES} files. Nothing was written.`);
      requirePlausible(called, entry);
      entries.set(entry.fileName, entry);
    }
    const stream = async (name: string): Promise<Readable> => zip.openReadStreamPromise(entries.get(name)!);
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      async read(name, maxMb) {
        const size = entries.get(name)?.uncompressedSize ?? 0;
        if (size > maxMb * MB) throw new Error(tooLongMessage(called, name, size));
        return size > 0 ? buffer(await stream(name)) : Buffer.alloc(0);
      },
      stream,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function requirePlausible(called: string, { fileName, compressedSize, uncompressedSize }: Entry): void {
  if (uncompressedSize > SMALL && uncompressedSize > MAX_RATIO * compressedSize)
    throw new Error(tooLongMessage(called, fileName, uncompressedSize));
}

const tooLongMessage = (called: string, name: string, size: number) =>
  `${called} is refused: ${name} would be ${Math.round(size / MB)} MB unpacked, which no export or backup needs. Nothing was written.`;

/** Lines of a text, one after the other; one that is longer than `max` characters breaks it off. */
export async function* linesOf(text: Readable, max: number): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text.setEncoding('utf8')) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > max) throw new Error(`A line of it is longer than ${Math.round(max / MB)} MB.`);
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}
