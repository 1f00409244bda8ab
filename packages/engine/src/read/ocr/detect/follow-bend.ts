// The axis of a line of text that does not run straight, as on crumpled or curled paper.

import type { Rectangle } from '../rectangle.ts';
import type { Component } from './find-components.ts';

/** A straight core fills nearly all of its rectangle; below this share it is taken to be bent. */
const straightFill = 0.72;
const minLength = 5;

/** `core` slimmed to the thickness of the component and bent along its middle, or as it was when the text runs straight. */
export function followBend(component: Component, core: Rectangle): Rectangle {
  const thickness = component.cells / core.width;
  const isBent = component.cells / (core.width * core.height) < straightFill;
  if (!isBent || core.width < minLength * thickness) return core;
  const middles = middleLine(component, core);
  const knots = Math.max(3, Math.round(core.width / (thickness * 3)) + 1);
  const bend = Array.from({ length: knots }, (_, knot) => {
    const at = knot / (knots - 1);
    const near = middles.filter((point) => Math.abs(point.along / core.width - at) <= 0.75 / (knots - 1));
    return near.length ? near.reduce((sum, point) => sum + point.down, 0) / near.length : undefined;
  });
  const known = bend.filter((sink) => sink !== undefined);
  if (known.length < knots) return core;
  return { ...core, height: Math.min(core.height, thickness * 1.15), bend: smooth(known) };
}

/** Middle of each column of the component: along the core from its left end, and down from its axis. */
function middleLine({ runs }: Component, core: Rectangle): { along: number; down: number }[] {
  const columns = new Map<number, { top: number; bottom: number }>();
  for (const { row, from, to } of runs) {
    for (let x = from; x < to; x++) {
      const column = columns.get(x);
      if (!column) columns.set(x, { top: row, bottom: row + 1 });
      else column.bottom = row + 1;
    }
  }
  const cos = Math.cos(core.angle);
  const sin = Math.sin(core.angle);
  return [...columns].map(([column, { top, bottom }]) => {
    const x = column + 0.5 - core.centre.x;
    const y = (top + bottom) / 2 - core.centre.y;
    return { along: x * cos + y * sin + core.width / 2, down: y * cos - x * sin };
  });
}

function smooth(values: readonly number[]): number[] {
  return values.map((value, at) => (value * 2 + (values[at - 1] ?? value) + (values[at + 1] ?? value)) / 4);
}
