// Chance that can be repeated: everything the press invents follows from one seed.

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed ^ 0x9e3779b9) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** Mulberry32: 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** Whole number, both ends included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** Each item with how often it is wanted. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items.at(-1)![0];
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    return shuffled;
  }

  /** Some of the items, in their order. */
  some<T>(items: readonly T[], least: number, most: number): T[] {
    const count = Math.min(items.length, this.int(least, most));
    const kept = new Set(this.shuffle(items.map((_, index) => index)).slice(0, count));
    return items.filter((_, index) => kept.has(index));
  }

  /** `9` becomes a digit, `A` a letter, `X` either; everything else stays. */
  pattern(pattern: string): string {
    return pattern.replace(/[9AX]/g, (sign) => {
      if (sign === '9') return String(this.int(0, 9));
      if (sign === 'A') return this.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']);
      return this.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']);
    });
  }
}
