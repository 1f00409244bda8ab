// Turned and bent rectangles in pixel coordinates: where a piece of text stands in the picture.

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
  /** Sag of the text below the straight axis, in pixels at points spread evenly from end to end. Absent: not bent. */
  readonly bend?: readonly number[];
}

/** The point at `along` pixels right and `down` pixels below the rectangle's own top left corner. */
export function pointWithin(rectangle: Rectangle, along: number, down: number): Point {
  const x = along - rectangle.width / 2;
  const y = down - rectangle.height / 2 + bendAt(rectangle, along);
  const cos = Math.cos(rectangle.angle);
  const sin = Math.sin(rectangle.angle);
  return { x: rectangle.centre.x + x * cos - y * sin, y: rectangle.centre.y + x * sin + y * cos };
}

export function bendAt({ bend, width }: Rectangle, along: number): number {
  if (!bend) return 0;
  const at = Math.min(Math.max((along / width) * (bend.length - 1), 0), bend.length - 1);
  const before = Math.floor(at);
  const after = Math.min(before + 1, bend.length - 1);
  return bend[before]! + (bend[after]! - bend[before]!) * (at - before);
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
  const { bend, ...straight } = rectangle;
  const part = {
    centre: pointWithin(straight, (left + right) / 2, (top + bottom) / 2),
    width: right - left,
    height: bottom - top,
    angle: rectangle.angle,
  };
  if (!bend) return part;
  return {
    ...part,
    bend: bend.map((_, knot) => bendAt(rectangle, left + ((right - left) * knot) / (bend.length - 1))),
  };
}

/** As much of the start of a line as `heights` times its height, or all of a shorter one. */
export function beginningOf(line: Rectangle, heights: number): Rectangle {
  const width = line.height * heights;
  return line.width <= width ? line : partOf(line, 0, 0, width, line.height);
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

/** The same place read upside down. */
export function overturned({ bend, ...rectangle }: Rectangle): Rectangle {
  const place = { ...rectangle, angle: rectangle.angle + Math.PI };
  return bend ? { ...place, bend: [...bend].reverse().map((sink) => -sink) } : place;
}

/** The same place read along its other side: by a quarter turn clockwise, downwards. */
export function readDownwards(rectangle: Rectangle): Rectangle {
  const { centre, width, height, angle } = rectangle;
  return { centre, width: height, height: width, angle: angle + Math.PI / 2 };
}
