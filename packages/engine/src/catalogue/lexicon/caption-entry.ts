// Entry of one kind of caption: the fact it asks for, the shape of the value, and its wordings.
import type { DocumentType } from '@oneform/contract';
import type { Shape } from '#values/shape.ts';

export interface CaptionEntry {
  /** Fact name of the vocabulary; several joined by `+` for a caption that asks for all of them at once. */
  readonly name: string;
  readonly shape: Shape;
  /** In any language; case, accents, spaces and punctuation do not matter. */
  readonly wordings: readonly string[];
  /** The entry holds on these documents alone. */
  readonly only?: readonly DocumentType[];
  /** The entry does not hold on these documents. */
  readonly not?: readonly DocumentType[];
  /** Words with other meanings too: yield to any other entry found in the same bilingual caption. */
  readonly weak?: true;
}
