// NRV2E, the compression in the code of Polish vehicle registrations (UCL library, nrv2e_d).

/** More than any registration says; what promises more is none. */
const maxBytes = 16_384;

/** `size`: bytes to come out, as the code states them. Undefined when the data is not what it says. */
export function decompressNrv2e(source: Uint8Array, size: number): Uint8Array | undefined {
  if (size > maxBytes) return undefined;
  const output = new Uint8Array(size);
  let [from, to, bits, lastOffset] = [0, 0, 0, 1];
  const bit = (): number => {
    bits = (bits & 0x7f) !== 0 ? bits * 2 : source[from++]! * 2 + 1;
    return (bits >> 8) & 1;
  };
  while (from < source.length) {
    if (bit()) {
      if (to >= size) return undefined;
      output[to++] = source[from++]!;
      continue;
    }
    let offset = 1;
    for (;;) {
      offset = offset * 2 + bit();
      if (bit() || from > source.length) break;
      offset = (offset - 1) * 2 + bit();
    }
    let isLong: number;
    if (offset === 2) {
      offset = lastOffset;
      isLong = bit();
    } else {
      const coded = (offset - 3) * 256 + source[from++]!;
      if (coded === 0xffffffff) return to === size ? output : undefined;
      isLong = ~coded & 1;
      offset = Math.floor(coded / 2) + 1;
      lastOffset = offset;
    }
    let length: number;
    if (isLong) length = 1 + bit();
    else if (bit()) length = 3 + bit();
    else {
      length = 1;
      do length = length * 2 + bit();
      while (!bit() && from <= source.length);
      length += 3;
    }
    length += offset > 0x500 ? 2 : 1;
    if (offset > to || to + length > size) return undefined;
    for (let copied = 0; copied < length; copied++, to++) output[to] = output[to - offset]!;
  }
  return to === size ? output : undefined;
}
