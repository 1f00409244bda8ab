// Input and output of a document type's extractor; one file a type implements it.
import type { DocumentType } from '@oneform/contract';
import type { AdditionalField, Fact, Person } from '#document/facts.ts';
import type { FormField, Line, Page } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import type { Locale } from '#values/read-shape.ts';

export interface ExtractContext extends Locale {
  /** The pages of this part alone; `Page.number` counts in the file. */
  readonly pages: readonly Page[];
  /** The same pages, laid out. */
  readonly analysed: readonly AnalysedPage[];
  /** All lines of the part in reading order, with the page they stand on. */
  readonly lines: readonly (Line & { readonly page: number })[];
  readonly fields: readonly (FormField & { readonly page: number })[];
  readonly type: DocumentType;
}

export interface Extraction {
  readonly facts: readonly Fact[];
  readonly people?: readonly Person[];
  readonly additionalFields?: readonly AdditionalField[];
}

/** Pure: the same context gives the same facts. */
export type Extractor = (context: ExtractContext) => Extraction;
