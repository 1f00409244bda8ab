// Reads a child's messages one by one; the first malformed one ends the reading.
import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { type FrameBounds, maxPackedBytes, readFrames } from './frames.ts';

/** Of JSON: a lot of a list is far smaller. */
const bounds: FrameBounds = { maxHead: 4 * 1024 * 1024, maxBytes: maxPackedBytes };
/** Heads of this length are taken over in a few milliseconds; after it others have their turn. */
const longHead = 50_000;

const pages = z.int().min(0).max(1_000_000);
const Message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('progress'), done: pages, total: pages }),
  z.strictObject({ type: z.literal('fault'), message: z.string() }),
  z.strictObject({
    type: z.literal('lot'),
    list: z.enum(['pages', 'facts', 'additionalFields', 'fields', 'values']),
    items: z.array(z.unknown()),
  }),
  z.strictObject({ type: z.literal('result'), rest: z.unknown() }),
]);
export type HeardMessage = z.infer<typeof Message>;

/** Resolves when the pipe has ended, rejects when what comes is nothing that a child of ours says. */
export async function hearChild(
  stream: Readable,
  onMessage: (message: HeardMessage, bytes: Buffer, headLength: number) => void,
): Promise<void> {
  for await (const { head, bytes } of readFrames(stream, bounds)) {
    onMessage(Message.parse(JSON.parse(head.toString())), bytes, head.length);
    if (head.length > longHead || bytes.length > longHead) await turn();
  }
}
