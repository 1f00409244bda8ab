// A page of a printed form with lines, cells and a comb, and what somebody typed into them.
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

export interface Sheet {
  readonly print: (text: string, x: number, y: number, size?: number) => void;
  readonly type: (text: string, x: number, y: number) => void;
  readonly line: (x: number, y: number, to: number) => void;
  readonly box: (x: number, y: number, width: number, height: number) => void;
}

/** @param typewriter none: what is typed stands in the font of the print */
export async function makeSheet(
  typewriter: StandardFonts | undefined,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const typed = typewriter === undefined ? font : await document.embedFont(typewriter);
  const borderColor = rgb(0, 0, 0);
  draw({
    print: (text, x, y, size = 9) => page.drawText(text, { x, y, size, font }),
    type: (text, x, y) => page.drawText(text, { x, y, size: 10, font: typed }),
    line: (x, y, to) => page.drawLine({ start: { x, y }, end: { x: to, y }, thickness: 0.7, color: borderColor }),
    box: (x, y, width, height) => page.drawRectangle({ x, y, width, height, borderWidth: 0.7, borderColor }),
  });
  return document.save();
}

export function drawForm({ print, line, box }: Sheet): void {
  print('Application for a parking permit', 60, 760, 14);
  print('Surname', 60, 700);
  line(110, 698, 300);
  print('Given names', 62, 665, 7);
  box(60, 645, 240, 29);
  print('Town', 302, 665, 7);
  box(300, 645, 200, 29);
  print('Card number', 60, 610);
  for (let cell = 0; cell < 8; cell++) box(140 + cell * 15, 604, 15, 17);
  line(60, 560, 250);
  print('Name of the keeper', 62, 550, 8);
  line(300, 560, 480);
  print('Make of the car', 302, 550, 8);
  print('Remarks', 60, 510);
  line(110, 508, 300);
}

export function fillIn({ type }: Sheet): void {
  type('Brandvold', 114, 700);
  type('Ida Marit', 64, 649);
  type('Drammen', 304, 649);
  for (const [cell, digit] of [...'40871265'].entries()) type(digit, 144 + cell * 15, 608);
  type('Tor Brandvold', 64, 562);
  type('Saab', 304, 562);
}
