// A page laid out once, for everybody who asks what stands where on it.
import type { DocumentType } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import type { Caption } from './caption.ts';
import { findCaptions } from './find-captions.ts';
import { findSections, type Section } from './find-sections.ts';
import { gridOf, type PageGrid } from './page-grid.ts';
import { headsNothing, partyNamedBy } from './party-named-by.ts';

export interface AnalysedPage {
  readonly page: Page;
  /** The kind of paper that the captions are those of. */
  readonly type: DocumentType;
  readonly grid: PageGrid;
  /** By segment, in the order of its words. */
  readonly captions: readonly (readonly Caption[])[];
  /** Section of each segment, by segment. */
  readonly sections: readonly (Section | undefined)[];
}

/** Each part is computed when it is first asked for, so that a page that nobody looks at costs nothing. */
export function analysePage(
  page: Page,
  kind: { readonly type: DocumentType; readonly country?: string },
): AnalysedPage {
  let grid: PageGrid | undefined;
  let captions: Caption[][] | undefined;
  let sections: (Section | undefined)[] | undefined;
  return {
    page,
    type: kind.type,
    get grid() {
      grid ??= gridOf(page);
      return grid;
    },
    get captions() {
      captions ??= findCaptions(this.grid, kind.type, kind.country);
      return captions;
    },
    get sections() {
      const found = this.captions;
      sections ??= findSections(this.grid, {
        namedIn: ({ index }) => partyNamedBy(found[index]!),
        headsNothing: (segment) => headsNothing(segment, this.grid, found),
      });
      return sections;
    },
  };
}
