// Where something stands on a page.

/** Page-relative box `[x0, y0, x1, y1]`, each 0–1, origin top left, of the page as a person sees it (rotation applied). */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
