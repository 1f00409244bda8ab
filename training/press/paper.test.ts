import { describe, expect, it } from 'vitest';
import { fieldNames, shapeOf } from './captions/wording.ts';
import { drawPaper } from './paper.ts';
import { shares } from './shares.ts';

const seeds = Array.from({ length: 60 }, (_, index) => 4_000 + index);

describe('a paper', () => {
  it('is the same whenever it is drawn from the same seed', () => {
    expect(drawPaper(17, shares.train!)).toEqual(drawPaper(17, shares.train!));
    expect(drawPaper(17, shares.train!).html).not.toBe(drawPaper(18, shares.train!).html);
  });

  it.each(Object.entries(shares))(
    'of the share %s can be drawn from any seed, and knows what each marked piece is',
    (_, share) => {
      for (const seed of seeds) {
        const { html, spans } = drawPaper(seed, share);
        const marked = [...html.matchAll(/<i s="(\d+)">/g)].map(([, id]) => Number(id));
        expect(marked.length).toBeGreaterThan(0);
        for (const id of marked) expect(spans[id]).toBeDefined();
      }
    },
  );

  it('names a caption span as the caption of a value, of the same field where both have one', () => {
    for (const seed of seeds) {
      const { spans } = drawPaper(seed, shares.train!);
      for (const { role, caption } of spans) {
        if (caption === null) continue;
        expect(role).toBe('value');
        expect(spans[caption]!.role).toBe('caption');
      }
    }
  });

  it('never shows a layout to learn from that is kept for validation', () => {
    const frames = new Set(seeds.map((seed) => drawPaper(seed, shares.train!).frame));
    expect(frames).not.toContain('certificate');
  });
});

describe('fields', () => {
  it('all have looks', () => {
    for (const name of fieldNames) expect(shapeOf(name)).toMatch(/^[a-z_]+$/);
  });
});
