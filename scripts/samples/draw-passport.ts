// The data page of a passport that no state issues: a specimen, drawn plainly.
import { rgb } from '@cantoo/pdf-lib';
import { passportLines } from './mrz.ts';
import { person } from './person.ts';
import { newSheet } from './sheet.ts';

const LABEL = rgb(0.35, 0.35, 0.45);
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const printed = (iso: string) => `${iso.slice(8)} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

/** In points: 125 × 88 mm, twice as large. */
const WIDTH = 708;
const HEIGHT = 498;

export async function drawPassport(): Promise<Uint8Array> {
  const sheet = await newSheet(WIDTH, HEIGHT);
  sheet.box(0, 0, WIDTH, HEIGHT, { fill: rgb(0.95, 0.96, 0.94) });
  sheet.text(32, 44, 'PASSPORT', { size: 20, bold: true });
  sheet.text(0, 44, 'SPECIMEN', { size: 16, bold: true, color: rgb(0.72, 0.2, 0.2), right: WIDTH - 32 });
  sheet.line(32, 58, WIDTH - 32);
  drawPortrait(sheet);
  const field = (x: number, y: number, label: string, value: string) => {
    sheet.text(x, y, label, { size: 10, color: LABEL });
    sheet.text(x, y + 18, value, { size: 15, bold: true });
  };
  field(220, 84, 'Type', 'P');
  field(320, 84, 'Issuing country', person.country);
  field(500, 84, 'Passport No.', person.passport);
  field(220, 132, 'Surname', person.surname);
  field(220, 180, 'Given names', person.givenNames);
  field(220, 228, 'Nationality', person.nationality);
  field(220, 276, 'Date of birth', printed(person.birth));
  field(420, 276, 'Sex', person.sex);
  field(500, 276, 'Place of birth', person.birthPlace);
  field(220, 324, 'Date of issue', printed(person.issued));
  field(420, 324, 'Issuing authority', person.authority);
  field(220, 372, 'Date of expiry', printed(person.expires));
  passportLines(person).forEach((line, index) => {
    sheet.text(32, 440 + index * 30, line, { size: 24.2, mono: true });
  });
  return sheet.bytes();
}

/** A face of plain shapes. */
function drawPortrait(sheet: Awaited<ReturnType<typeof newSheet>>): void {
  sheet.box(32, 76, 164, 212, { fill: rgb(0.84, 0.87, 0.88), border: rgb(0.6, 0.63, 0.65) });
  sheet.box(82, 116, 64, 78, { fill: rgb(0.62, 0.66, 0.69) });
  sheet.box(58, 206, 112, 82, { fill: rgb(0.62, 0.66, 0.69) });
}
