// A whole child that takes memory as fast as it can, outside of the heap, until it is refused, and says so.
import { warmUp } from '../warm-up.ts';
import { hear, say } from '../wire/child-end.ts';

/** Node's types leave it to those of the browser. */
const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: new (size: { initial: number }) => WasmMemory } })
  .WebAssembly;
interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

const pageBytes = 65_536;
const held: unknown[] = [];

const ways: Readonly<Record<string, () => void>> = {
  native: () => {
    for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  wasm: () => {
    const memory = new Memory({ initial: 1 });
    held.push(memory);
    for (;;) {
      const before = memory.grow(128);
      new Uint8Array(memory.buffer, before * pageBytes).fill(1);
    }
  },
};

void hear((way) => {
  try {
    ways[way as string]?.();
  } catch (error) {
    say((error as Error).name);
  }
});
await warmUp();
say('ready');
