// Chance that can be repeated: the same seed invents the same pages.

export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole, both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  digits(count: number): string;
}

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    shuffle: (items) => {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index--) {
        const other = int(0, index);
        [result[index], result[other]] = [result[other]!, result[index]!];
      }
      return result;
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}
