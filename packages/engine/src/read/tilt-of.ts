// When the tilt of a page is told: what a scanner leaves is lifted by the lines themselves.

/** Radians, about three degrees. */
const scanned = 0.05;
/** Radians, sixteen degrees: of what is turned further, writing across the page is as likely as the rows of one. */
const max = 0.28;

export function tiltOf(radians: number): { readonly tilt?: number } {
  return Math.abs(radians) > scanned && Math.abs(radians) < max ? { tilt: radians } : {};
}
