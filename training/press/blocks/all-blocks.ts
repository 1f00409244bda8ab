// Every way to set captions and values, and which of them a share of the press may draw.
import type { Composer, Entry, Share } from '../composer.ts';
import type { Random } from '../random.ts';
import type { Block } from './block.ts';
import { denseBlocks } from './dense.ts';
import { lineBlocks } from './lines.ts';
import { stackBlocks } from './stacks.ts';
import { tableBlocks } from './tables.ts';

const all: readonly Block[] = [...lineBlocks, ...stackBlocks, ...tableBlocks, ...denseBlocks];

export function pickBlock(random: Random, share: Share): Block {
  const held = share.layouts === 'held-out' && random.chance(0.7);
  const allowed = share.layouts === 'all' ? all : all.filter((block) => (block.heldOut ?? false) === held);
  return random.weighted(allowed.map((block) => [block, block.weight ?? 1] as const));
}

/** The same way for a whole section, so that a paper looks like one paper. */
export function drawEntries(
  composer: Composer,
  entries: readonly Entry[],
  block = pickBlock(composer.random, composer.share),
): string {
  return entries.length === 0 ? '' : `<div class="b">${block.draw(composer, entries)}</div>`;
}
