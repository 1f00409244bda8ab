// PDFs signed by the test, left alone, changed, and added to.
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readFile } from '#read/read-file.ts';
import { makePdf, makeTextPdf } from '#read/testing/make-pdf.ts';
import { signPdf } from '../../testing/sign-pdf.ts';

const letter = ['To whom it may concern', 'Maya Lindgren earns 5,400.00 a month'];
const sign = async () => signPdf(await makeTextPdf([letter]), 'Northwind Data', new Date('2026-03-03T10:00:00Z'));

async function signatureOf(bytes: Uint8Array) {
  const { machineReadings = [], pages } = await readFile(bytes);
  const { raw, isProved } = machineReadings.find(({ kind }) => kind === 'signature') ?? {};
  return { raw, isProved, text: pages[0]?.text };
}

it('says who signed, when, and that nothing was changed, and what was not asked', async () => {
  expect(await signatureOf(await sign())).toMatchObject({
    isProved: true,
    raw: 'Signed by Northwind Data, unchanged since 3 March 2026. Whether the certificate can be trusted was not checked.',
  });
});

it('says that a signed file was changed', async () => {
  const file = await sign();
  const at = file.indexOf('/MediaBox');
  file.write('/MediaBox [ 0 0 595 841', at, 'latin1');
  expect(await signatureOf(file)).toMatchObject({
    isProved: false,
    raw: 'Signed by Northwind Data on 3 March 2026, but the file was changed afterwards.',
  });
});

it('says that something was added to a signed file', async () => {
  const file = Buffer.concat([await sign(), Buffer.from('\n% more\n%%EOF\n')]);
  const { raw, isProved } = await signatureOf(file);
  expect(isProved).toBe(false);
  expect(raw).toMatch(/what was signed is unchanged, something was added later/);
});

it('says nothing of a field that nobody has signed', async () => {
  const form = await makePdf((document, font) => {
    document.addPage([595, 842]).drawText('Sign here', { x: 60, y: 760, font, size: 12 });
    const field = document.context.register(document.context.obj({ FT: 'Sig', T: PDFString.of('signature') }));
    document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [field] }));
  });
  expect((await signatureOf(form)).raw).toBeUndefined();
});

it('says that a signature which is none could not be checked', async () => {
  const file = await sign();
  file.write('00'.repeat(300), file.indexOf('/Contents <') + 11, 'latin1');
  expect((await signatureOf(file)).raw).toMatch(/the signature could not be checked/);
});
