// What filling a form takes and yields; everything here crosses the border of the child process.
import type { CollectionData, FillProblemCode, FillReason, FillStatus, Section } from '@oneform/contract';
import type { Box } from '#document/read-document.ts';

/** What a person decided for one field of the form; `text` '' leaves it blank, for a box that can be ticked `Yes` and `No`. */
export interface FillChoice {
  /** Fully qualified AcroForm name. */
  readonly name: string;
  /** A field of the collection whose value is to stand there … */
  readonly path?: string;
  /** … or words of one's own. */
  readonly text?: string;
}

export interface FillValues {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  readonly choices?: readonly FillChoice[];
}

export interface FilledField {
  readonly name: string;
  /** The words that the form puts to it; the field's name where there are none. */
  readonly label: string;
  readonly kind: 'text' | 'checkbox' | 'radio' | 'choice' | 'signature';
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
  readonly status: FillStatus;
  /** What stands there; of an unsure field, what might. */
  readonly value: string;
  /** Where in the collection it comes from. */
  readonly path?: string;
  readonly reason?: FillReason;
  /** What can be chosen, as printed. */
  readonly options?: readonly string[];
}

export interface FilledForm {
  /** Of the file itself, or places of a page without fields, found by what is drawn on it. */
  readonly places: 'fields' | 'blanks';
  readonly fields: readonly FilledField[];
  /** Fields that hold something of ours, on the form or on its addendum. */
  readonly written: number;
  /** Those of them that were read back the same. */
  readonly verified: number;
  readonly bytes: Uint8Array;
}

export type FillResult = FilledForm | FillProblemCode;
