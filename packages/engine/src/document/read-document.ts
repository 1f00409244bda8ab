// Result of reading a file: pages with placed words and lines, form values, machine-readable content, and the parts
// that could not be read.
import type { Box } from './box.ts';
import type { MachineReading } from './machine-reading.ts';

export type { Box };

/** `text`: text layer of a PDF or a plain text file; `ocr`: recognised in the picture; `form`: text layer plus AcroForm values. */
export type PageSource = 'text' | 'ocr' | 'form';

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** 0–1; 1 for text layers. */
  readonly confidence: number;
}

/** Words on one base line that belong together (a wide gap, as between columns, ends a line). */
export interface Line {
  readonly text: string;
  readonly box: Box;
  readonly words: readonly Word[];
  readonly confidence: number;
}

/** An AcroForm field or a box recognised in the picture. A checkbox has `checked`, all others `value`. */
export interface FormField {
  /** Fully qualified AcroForm name, or '' when recognised in the picture. */
  readonly name: string;
  /** Tooltip (`/TU`) or the printed label beside it, when known. */
  readonly label: string;
  readonly kind: 'text' | 'checkbox' | 'radio' | 'choice' | 'signature';
  readonly value: string;
  readonly checked?: boolean;
  /** Export value of a checkbox or radio button: what ticking it means. */
  readonly option?: string;
  readonly box: Box;
}

export interface Page {
  /** 1-based. */
  readonly number: number;
  /** In points (PDF), pixels (pictures), or 0 (plain text). */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise that were applied so that the page stands upright: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Radians clockwise by which a photographed page lies askew beyond what its quarter turns mend. Absent: hardly any. */
  readonly tilt?: number;
  readonly source: PageSource;
  /** Reading order, one line a row. */
  readonly text: string;
  /** Reading order. Plain text has lines whose boxes are `[0, from, 1, to]` with from/to as share of all characters. */
  readonly lines: readonly Line[];
  readonly fields: readonly FormField[];
}

/** Everything that can be wrong with a file; the sentence a person sees stands in the contract (`problemMessages`). */
export type ReadProblemCode =
  | 'empty_file'
  | 'unsupported_type'
  | 'type_mismatch'
  | 'encrypted_pdf'
  | 'corrupt_file'
  | 'no_pages'
  | 'too_many_pages'
  | 'too_large_image'
  | 'no_text_found'
  | 'page_unreadable'
  | 'page_shortened'
  | 'embedded_unreadable'
  | 'not_text'
  | 'processing_timeout'
  | 'out_of_memory';

export interface ReadProblem {
  readonly code: ReadProblemCode;
  /** The page that suffers, absent when it is the whole file. */
  readonly page?: number;
}

export type MediaType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/plain';

/**
 * A file as read. A document with problems is never called a success: `pages` holds what could be read all the same, and is empty when
 * nothing could.
 */
export interface ReadDocument {
  readonly mediaType: MediaType;
  /** SHA-256 of the bytes, lower-case hex. */
  readonly sha256: string;
  readonly pages: readonly Page[];
  readonly problems: readonly ReadProblem[];
  /** Machine-readable content: codes on its pages, data inside the file. Absent: none. */
  readonly machineReadings?: readonly MachineReading[];
}
