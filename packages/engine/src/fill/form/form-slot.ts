// One field of the form as a person sees it: where it stands, what it can hold, and the words around it.
import type { Box, FormField } from '#document/read-document.ts';

/** A place of a field on a page; a radio button or box that can be ticked has one for each choice. */
export interface Widget {
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
  /** Its on-state (`/Yes`), for boxes and radio buttons. */
  readonly option: string;
  readonly isChecked: boolean;
}

export interface SlotOption {
  /** Text for the file. */
  readonly state: string;
  /** Text for a person. */
  readonly label: string;
}

export interface FormSlot {
  /** Fully qualified AcroForm name. */
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly tooltip: string;
  readonly widgets: readonly Widget[];
  /** Present value. */
  readonly value: string;
  readonly maxLength?: number;
  readonly isComb: boolean;
  readonly isMultiline: boolean;
  readonly isReadOnly: boolean;
  /** Of a choice: whether other words than the options may stand there. */
  readonly isEditable: boolean;
  /** Of a choice, in the file's order. */
  readonly options: readonly SlotOption[];
  /** Found by what is drawn: its name says nothing, and its box may be lower than its cell. */
  readonly isFound?: boolean;
  /** The cell of the page in which it stands with the words that it is asked by. */
  readonly cell?: Box;
  /** Its caption is right under it, and the words left of it lead up to that. */
  readonly isCaptionedBelow?: boolean;
  /** Date format of the form's own script, as `mm/dd/yyyy`. */
  readonly dateFormat?: string;
}
