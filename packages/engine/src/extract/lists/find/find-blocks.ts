// Lines set under each other as one block: addresses, letterheads, paragraphs.
import type { Segment, Sheet } from './lay-out.ts';

export interface Block {
  readonly sheet: Sheet;
  readonly lines: readonly Segment[];
}

/** Between two lines of a block, in heights of the higher one; and how much higher it may be. */
const maxGap = 0.95;
const maxHeightRatio = 1.75;

/** Every segment belongs to one block; blocks in reading order. */
export function findBlocks(sheet: Sheet): Block[] {
  const ordered = [...sheet.segments].sort((a, b) => a.top - b.top || a.left - b.left);
  const followed = new Map<Segment, Segment>();
  const taken = new Set<Segment>();
  for (const [at, upper] of ordered.entries()) {
    const reach = upper.bottom + maxGap * maxHeightRatio * upper.height;
    let below: Segment | undefined;
    for (let next = at + 1; next < ordered.length && ordered[next]!.top <= reach; next++) {
      const lower = ordered[next]!;
      if (taken.has(lower) || !follows(upper, lower)) continue;
      if (!below || misfit(upper, lower) < misfit(upper, below)) below = lower;
    }
    if (!below) continue;
    followed.set(upper, below);
    taken.add(below);
  }
  return ordered
    .filter((segment) => !taken.has(segment))
    .map((first) => {
      const lines = [first];
      for (let next = followed.get(first); next; next = followed.get(next)) lines.push(next);
      return { sheet, lines };
    });
}

/** The next line of the same block: close under it, as high, and lined up left, right or in the middle. */
export function follows(upper: Segment, lower: Segment): boolean {
  const height = Math.max(upper.height, lower.height);
  const gap = lower.top - upper.bottom;
  if (gap < -height * 0.45 || gap > height * maxGap || lower.top <= upper.top + height * 0.3) return false;
  if (height / Math.min(upper.height, lower.height) > maxHeightRatio) return false;
  return misfit(upper, lower) < height * 1.3;
}

function misfit(upper: Segment, lower: Segment): number {
  const left = Math.abs(upper.left - lower.left);
  const right = Math.abs(upper.right - lower.right);
  const centre = Math.abs(upper.left + upper.right - lower.left - lower.right) / 2;
  return (
    Math.min(left, Math.max(right, 0.004) * 1.5, Math.max(centre, 0.004) * 1.5) +
    Math.max(0, lower.top - upper.bottom) * 0.2
  );
}
