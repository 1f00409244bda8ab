// Position of something on a page.

/** Page-relative box `[x0, y0, x1, y1]`, each 0–1, origin top left, of the page as a person sees it (rotation applied). */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Whether the middle of `inner` lies in `outer`. */
export function isCentredIn(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2];
  return x >= outer[0] && x <= outer[2] && y >= outer[1] && y <= outer[3];
}

/** Smallest box around page-relative boxes. */
export function unionOfBoxes(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
