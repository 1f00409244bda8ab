// A form with two questions to be answered by yes or no and one choice among three, for tests to tick.
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';

/** Of a box, in points. */
export const boxSide = 11;

interface Boxes {
  /** Draws an empty box from its lower left corner. */
  readonly box: (x: number, y: number) => void;
  /** The same for a choice, beside whose box its words begin 22 points further right and 2 higher. */
  readonly choice: (x: number, y: number) => void;
}

export function drawPermitForm(page: PDFPage, font: PDFFont, { box, choice }: Boxes): void {
  const print = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10, font });
  print('Application for a parking permit', 60, 760);
  print('Are you a resident of the town?', 60, 700);
  print('Do you own the car?', 60, 670);
  for (const y of [698, 668]) {
    box(300, y);
    print('Yes', 322, y + 2);
    box(360, y);
    print('No', 382, y + 2);
  }
  for (const [row, words] of ['Permit for one day', 'Permit for a month', 'Permit for a year'].entries()) {
    choice(60, 620 - row * 24);
    print(words, 82, 622 - row * 24);
  }
}
