// Chooses the wordings and layouts that a share of the papers may use: to learn from while measuring, for validation,
// or to learn from in the end.
import type { Share } from './composer.ts';

export const shares: Record<string, Share> = {
  train: { wordings: 'train', layouts: 'train' },
  wordings: { wordings: 'held-out', layouts: 'train' },
  all: { wordings: 'all', layouts: 'all' },
  layouts: { wordings: 'train', layouts: 'held-out' },
};
