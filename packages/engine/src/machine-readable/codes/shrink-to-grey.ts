// A small grey copy of a picture: the mean of whole squares of pixels, several times as quick as a general resampler.
import type { ColourPicture } from './cut-patch.ts';
import type { GreyPicture } from './zxing.ts';

export interface SmallCopy extends GreyPicture {
  /** Pixels of the picture for one of the copy, both ways. */
  readonly factor: number;
}

/** About `longestSide` long, or as large as the picture where that is smaller. */
export function shrinkToGrey({ data, width, height }: ColourPicture, longestSide: number): SmallCopy {
  const factor = Math.max(1, Math.round(Math.max(width, height) / longestSide));
  const [columns, rows] = [Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor))];
  const copy = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  const weight = 4 * factor * factor;
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * factor; y < Math.min(height, (row + 1) * factor); y++) {
      let at = y * width * 3;
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let x = 0; x < factor; x++, at += 3) sum += data[at]! + 2 * data[at + 1]! + data[at + 2]!;
        sums[column]! += sum;
      }
    }
    for (let column = 0; column < columns; column++) copy[row * columns + column] = sums[column]! / weight;
  }
  return { data: copy, width: columns, height: rows, factor };
}

/** The copy once more, smaller by a whole factor. */
export function shrinkFurther({ data, width, height, factor }: SmallCopy, by: number): SmallCopy {
  const [columns, rows] = [Math.floor(width / by), Math.floor(height / by)];
  const copy = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let y = row * by; y < (row + 1) * by; y++)
        for (let x = column * by; x < (column + 1) * by; x++) sum += data[y * width + x]!;
      copy[row * columns + column] = sum / (by * by);
    }
  }
  return { data: copy, width: columns, height: rows, factor: factor * by };
}
