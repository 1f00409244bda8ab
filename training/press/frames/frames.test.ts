import { describe, expect, it } from 'vitest';
import { drawFrame, frames, kindNames } from '../paper.ts';
import { Random } from '../random.ts';
import { shares } from '../shares.ts';

describe.each(frames.map(([frame]) => [frame.name, frame] as const))('the frame %s', (_, frame) => {
  it.each([...new Set(frame.kinds)])('draws %s, and marks what stands on it', (kind) => {
    expect(kindNames).toContain(kind);
    for (let seed = 1; seed <= 12; seed++) {
      const { html, spans } = drawFrame(frame, kind, new Random(seed), seed, shares.all!);
      const drawn = new Set([...html.matchAll(/<i s="(\d+)">/g)].map(([, id]) => Number(id)));
      expect(drawn.size).toBeGreaterThan(2);
      for (const id of drawn) expect(spans[id]).toBeDefined();
      // Missing or wrong words would be printed like this.
      expect(html).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('has facts of the subject among its values', () => {
    const told = Array.from({ length: 12 }, (_, seed) =>
      drawFrame(frame, frame.kinds[seed % frame.kinds.length]!, new Random(seed), seed, shares.all!),
    ).flatMap(({ spans }) => spans.filter(({ role, field, other }) => role === 'value' && field !== null && !other));
    if (frame.name !== 'plain') expect(told.length).toBeGreaterThan(20);
    else expect(told).toHaveLength(0);
  });
});
