import {
  type PDFDict,
  type PDFDocument,
  type PDFFont,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { addTextPage, drawRows, makePdf } from '../testing/make-pdf.ts';
import { drawPicture } from '../testing/make-picture.ts';

const rows = [
  'Monthly payslip',
  'Gross pay 4120.00',
  'Income tax 712.55',
  'Net pay 3407.45',
  'Paid on 28 November 2031',
];
/** Papers are read with somebody who looks at scans; forms without. */
const asPaper = { readScan: async () => [] };

/** Its font says the next figure of each that it draws. */
async function makeLyingPdf(): Promise<Uint8Array> {
  return makePdf(async (document, font) => {
    addTextPage(document, font, rows);
    await lie(document, font);
  });
}

async function lie(document: PDFDocument, font: PDFFont): Promise<void> {
  await document.flush();
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Lie def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
3 beginbfrange <20> <2F> <0020> <30> <38> <0031> <3A> <7E> <003A> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;
  const dictionary = document.context.lookup(font.ref) as PDFDict;
  dictionary.set(PDFName.of('ToUnicode'), document.context.register(document.context.stream(map)));
}

async function makeScan(layer: readonly string[]): Promise<Uint8Array> {
  const picture = await (await drawPicture(rows)).png().toBuffer();
  return makePdf(async (document, font) => {
    const page = document.addPage([450, 240]);
    page.drawImage(await document.embedPng(picture), { x: 0, y: 0, width: 450, height: 240 });
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    drawRows(page, layer, { x: 20, y: 180, step: 30, size: 18, font });
    page.pushOperators(popGraphicsState());
  });
}

const pageOf = async (bytes: Uint8Array, options = {}) => (await readFile(bytes, options)).pages[0]!;

test('a font that says other figures than it draws is not believed', async () => {
  const bytes = await makeLyingPdf();
  expect((await pageOf(bytes)).text).toContain('4518.56');
  const page = await pageOf(bytes, asPaper);
  expect(page.source).toBe('ocr');
  expect(page.text).toContain('3407.45');
});

test('an honest font is', async () => {
  const page = await pageOf(await makePdf((document, font) => void addTextPage(document, font, rows)), asPaper);
  expect(page).toMatchObject({ source: 'text', text: rows.join('\n') });
});

test('a recogniser that misread the scan is not believed', async () => {
  const misread = rows.map((row) => row.replaceAll('4', '1').replaceAll('0', 'O'));
  const page = await pageOf(await makeScan(misread), asPaper);
  expect(page.source).toBe('ocr');
  expect(page.text.replaceAll(' ', '')).toContain('3407.45');
});

test('one that read it well is', async () => {
  expect(await pageOf(await makeScan(rows), asPaper)).toMatchObject({ source: 'text' });
});
