// What a document type's extractor gets and gives; one file a type implements it.
import type { DocumentType } from '@oneform/contract';
import type { AdditionalField, Fact, Person } from '#document/facts.ts';
import type { Box, FormField, Line, Page } from '#document/read-document.ts';
import type { Locale } from '#values/read-shape.ts';

/** A label and what stands beside, below or after it, found by geometry. */
export interface KeyValuePair {
  /** As printed, without trailing colon. */
  readonly label: string;
  /** Facts the wording names on this type of document, likeliest first; empty for a label that is not known. */
  readonly names: readonly string[];
  /** Lines parted by line breaks. */
  readonly value: string;
  readonly page: number;
  readonly labelBox: Box;
  readonly valueBox: Box;
  /** How the value was found: the same line, under the label, in a table cell, from a form field. */
  readonly relation: 'right' | 'below' | 'cell' | 'form';
  readonly confidence: number;
}

export interface ExtractContext extends Locale {
  /** The pages of this part alone; `Page.number` counts in the file. */
  readonly pages: readonly Page[];
  /** All lines of the part in reading order, with the page they stand on. */
  readonly lines: readonly (Line & { readonly page: number })[];
  readonly fields: readonly (FormField & { readonly page: number })[];
  readonly pairs: readonly KeyValuePair[];
  readonly type: DocumentType;
  /** ISO 4217, when something on the paper tells. */
  readonly currency?: string;
}

export interface Extraction {
  readonly facts: readonly Fact[];
  readonly people?: readonly Person[];
  readonly additionalFields?: readonly AdditionalField[];
}

/** Pure: the same context gives the same facts. */
export type Extractor = (context: ExtractContext) => Extraction;
