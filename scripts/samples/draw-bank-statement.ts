// A month of a checking account, at the address where the bank still thinks its customer lives.
import { rgb } from '@cantoo/pdf-lib';
import { bank, formerStreet, money, person } from './person.ts';
import { newSheet } from './sheet.ts';

const LETTER = [612, 792] as const;
const SOFT = rgb(0.4, 0.4, 0.44);
const SHADE = rgb(0.94, 0.94, 0.95);

export async function drawBankStatement(): Promise<Uint8Array> {
  const sheet = await newSheet(...LETTER);
  sheet.text(48, 60, bank.name, { size: 16, bold: true });
  sheet.text(48, 76, bank.street);
  sheet.text(48, 90, bank.city);
  sheet.text(0, 60, 'Account Statement', { size: 15, bold: true, right: 564 });

  sheet.text(48, 136, person.fullName, { size: 12, bold: true });
  sheet.text(48, 151, formerStreet);
  sheet.text(48, 165, person.city);

  const facts: [string, string][] = [
    ['Statement period', `${bank.from} - ${bank.to}`],
    ['Account number', bank.account],
    ['Routing number', bank.routing],
    ['Account type', 'Checking'],
  ];
  facts.forEach(([label, value], index) => {
    sheet.text(330, 136 + index * 15, `${label}:`, { color: SOFT });
    sheet.text(0, 136 + index * 15, value, { right: 564 });
  });

  const deposits = bank.lines.filter(([, , amount]) => amount > 0).reduce((sum, [, , amount]) => sum + amount, 0);
  const withdrawals = bank.lines.filter(([, , amount]) => amount < 0).reduce((sum, [, , amount]) => sum - amount, 0);
  const summary: [string, number][] = [
    ['Opening balance', bank.opening],
    ['Total deposits', deposits],
    ['Total withdrawals', withdrawals],
    ['Closing balance', bank.opening + deposits - withdrawals],
  ];
  sheet.box(48, 218, 516, 19, { fill: SHADE });
  sheet.text(54, 231, 'Account summary', { bold: true });
  summary.forEach(([label, amount], index) => {
    sheet.text(54, 254 + index * 17, label);
    sheet.text(0, 254 + index * 17, `$${money(amount)}`, { right: 558 });
  });

  sheet.box(48, 340, 516, 19, { fill: SHADE });
  sheet.text(54, 353, 'Date', { bold: true });
  sheet.text(120, 353, 'Description', { bold: true });
  sheet.text(0, 353, 'Amount', { bold: true, right: 460 });
  sheet.text(0, 353, 'Balance', { bold: true, right: 558 });
  let balance: number = bank.opening;
  bank.lines.forEach(([date, text, amount], index) => {
    balance += amount;
    const y = 376 + index * 18;
    sheet.text(54, y, date);
    sheet.text(120, y, text);
    sheet.text(0, y, amount < 0 ? `-${money(-amount)}` : money(amount), { right: 460 });
    sheet.text(0, y, money(balance), { right: 558 });
  });
  sheet.text(48, 740, 'Sample paper of a fictional person. Not a real statement.', { size: 9, color: SOFT });
  return sheet.bytes();
}
