// Check digits of the identifiers that carry them; all take the bare characters, capitals, no separators.

/** Payment cards, IMEI and many member numbers (ISO/IEC 7812 annex B). */
export function hasLuhnDigit(digits: string): boolean {
  if (!/^\d{8,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Vehicle identification number (49 CFR 565.15); the digit is the rule in North America only. */
export function hasVinDigit(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + (values.indexOf(vin.charAt(index)) % 10) * weight, 0);
  return vin.charAt(8) === '0123456789X'.charAt(sum % 11);
}

/** ABA routing number: weights 3, 7, 1, and a first pair the Federal Reserve has given out. */
export function hasRoutingDigit(digits: string): boolean {
  if (!/^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(digits)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % 10 === 0;
}
