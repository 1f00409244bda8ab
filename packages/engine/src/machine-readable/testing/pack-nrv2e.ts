// Writes NRV2E for tests: bytes as they are, and repeats of three bytes where they are asked for.

/** Three bytes once more, from so many back. */
export interface Repeat {
  readonly back: number;
}

/** Coded so, an offset says that nothing follows. */
const end = 0xffffffff;

export function packNrv2e(items: Iterable<number | Repeat>): Buffer {
  const output: number[] = [];
  let holder = -1;
  let used = 8;
  // Bits gather in a byte that stands where the reader asks for the next one.
  const put = (bit: number) => {
    if (used === 8) {
      holder = output.push(0) - 1;
      used = 0;
    }
    output[holder]! |= bit << (7 - used++);
  };
  const putOffset = (coded: number) => {
    put(0);
    for (const bit of codeOffset(Math.floor(coded / 256) + 3)) put(bit);
    output.push(coded % 256);
  };
  for (const item of items) {
    if (typeof item === 'number') {
      put(1);
      output.push(item);
    } else {
      putOffset((item.back - 1) * 2);
      put(1);
    }
  }
  putOffset(end);
  return Buffer.from(output);
}

/** From the last bit back to the first: after each pair of bits the reader is told whether more come. */
function codeOffset(offset: number): number[] {
  const bits = [offset % 2, 1];
  for (let rest = Math.floor(offset / 2); rest > 1; ) {
    const doubled = Math.floor(rest / 2) + 1;
    bits.unshift(doubled % 2, 0, rest % 2);
    rest = Math.floor(doubled / 2);
  }
  return bits;
}
