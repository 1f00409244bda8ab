// A page of which is known what kind of paper it belongs to.
import type { DocumentType } from '@oneform/contract';
import type { Page } from '@oneform/engine/page-model';

export interface LabelledPage {
  readonly page: Page;
  /** Kinds that count as right; usually one. */
  readonly types: readonly DocumentType[];
  /** Pages of one issuer, one source or one invented family, which are kept out of fitting together when it is measured. */
  readonly family: string;
  readonly weight: number;
}
