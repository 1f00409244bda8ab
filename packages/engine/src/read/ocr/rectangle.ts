// Turned rectangles in pixel coordinates: where a piece of text stands in the picture.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `width` runs along the text, turned by `angle` radians (clockwise on screen, as y grows downwards). */
export interface Rectangle {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** The point at `along` pixels right and `down` pixels below the rectangle's own top left corner. */
export function pointWithin(rectangle: Rectangle, along: number, down: number): Point {
  const x = along - rectangle.width / 2;
  const y = down - rectangle.height / 2;
  const cos = Math.cos(rectangle.angle);
  const sin = Math.sin(rectangle.angle);
  return { x: rectangle.centre.x + x * cos - y * sin, y: rectangle.centre.y + x * sin + y * cos };
}

export function corners(rectangle: Rectangle): [Point, Point, Point, Point] {
  const { width, height } = rectangle;
  return [
    pointWithin(rectangle, 0, 0),
    pointWithin(rectangle, width, 0),
    pointWithin(rectangle, width, height),
    pointWithin(rectangle, 0, height),
  ];
}

/** A part of a rectangle, given in its own coordinates, as a rectangle of the picture. */
export function partOf(rectangle: Rectangle, left: number, top: number, right: number, bottom: number): Rectangle {
  return {
    centre: pointWithin(rectangle, (left + right) / 2, (top + bottom) / 2),
    width: right - left,
    height: bottom - top,
    angle: rectangle.angle,
  };
}

/** Smallest upright `[left, top, right, bottom]` around the points. */
export function boundsOf(points: readonly Point[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function turned(rectangle: Rectangle, angle: number): Rectangle {
  return { ...rectangle, angle: rectangle.angle + angle };
}
