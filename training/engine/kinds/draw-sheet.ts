// A sheet on which texts are set one under the other, as a page a reader would give.
import type { Box, Line, Page, Word } from '@oneform/engine/page-model';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Top of the next row, in points. */
  y: number;
  /** Sets a text at `x`; it does not move the row. */
  put(x: number, text: string, size: number): void;
  toPage(source: Page['source']): Page;
}

/** Letters are half as wide as high. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.5;

export function createSheet(width: number, height: number): Sheet {
  const lines: Line[] = [];
  return {
    width,
    height,
    y: height * 0.06,
    put(x, text, size) {
      if (text.trim() !== '' && this.y < height * 0.99)
        lines.push(setLine(x, this.y, text.trim(), size, width, height));
    },
    toPage: (source) => {
      const sorted = lines.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
      return {
        number: 1,
        width,
        height,
        rotation: 0,
        source,
        text: sorted.map((line) => line.text).join('\n'),
        lines: sorted,
        fields: [],
      };
    },
  };
}

function setLine(x: number, y: number, text: string, size: number, width: number, height: number): Line {
  const place = (left: number, right: number): Box => [
    left / width,
    (y - size * 0.75) / height,
    right / width,
    (y + size * 0.2) / height,
  ];
  const words = [...text.matchAll(/\S+/g)].map((match): Word => {
    const left = x + widthOf(text.slice(0, match.index), size);
    return { text: match[0], box: place(left, left + widthOf(match[0], size)), confidence: 1 };
  });
  return { text, box: place(x, x + widthOf(text, size)), words, confidence: 1 };
}
