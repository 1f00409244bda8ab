import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { asksForPassword, unlock } from './locked-pdf.ts';

async function paper(passwords?: { userPassword?: string; ownerPassword: string }): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('Account holder: Maya Lindgren');
  if (passwords) document.encrypt({ permissions: {}, ...passwords });
  return new File([new Uint8Array(await document.save())], 'statement.pdf', { type: 'application/pdf' });
}

test('a file that opens for everybody asks for nothing', async () => {
  expect(await asksForPassword(await paper())).toBe(false);
  expect(await asksForPassword(await paper({ ownerPassword: 'owner' }))).toBe(false);
  expect(await asksForPassword(new File(['%PDF-1.7 /Encrypt'], 'broken.pdf', { type: 'application/pdf' }))).toBe(false);
  expect(await asksForPassword(new File(['/Encrypt'], 'note.txt', { type: 'text/plain' }))).toBe(false);
});

test('a locked file opens with its own password alone, and is the same file each time', async () => {
  const locked = await paper({ userPassword: 'LIND1990', ownerPassword: 'owner' });
  expect(await asksForPassword(locked)).toBe(true);
  expect(await unlock(locked, 'lind1990')).toBeUndefined();
  const [first, second] = [await unlock(locked, 'LIND1990'), await unlock(locked, 'LIND1990')];
  expect(first?.name).toBe('statement.pdf');
  expect(await asksForPassword(first!)).toBe(false);
  expect(await first?.text()).toBe(await second?.text());
  expect(await first?.text()).not.toContain('/Encrypt');
});
