// The protobuf wire format, as far as ONNX files need it: messages as lists of numbered fields, re-encoded as they came.

/** Wire types of https://protobuf.dev/programming-guides/encoding: 0 varint, 1 eight bytes, 2 length-delimited, 5 four bytes. */
export type WireType = 0 | 1 | 2 | 5;

export interface Field {
  readonly number: number;
  readonly wire: WireType;
  /** The payload: for a varint its own bytes, for a length-delimited field what follows the length. */
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function decodeMessage(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = readVarint(bytes, at);
    const wire = (tag.value & 7) as WireType;
    const number = tag.value >>> 3;
    const { start, end } = payload(bytes, tag.end, wire);
    fields.push({ number, wire, bytes: bytes.subarray(start, end) });
    at = end;
  }
  return fields;
}

function payload(bytes: Uint8Array, at: number, wire: WireType): { start: number; end: number } {
  if (wire === 0) return { start: at, end: readVarint(bytes, at).end };
  if (wire === 1) return { start: at, end: at + 8 };
  if (wire === 5) return { start: at, end: at + 4 };
  if (wire !== 2) throw new Error(`Wire type ${wire} is not used by ONNX`);
  const length = readVarint(bytes, at);
  return { start: length.end, end: length.end + length.value };
}

/** Numbers up to 2^53; longer (negative) ones lose their high bits. */
export function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  let factor = 1;
  for (let end = at; end < bytes.length; end++, factor *= 128) {
    const byte = bytes[end]!;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: end + 1 };
  }
  throw new Error('A number runs past the end of the file');
}

export function encodeMessage(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(({ number, wire, bytes }) => {
    const tag = varint(number * 8 + wire);
    return wire === 2 ? [tag, varint(bytes.length), bytes] : [tag, bytes];
  });
  return Buffer.concat(parts);
}

export function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return Uint8Array.from([...bytes, value]);
}

export function textField(number: number, text: string): Field {
  return { number, wire: 2, bytes: encoder.encode(text) };
}

export function textOf(field: Field): string {
  return decoder.decode(field.bytes);
}

export function textsOf(fields: readonly Field[], number: number): string[] {
  return fields.filter((field) => field.number === number).map(textOf);
}
