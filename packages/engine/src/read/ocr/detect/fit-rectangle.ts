// The smallest turned rectangle around a cloud of points, by rotating calipers on the convex hull.

import type { Point, Rectangle } from '../rectangle.ts';

function cross(origin: Point, a: Point, b: Point): number {
  return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
}

/** Andrew's monotone chain; expects points sorted by y, then x. */
function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && cross(hull[hull.length - 2]!, hull[hull.length - 1]!, point) <= 0) hull.pop();
    hull.push(point);
  }
  hull.pop();
  return hull;
}

export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

/** The side that is nearer to level becomes the width, so `angle` lies in (−45°, 45°]. */
export function fitRectangle(points: readonly Point[]): Rectangle {
  const hull = convexHull(points);
  let best: Rectangle | undefined;
  let bestArea = Infinity;
  for (let i = 0; i < hull.length; i++) {
    const from = hull[i]!;
    const to = hull[(i + 1) % hull.length]!;
    let angle = Math.atan2(to.y - from.y, to.x - from.x) % (Math.PI / 2);
    if (angle > Math.PI / 4) angle -= Math.PI / 2;
    if (angle <= -Math.PI / 4) angle += Math.PI / 2;
    const rectangle = boundAt(hull, angle);
    const area = rectangle.width * rectangle.height;
    if (area < bestArea) [best, bestArea] = [rectangle, area];
  }
  return best ?? boundAt(hull, 0);
}

/** The rectangle of a given angle around the points. */
function boundAt(points: readonly Point[], angle: number): Rectangle {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    const along = x * cos + y * sin;
    const down = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, down);
    bottom = Math.max(bottom, down);
  }
  const along = (left + right) / 2;
  const down = (top + bottom) / 2;
  return {
    centre: { x: along * cos - down * sin, y: along * sin + down * cos },
    width: right - left,
    height: bottom - top,
    angle,
  };
}
