// The network marks the core of each line of text; this grows the core back to the whole line (Liao et al., DB, 2019).

import { corners, type Rectangle } from '../rectangle.ts';
import type { Component } from './find-components.ts';
import { fitRectangle } from './fit-rectangle.ts';

const leastScore = 0.55;
const leastCore = 2;
/** How far the core was shrunk in training, as a share of area over outline length. */
const growth = 1.5;

/** In pixels of the picture, which is `scaleX` × `scaleY` as large as the map; undefined when it is too faint or small. */
export function componentToRegion(
  component: Component,
  scaleX: number,
  scaleY: number,
): { place: Rectangle; score: number } | undefined {
  if (component.mean < leastScore || component.cells < 6) return undefined;
  const core = fitRectangle(component.outline);
  if (Math.min(core.width, core.height) < leastCore) return undefined;
  const margin = ((core.width * core.height) / (2 * (core.width + core.height))) * growth;
  const grown = { ...core, width: core.width + 2 * margin, height: core.height + 2 * margin };
  const place = fitRectangle(corners(grown).map(({ x, y }) => ({ x: x * scaleX, y: y * scaleY })));
  return { place, score: component.mean };
}
