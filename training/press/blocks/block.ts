// A way to set captions and values: takes entries, gives HTML.
import type { Composer, Entry } from '../composer.ts';

export interface Block {
  readonly name: string;
  /** Kept out of training: shows how layouts fare that were never seen. */
  readonly heldOut?: boolean;
  readonly weight?: number;
  readonly draw: (composer: Composer, entries: readonly Entry[]) => string;
}

export const row = (content: string, style = ''): string =>
  `<div class="r"${style ? ` style="${style}"` : ''}>${content}</div>`;
export const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
