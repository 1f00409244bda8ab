// The even grid a typewritten row stands on, from where its characters were seen.

export interface Grid {
  /** Distance between neighbours and position of the cell numbered 0, in the unit of the positions. */
  readonly pitch: number;
  readonly origin: number;
  /** Amount by which the grid opens or closes from end to end, as in photographs taken at a slant. */
  readonly slant: number;
  /** 0–1: how well the positions stand on it. */
  readonly agreement: number;
}

/** A short row cannot tell a slant from a pitch. */
const minForSlant = 25;
const slants = [-0.05, -0.035, -0.02, -0.01, 0, 0.01, 0.02, 0.035, 0.05];

/**
 * The grid on which the positions line up best: their phases on it agree, however many characters between them went unseen. `width`
 * is that of the row.
 */
export function fitGrid(positions: readonly number[], width: number): Grid | undefined {
  const distances = positions.slice(1).map((position, index) => position - positions[index]!);
  const usual = distances.sort((a, b) => a - b)[distances.length >> 1];
  if (!usual || positions.length < 8) return undefined;
  let best = { agreement: -1, pitch: usual, phase: 0, slant: 0 };
  for (const slant of positions.length < minForSlant ? [0] : slants) {
    for (let pitch = usual * 0.88; pitch < usual * 1.12; pitch *= 1.002) {
      let [cos, sin] = [0, 0];
      for (const position of positions) {
        const turn = (2 * Math.PI * straighten(position, width, slant)) / pitch;
        cos += Math.cos(turn);
        sin += Math.sin(turn);
      }
      const agreement = Math.hypot(cos, sin) - Math.abs(slant) * 2;
      if (agreement > best.agreement) best = { agreement, pitch, phase: Math.atan2(sin, cos), slant };
    }
  }
  const { pitch, slant } = best;
  return { pitch, origin: (best.phase / (2 * Math.PI)) * pitch, slant, agreement: best.agreement / positions.length };
}

function straighten(position: number, width: number, slant: number): number {
  return position * (1 + slant * (position / width - 1) * 2);
}

export function cellAt({ pitch, origin, slant }: Grid, position: number, width: number): number {
  return Math.round((straighten(position, width, slant) - origin) / pitch);
}

/** Position of the middle of a cell. */
export function positionOf({ pitch, origin, slant }: Grid, cell: number, width: number): number {
  const straight = origin + cell * pitch;
  let position = straight;
  for (let turn = 0; turn < 8; turn++) position = straight / (1 + slant * (position / width - 1) * 2);
  return position;
}
