// When the tilt of a page is told: what a scanner leaves is lifted by the lines themselves.

/** Radians, about three degrees. */
const scanned = 0.05;
/** Beyond a sixth of a turn it is no page that lies askew. */
const most = 0.5;

export function tiltOf(radians: number): { readonly tilt?: number } {
  return Math.abs(radians) > scanned && Math.abs(radians) < most ? { tilt: radians } : {};
}
