// A small piece of PDFium's memory into which its functions write numbers and strings for us to read back.
import type { Pdfium } from './pdfium.ts';

const scratchBytes = 4096;
const utf16 = new TextDecoder('utf-16le');

export class Scratch {
  readonly pointer: number;
  readonly #pdfium: Pdfium;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.pointer = pdfium.malloc(scratchBytes);
  }

  /** Valid until PDFium's memory grows: take a new view after calls that may allocate. */
  view(): DataView {
    return new DataView(this.#pdfium.memory.buffer, this.pointer, scratchBytes);
  }

  /** Four floats, as PDFium's `FS_RECTF`: left, top, right, bottom, in points with y upwards. */
  readRect(): { left: number; top: number; right: number; bottom: number } {
    const view = this.view();
    return {
      left: view.getFloat32(0, true),
      top: view.getFloat32(4, true),
      right: view.getFloat32(8, true),
      bottom: view.getFloat32(12, true),
    };
  }

  /** The UTF-16 string that `write(buffer, size)` yields; PDFium answers with the bytes needed, terminator included. */
  readString(write: (buffer: number, size: number) => number): string {
    const needed = write(this.pointer, scratchBytes);
    if (needed <= 2) return '';
    if (needed <= scratchBytes) return this.#decode(this.pointer, needed - 2);
    const buffer = this.#pdfium.malloc(needed);
    try {
      return this.#decode(buffer, Math.min(write(buffer, needed), needed) - 2);
    } finally {
      this.#pdfium.free(buffer);
    }
  }

  /** The zero-terminated ASCII string that `write(buffer, size)` yields; '' when it is longer than any that is asked for so. */
  readAscii(write: (buffer: number, size: number) => number): string {
    const length = write(this.pointer, scratchBytes);
    if (length < 2 || length > scratchBytes) return '';
    return Buffer.from(this.#pdfium.memory.buffer, this.pointer, length - 1).toString('latin1');
  }

  /** Calls with a pointer to a zero-terminated ASCII string. */
  withAscii<T>(text: string, use: (pointer: number) => T): T {
    const bytes = Buffer.from(`${text}\0`, 'latin1');
    const pointer = this.#pdfium.malloc(bytes.length);
    try {
      new Uint8Array(this.#pdfium.memory.buffer, pointer, bytes.length).set(bytes);
      return use(pointer);
    } finally {
      this.#pdfium.free(pointer);
    }
  }

  free(): void {
    this.#pdfium.free(this.pointer);
  }

  #decode(pointer: number, length: number): string {
    return utf16.decode(new Uint8Array(this.#pdfium.memory.buffer, pointer, length));
  }
}
