// Input and output of filling a form; everything here crosses the border of the child process.
import type { CollectionData, FillNote, FillProblemCode, FillReason, FillStatus, Section } from '@oneform/contract';
import type { Box } from '#document/read-document.ts';
import type { FormMap } from './maps/form-map.ts';

/**
 * Decision of a person about one field of the form; `text` '' leaves it blank, for a box that can be ticked `Yes` and
 * `No`.
 */
export interface FillChoice {
  /** Fully qualified AcroForm name. */
  readonly name: string;
  /** A field of the collection whose value is to stand there … */
  readonly path?: string;
  /** … or words of one's own. */
  readonly text?: string;
  /** Of a blank that was found: where its value is to stand instead. */
  readonly box?: Box;
}

/** Earlier filling of a form's place. It holds no value. */
export interface SavedPlace {
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
  /** The form's own words for the place. */
  readonly asks: string;
  /** The field of the collection whose value stands there; null: nothing does. Absent: only moved. */
  readonly path?: string | null;
  /** New place of the value. */
  readonly movedTo?: Box;
}

export interface SavedForm {
  readonly id: string;
  readonly print: string;
  readonly places: readonly SavedPlace[];
}

export interface FillValues {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  readonly choices?: readonly FillChoice[];
  /** Forms that were filled before; the one with the print of this form, if any, says how its places are filled. */
  readonly savedForms?: readonly SavedForm[];
  /** Questions of the form's places; absent: the shipped map, null: no map. */
  readonly map?: FormMap | null;
}

export interface FilledField {
  readonly name: string;
  /** The words that the form puts to it; the field's name where there are none. */
  readonly label: string;
  readonly kind: 'text' | 'checkbox' | 'radio' | 'choice' | 'signature';
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
  /** Place of the field in the form, if the value was moved. */
  readonly foundAt?: Box;
  /** The form's own words for the field: the same for every collection. */
  readonly asks: string;
  readonly status: FillStatus;
  /** The written value; of an unsure field, the possible one. */
  readonly value: string;
  /** Path of the value in the collection. */
  readonly path?: string;
  readonly reason?: FillReason;
  /** Options as printed. */
  readonly options?: readonly string[];
}

/** A page of the finished file, in points as seen. */
export interface FilledPage {
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which it is turned to be read. */
  readonly rotation: number;
}

export interface FilledForm {
  /** Of the file itself, places of a page without fields, found by what is drawn on it, or the data of a form whose pages only its reader makes. */
  readonly places: 'fields' | 'blanks' | 'data';
  readonly fields: readonly FilledField[];
  /** Fields that were read back as they were to be written. */
  readonly asIntended: number;
  /** Those that a person has to look at. */
  readonly toCheck: number;
  readonly leftBlank: number;
  readonly notes: readonly FillNote[];
  /** The form's own, then those added. */
  readonly pages: readonly FilledPage[];
  /** Of what is printed on the form: alike for the same form as another file, a scan or a photo. */
  readonly print: string;
  /** The saved form by which this one was filled. */
  readonly savedForm?: string;
  readonly bytes: Uint8Array;
}

export type FillResult = FilledForm | FillProblemCode;
