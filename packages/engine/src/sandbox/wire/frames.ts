// Frames between host and child: a head in JSON and bytes that are nobody's JSON, over two plain pipes. Node's own
// channel between processes is not used: the holder of its other end can stop the host with a word.
import type { Readable } from 'node:stream';

/** Descriptors of the child: what it is asked comes in by one, what it answers goes out by the other. */
export const askedBy = 0;
export const answeredBy = 3;

/** Words that are kept for a child to open again: those of ten megabytes of text, and more than any other paper has. */
export const maxPackedBytes = 256 * 1024 * 1024;

export interface Frame {
  readonly head: Buffer;
  readonly bytes: Buffer;
}

/** Lengths of the head and of the bytes. */
export const startLength = 8;

/** All of a frame but its bytes, which may be large and are not copied. */
export function startFrame(head: unknown, bytes: Uint8Array): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const start = Buffer.allocUnsafe(startLength);
  start.writeUInt32LE(text.length, 0);
  start.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([start, text]);
}

export function readLengths(start: Buffer): { headLength: number; bytesLength: number } {
  return { headLength: start.readUInt32LE(0), bytesLength: start.readUInt32LE(4) };
}

export interface FrameBounds {
  readonly maxHead: number;
  readonly maxBytes: number;
}

/** Throws at the first frame beyond the bounds, before there is room for it. */
export async function* readFrames(stream: Readable, { maxHead, maxBytes }: FrameBounds): AsyncGenerator<Frame> {
  let part: 'start' | 'head' | 'bytes' = 'start';
  let into: Buffer = Buffer.allocUnsafe(startLength);
  let filled = 0;
  let head: Buffer = into;
  let bytesLength = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.copy(into, filled, at);
      at += taken;
      filled += taken;
      // More than once where a part is empty.
      while (filled === into.length) {
        if (part === 'start') {
          const { headLength, bytesLength: following } = readLengths(into);
          if (headLength === 0 || headLength > maxHead || following > maxBytes)
            throw new Error(`A frame of ${headLength} and ${following} bytes`);
          bytesLength = following;
          into = Buffer.allocUnsafe(headLength);
          part = 'head';
        } else if (part === 'head') {
          head = into;
          into = Buffer.allocUnsafeSlow(bytesLength);
          part = 'bytes';
        } else {
          yield { head, bytes: into };
          into = Buffer.allocUnsafe(startLength);
          part = 'start';
        }
        filled = 0;
      }
    }
  }
}
