// A payslip with the current period and the year so far.
import { rgb } from '@cantoo/pdf-lib';
import { employer, money, pay, person } from './person.ts';
import { newSheet } from './sheet.ts';

const LETTER = [612, 792] as const;
const SOFT = rgb(0.4, 0.4, 0.44);
const SHADE = rgb(0.94, 0.94, 0.95);

export async function drawPayslip(): Promise<Uint8Array> {
  const sheet = await newSheet(...LETTER);
  sheet.text(48, 60, employer.name, { size: 15, bold: true });
  sheet.text(48, 76, employer.street);
  sheet.text(48, 90, employer.city);
  sheet.text(48, 104, employer.phone);
  sheet.text(0, 60, 'Earnings Statement', { size: 15, bold: true, right: 564 });

  const facts: [string, string][] = [
    ['Pay period start', pay.from],
    ['Pay period end', pay.to],
    ['Pay date', pay.paid],
  ];
  facts.forEach(([label, value], index) => {
    sheet.text(380, 84 + index * 15, `${label}:`, { color: SOFT });
    sheet.text(0, 84 + index * 15, value, { right: 564 });
  });
  sheet.line(48, 132, 564);

  sheet.text(48, 154, 'Employee', { color: SOFT });
  sheet.text(48, 170, person.fullName, { size: 12, bold: true });
  sheet.text(48, 185, person.street);
  sheet.text(48, 199, person.city);
  sheet.text(320, 154, 'Position', { color: SOFT });
  sheet.text(320, 170, employer.title);
  sheet.text(320, 190, 'SSN: XXX-XX-4821');

  const head = (y: number, title: string) => {
    sheet.box(48, y - 13, 516, 19, { fill: SHADE });
    sheet.text(54, y, title, { bold: true });
    sheet.text(0, y, 'Current', { bold: true, right: 460 });
    sheet.text(0, y, 'Year to date', { bold: true, right: 558 });
  };
  const row = (y: number, label: string, amount: number, bold = false) => {
    sheet.text(54, y, label, { bold });
    sheet.text(0, y, money(amount), { right: 460, bold });
    sheet.text(0, y, money(amount * pay.payments), { right: 558, bold });
  };
  head(236, 'Earnings');
  row(258, 'Regular Salary', pay.gross);
  row(276, 'Gross Pay', pay.gross, true);
  head(312, 'Deductions');
  pay.deductions.forEach(([label, amount], index) => {
    row(334 + index * 18, label, amount);
  });
  const taken = pay.deductions.reduce((sum, [, amount]) => sum + amount, 0);
  row(426, 'Total Deductions', taken, true);
  sheet.line(48, 442, 564);
  row(462, 'Net Pay', pay.gross - taken, true);
  sheet.text(48, 740, 'Sample paper of a fictional person. Not a real payslip.', { size: 9, color: SOFT });
  return sheet.bytes();
}
