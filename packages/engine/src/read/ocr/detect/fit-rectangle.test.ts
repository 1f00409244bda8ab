import { describe, expect, it } from 'vitest';
import { corners, type Rectangle } from '../rectangle.ts';
import { convexHull, fitRectangle } from './fit-rectangle.ts';

describe('fitRectangle', () => {
  it.each([-30, -2, 0, 5, 40])('finds a rectangle turned by %d degrees again', (degrees) => {
    const drawn: Rectangle = { centre: { x: 200, y: 100 }, width: 120, height: 14, angle: (degrees * Math.PI) / 180 };
    const found = fitRectangle(corners(drawn));
    expect(found.angle).toBeCloseTo(drawn.angle, 5);
    expect(found.width).toBeCloseTo(120, 5);
    expect(found.height).toBeCloseTo(14, 5);
    expect(found.centre.x).toBeCloseTo(200, 5);
  });

  it('leaves inner points out of the hull', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 4 },
      { x: 4, y: 4 },
    ];
    expect(convexHull(square)).toHaveLength(4);
  });
});
