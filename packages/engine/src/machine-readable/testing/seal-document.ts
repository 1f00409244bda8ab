// Writes visible digital seals (ICAO 9303 part 13, version 4) for tests; the signature is made of zeros.

const alphabet = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Seal {
  readonly reference: string;
  /** MMDDYYYY. */
  readonly issued: string;
  readonly messages: readonly (readonly [tag: number, text: string])[];
}

export function sealDocument({ reference, issued, messages }: Seal): Buffer {
  const date = Buffer.alloc(3);
  date.writeUIntBE(Number(issued), 0, 3);
  const body = messages.flatMap(([tag, text]) => {
    const value = encodeC40(text);
    return [tag, value.length, ...value];
  });
  return Buffer.from([
    ...[0xdc, 0x03],
    ...encodeC40('D  '),
    ...encodeC40('DETS05'),
    ...encodeC40('32D4E '),
    ...date,
    ...date,
    ...Buffer.from(reference, 'hex'),
    ...body,
    ...[0xff, 64],
    ...Buffer.alloc(64),
  ]);
}

/** `<` of machine readable zones is written as a blank. */
function encodeC40(text: string): number[] {
  const indexOf = (character: string) => alphabet.indexOf(character === '<' ? ' ' : character) + 3;
  return (text.match(/.{1,3}/gs) ?? []).flatMap((three) => {
    const [a, b, c] = three.padEnd(3, ' ');
    const value = 1600 * indexOf(a!) + 40 * indexOf(b!) + indexOf(c!) + 1;
    return [value >> 8, value & 0xff];
  });
}
