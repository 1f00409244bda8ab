// What is known about one kind of label: the fact it names, what its value looks like, and how it is worded.
import type { DocumentType } from '@oneform/contract';
import type { Shape } from '../shapes/shape.ts';

export interface LabelEntry {
  /** Fact name of the vocabulary. */
  readonly name: string;
  readonly shape: Shape;
  /** Wordings in any language, parted by `|`; case, accents, spaces and punctuation do not matter. */
  readonly phrases: string;
  /** The entry holds on these documents alone. */
  readonly only?: readonly DocumentType[];
  /** The entry does not hold on these documents. */
  readonly not?: readonly DocumentType[];
  /** A word with other meanings too: yields to any other entry found in the same bilingual label. */
  readonly weak?: true;
}
