// A statement that opens with a password alone, as banks send them.
import { PDFDocument } from '@cantoo/pdf-lib';

export async function makeLockedPdf(userPassword: string, lines: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - index * 24, size: 12 });
  document.encrypt({ userPassword, ownerPassword: 'owner', permissions: {} });
  return Buffer.from(new Uint8Array(await document.save()));
}
