// Tells a misreading from another word.

/** Words of five letters and more that differ by one letter replaced, lost or added. */
export function isNearlyEqual(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
