// C40, the packing of capitals and digits in digital seals (ICAO 9303 part 13, 2.3.1; ISO/IEC 16022): three characters in two bytes.

const alphabet = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Values 0 to 2 shift, which seals never do but for one character at the end. */
const firstCharacter = 3;
const singleByte = 0xfe;

/** `<` of machine readable zones is written as a blank. */
export function decodeC40(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first, second] = [bytes[at]!, bytes[at + 1]];
    if (first === singleByte) text += second ? String.fromCharCode(second - 1) : '';
    else if (second !== undefined) {
      const value = first * 256 + second - 1;
      for (const part of [Math.floor(value / 1600), Math.floor(value / 40) % 40, value % 40])
        text += alphabet[part - firstCharacter] ?? '';
    }
  }
  return text;
}
