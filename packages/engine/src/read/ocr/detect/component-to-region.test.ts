import { describe, expect, it } from 'vitest';
import { bendAt } from '../rectangle.ts';
import { componentToRegion } from './component-to-region.ts';
import { findComponents } from './find-components.ts';

const width = 200;
const height = 60;

function paint(isText: (x: number, y: number) => boolean, probability = 0.9): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) =>
    isText(at % width, Math.floor(at / width)) ? probability : 0.05,
  );
}

describe('regions of a probability map', () => {
  it('takes two separate cores as two regions, each grown beyond its core', () => {
    const map = paint((x, y) => (x >= 20 && x < 80 && y >= 20 && y < 28) || (x >= 120 && x < 180 && y >= 20 && y < 28));
    const regions = findComponents(map, width, height, 0.3).map(componentToRegion);
    expect(regions).toHaveLength(2);
    const place = regions[0]!.place;
    expect(place.centre).toEqual({ x: 50, y: 24 });
    expect(place.height).toBeGreaterThan(14);
    expect(place.height).toBeLessThan(22);
  });

  it('joins cells that touch by a corner', () => {
    const map = paint((x, y) => (x >= 20 && x < 60 && y >= 20 && y < 30) || (x >= 60 && x < 90 && y >= 30 && y < 40));
    expect(findComponents(map, width, height, 0.3)).toHaveLength(1);
  });

  it('drops what is faint', () => {
    const map = paint((x, y) => x >= 20 && x < 80 && y >= 20 && y < 28, 0.4);
    expect(findComponents(map, width, height, 0.3).map(componentToRegion)).toEqual([undefined]);
  });

  it('follows a line that runs in an arc', () => {
    const arc = (x: number) => 20 + 18 * Math.sin((x / width) * Math.PI);
    const map = paint((x, y) => x >= 5 && x < 195 && Math.abs(y - arc(x)) < 5);
    const [region] = findComponents(map, width, height, 0.3).map(componentToRegion);
    const { place } = region!;
    expect(place.height).toBeLessThan(30);
    expect(bendAt(place, place.width / 2) - bendAt(place, 0)).toBeGreaterThan(10);
  });
});
