// Input and output of the recogniser, and types that all its steps share.

import type { FormField, Line } from '#document/read-document.ts';

/** 8-bit RGB, row-major, three bytes a pixel. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface RecognisedPicture {
  /** Clockwise turn that makes the picture upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Radians clockwise by which the lines of the upright picture fall. */
  readonly tilt: number;
  /** Reading order, boxes relative 0–1 to the upright picture; a wide gap, as between columns, ends a line. */
  readonly lines: Line[];
  /** Recognised tick boxes with their state. */
  readonly fields: FormField[];
  /** Of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Clockwise quarter turns, in degrees. */
export type Rotation = RecognisedPicture['rotation'];

/** Brightness of each pixel. */
export function toGrey({ data, width, height }: Picture): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i++, at += 3) {
    grey[i] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  }
  return grey;
}
