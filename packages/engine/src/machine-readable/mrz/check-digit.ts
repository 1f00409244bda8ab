// Check digits of machine readable zones (ICAO 9303 part 3, section 4.9).

/** Weighted sum modulo 10: digits count as themselves, letters from 10 on, fillers nothing. */
function computeCheckDigit(text: string): number {
  const weights = [7, 3, 1];
  let sum = 0;
  for (const [i, character] of [...text].entries()) {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    sum += (Number.isNaN(value) ? 0 : value) * (weights[i % 3] ?? 0);
  }
  return sum % 10;
}

/** An empty optional field may carry a filler instead of 0. */
export function hasCheckDigit(text: string, digit: string): boolean {
  if (digit === '<') return /^<*$/.test(text);
  return /^\d$/.test(digit) && computeCheckDigit(text) === Number(digit);
}
