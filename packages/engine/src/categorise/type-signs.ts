// What a type of document is told by: wordings that stand as its title, wordings hardly found elsewhere, and usual ones.
import type { DocumentType } from '@oneform/contract';

/** Wordings are parted by `|`, in any language; case, accents and punctuation do not matter. */
export interface TypeSigns {
  readonly type: DocumentType;
  readonly title: string;
  readonly strong: string;
  readonly usual: string;
  /** Wordings that speak against it. */
  readonly against?: string;
}
