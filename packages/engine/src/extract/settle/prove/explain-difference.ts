// Whether some of the amounts on a paper make up a difference.

/** More sums than this come out by chance: nothing is said against the difference then. */
const maxSums = 20_000;

/** `difference` and `amounts` in cents, none negative. Amounts may be added or, as a refund among deductions, taken away once. */
export function isExplained(difference: number, amounts: readonly number[]): boolean {
  const sums = new Set([0]);
  for (const amount of amounts) {
    for (const sum of [...sums]) sums.add(sum + amount);
    if (sums.has(difference)) return true;
    if (sums.size > maxSums) return true;
  }
  return amounts.some((amount) => sums.has(difference + amount));
}
