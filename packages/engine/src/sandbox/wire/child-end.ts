// The child's end of the pipes. Plain reads and writes of descriptors: a stream would be a socket, whose class opens others.
import { read, writeSync } from 'node:fs';
import { answeredBy, askedBy, readLengths, startFrame, startLength } from './frames.ts';

const nothing = new Uint8Array();

/** Comes back once the host has it; ends the process when the host is gone. */
export function say(head: unknown, bytes: Uint8Array = nothing): void {
  try {
    write(startFrame(head, bytes));
    write(bytes);
  } catch {
    process.exit(0);
  }
}

/** One frame after the other, until the host is gone. */
export async function hear(onFrame: (head: unknown, bytes: Buffer) => void): Promise<void> {
  for (;;) {
    const start = await take(startLength);
    if (!start) return;
    const { headLength, bytesLength } = readLengths(start);
    const [head, bytes] = [await take(headLength), await take(bytesLength)];
    if (!head || !bytes) return;
    onFrame(JSON.parse(head.toString()), bytes);
  }
}

function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(answeredBy, bytes, at);
}

/** Null: the pipe ended before. */
async function take(length: number): Promise<Buffer | null> {
  const buffer = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const count = await readInto(buffer, at);
    if (count === 0) return null;
    at += count;
  }
  return buffer;
}

const readInto = (buffer: Buffer, at: number): Promise<number> =>
  new Promise((resolve) => {
    read(askedBy, buffer, at, buffer.length - at, null, (error, count) => resolve(error ? 0 : count));
  });
