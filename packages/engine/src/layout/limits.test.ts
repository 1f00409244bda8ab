import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import { getLimits, setLimits } from './limits.ts';
import { blockFrom, gridOf } from './page-grid.ts';

afterEach(() => setLimits(null));

it('holds lines together up to the fitted gap', () => {
  const grid = gridOf(
    drawPage([
      [40, 100, '48 Alder Street'],
      [40, 116, 'Portland, OR 97205'],
    ]),
  );
  const countLines = (lineGap: number): number => {
    setLimits({ ...getLimits(), lineGap });
    return blockFrom(grid, grid.segments[0]!, 5).length;
  };
  expect([countLines(2), countLines(0)]).toEqual([2, 1]);
});

/** Their numbers are named in `limits.ts` and written by `npm run fit:limits`. */
it('leaves no decimal to be typed in the rooms that match', () => {
  const rooms = ['.', ...['claims', 'propose', 'unnamed-fields', 'weigh'].map((room) => `../extract/${room}`)];
  const typed = rooms.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'segments.ts')
      .flatMap((file) =>
        readFileSync(join(import.meta.dirname, folder, file), 'utf8')
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|`[^`]*`|'[^'\n]*'|\/(?:\\.|[^/\n])+\/[a-z]*/gm, '')
          .split('\n')
          .filter((line) => /(?<![\w.])\d*\.\d+/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      ),
  );
  expect(typed).toEqual([]);
});
