// Which wordings and layouts a share of the papers may use: to learn from, or for validation.
import type { Share } from './composer.ts';

export const shares: Record<string, Share> = {
  train: { wordings: 'train', layouts: 'train' },
  wordings: { wordings: 'held-out', layouts: 'train' },
  layouts: { wordings: 'train', layouts: 'held-out' },
};
