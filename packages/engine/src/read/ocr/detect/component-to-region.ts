// The network marks the core of each line of text; this grows the core back to the whole line (Liao et al., DB, 2019).

import type { Rectangle } from '../rectangle.ts';
import { type Component, outlineOf } from './find-components.ts';
import { fitRectangle } from './fit-rectangle.ts';
import { followBend } from './follow-bend.ts';

/** A place where text stands. */
export interface Region {
  readonly place: Rectangle;
  /** Mean probability of text, 0–1. */
  readonly score: number;
}

const minScore = 0.55;
const minCore = 2;
/** Shrinkage of the core in training, as a share of area over outline length. */
const growth = 1.5;

/** In cells of the map; undefined when it is too faint or small. */
export function componentToRegion(component: Component): Region | undefined {
  if (component.mean < minScore || component.cells < 6) return undefined;
  const core = followBend(component, fitRectangle(outlineOf(component)));
  if (Math.min(core.width, core.height) < minCore) return undefined;
  const margin = ((core.width * core.height) / (2 * (core.width + core.height))) * growth;
  const place = { ...core, width: core.width + 2 * margin, height: core.height + 2 * margin };
  return { place, score: component.mean };
}
