// One caption and its value, and lists of them, for frames that place each of them by hand.

import type { Composer, Entry } from '../composer.ts';
import { inCase } from '../look.ts';

/** Amounts as tables print them: without their currency. */
export const bareAmount = (text: string): string => text.replace(/[^\d.,' -]/g, '').trim() || text;

/** An entry of a wording that is no field's, or of a field that is worded by hand. */
export const worded = (composer: Composer, caption: string, value: string, field: string | null = null): Entry => ({
  caption: inCase(caption, composer.look.captionCase === 'upper' ? 'upper' : 'sentence'),
  value,
  field,
});

export type PairShape = 'beside' | 'colon' | 'above' | 'below' | 'ends' | 'after';

/** Caption and value beside each other at a fixed width, in a line, one above the other, at both ends of the line, or the value first. */
export function pair(composer: Composer, entry: Entry, shape: PairShape, width = 42): string {
  const { id, html } = composer.caption(entry);
  const value = composer.value(entry, id);
  switch (shape) {
    case 'beside':
      return `<div style="display:flex;gap:6px"><div style="width:${width}%;flex:none">${html}</div><div style="min-width:0">${value}</div></div>`;
    case 'colon':
      return `<div>${html} ${value}</div>`;
    case 'above':
      return `<div style="margin-bottom:3px"><div style="line-height:1.05">${html}</div><div style="min-height:1.1em">${value}</div></div>`;
    case 'below':
      return `<div style="margin-bottom:4px"><div style="min-height:1.1em">${value}</div><div style="line-height:1.05;border-top:1px solid #333">${html}</div></div>`;
    case 'ends':
      return `<div class="sp" style="gap:10px"><span>${html}</span><span style="text-align:right">${value}</span></div>`;
    case 'after':
      return `<div>${value} ${html}</div>`;
  }
}

export function pairs(composer: Composer, entries: readonly Entry[], shape?: PairShape): string {
  const chosen = shape ?? composer.random.pick(['beside', 'beside', 'colon', 'above', 'ends'] as const);
  const width = composer.random.int(30, 55);
  return entries.map((entry) => pair(composer, entry, chosen, width)).join('');
}

/** Two or more parts side by side. */
export const sideBySide = (parts: readonly string[], gap = 24, grow: readonly number[] = []): string =>
  `<div style="display:flex;gap:${gap}px">${parts.map((part, index) => `<div style="flex:${grow[index] ?? 1};min-width:0;overflow-wrap:break-word">${part}</div>`).join('')}</div>`;
