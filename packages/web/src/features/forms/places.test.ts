import { expect, test } from 'vitest';
import { nudge, shift } from './places.ts';

test('a box is moved by points, and stays on its page', () => {
  const moved = nudge([0.5, 0.5, 0.6, 0.55], 'ArrowUp', { width: 600, height: 300 });
  expect(moved.map((edge) => edge.toFixed(2))).toEqual(['0.50', '0.49', '0.60', '0.54']);
  expect(shift([0.25, 0.5, 0.5, 0.75], 2, -3)).toEqual([0.75, 0, 1, 0.25]);
});
