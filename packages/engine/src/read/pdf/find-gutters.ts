// Finds the strips of white that run down a page between lines of writing.

/** In ems of the page: a narrower strip is a space between words that happen to stand above each other. */
const minWidth = 1;
/** A page with more open strips than this is noise, not columns. */
const maxOpen = 400;

/** A line along its writing, in points: `u` with it, `v` downwards from it. */
export interface Placed {
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly base: number;
  readonly em: number;
  readonly words: readonly unknown[];
}

export interface Gutter {
  readonly from: number;
  readonly to: number;
  readonly left: readonly Placed[];
  readonly right: readonly Placed[];
}

interface Strip {
  readonly from: number;
  readonly to: number;
  /** Index of the topmost line beside which the strip is open. */
  readonly first: number;
}

/** Every strip that is open beside a run of lines from top to bottom, with the lines on its two sides, none of which is empty. */
export function findGutters(lines: readonly Placed[]): Gutter[] {
  const sorted = lines.toSorted((a, b) => a.v0 - b.v0);
  const width = minWidth * middleEm(lines);
  const gutters: Gutter[] = [];
  const finish = (strip: Strip, end: number) => {
    const beside = sorted.slice(strip.first, end);
    const left = beside.filter((line) => line.u1 <= strip.from);
    const right = beside.filter((line) => line.u0 >= strip.to);
    if (left.length > 0 && right.length > 0) gutters.push({ from: strip.from, to: strip.to, left, right });
  };
  let open = new Map<string, Strip>();
  sorted.forEach((line, index) => {
    const next = new Map<string, Strip>();
    const keep = (strip: Strip) => {
      const key = `${strip.from}:${strip.to}`;
      if (strip.to - strip.from >= width && (next.get(key)?.first ?? index + 1) > strip.first) next.set(key, strip);
    };
    for (const strip of open.values()) {
      const isBeside = line.u1 <= strip.from || line.u0 >= strip.to;
      if (isBeside) keep(strip);
      else {
        finish(strip, index);
        keep({ ...strip, to: Math.min(strip.to, line.u0) });
        keep({ ...strip, from: Math.max(strip.from, line.u1) });
      }
    }
    keep({ from: Number.NEGATIVE_INFINITY, to: line.u0, first: index });
    keep({ from: line.u1, to: Number.POSITIVE_INFINITY, first: index });
    open = next.size > maxOpen ? new Map() : next;
  });
  for (const strip of open.values()) finish(strip, sorted.length);
  return gutters;
}

function middleEm(lines: readonly Placed[]): number {
  return lines.map((line) => line.em).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
}
