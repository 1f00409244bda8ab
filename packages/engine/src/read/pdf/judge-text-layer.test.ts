import { popGraphicsState, pushGraphicsState, setTextRenderingMode, TextRenderingMode } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { drawRows, makePdf } from '../testing/make-pdf.ts';
import { drawPicture } from '../testing/make-picture.ts';

const rows = ['Residence permit', 'Surname Lovelace', 'Given name Ada', 'Valid until 27 November 2031'];

/** A page that is one picture, with a text layer as scanners lay it over their pictures. */
async function makeScan(layer: readonly string[]): Promise<Uint8Array> {
  const picture = await (await drawPicture(rows)).png().toBuffer();
  return makePdf(async (document, font) => {
    const page = document.addPage([450, 210]);
    page.drawImage(await document.embedPng(picture), { x: 0, y: 0, width: 450, height: 210 });
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    drawRows(page, layer, { x: 20, y: 150, step: 30, size: 18, font });
    page.pushOperators(popGraphicsState());
  });
}

const squash = (text: string | undefined) => text?.replaceAll(/\s/g, '');

describe('a page is recognised as a picture', () => {
  test('when it has no text layer', async () => {
    const { pages, problems } = await readFile(await makeScan([]));
    expect(problems).toEqual([]);
    expect(pages[0]).toMatchObject({ source: 'ocr', width: 450, height: 210, rotation: 0 });
    expect(squash(pages[0]?.text)).toContain('ResidencepermitSurnameLovelace');
    const [x0, y0] = pages[0]!.lines[0]!.box;
    expect([x0 * 450, y0 * 210]).toEqual([expect.closeTo(20, -1), expect.closeTo(45, -1)]);
  });

  test('when its invisible text layer stands where nothing is written', async () => {
    const layer = ['', '', '', '', '', 'lorem', 'ipsum'].map((row) => row || ' ');
    const { pages } = await readFile(await makeScan(layer));
    expect(pages[0]?.source).toBe('ocr');
    expect(squash(pages[0]?.text)).toContain('ResidencepermitSurnameLovelace');
  });

  test('when the letters of its text layer mean nothing', async () => {
    const nonsense = Array.from({ length: 8 }, () => 'Uhvlghqfh shuplw Vxuqdph Oryhodfh Jlyhq qdph');
    const bytes = await makePdf((document, font) => {
      const page = document.addPage([450, 210]);
      drawRows(page, nonsense, { x: 20, y: 180, step: 20, size: 12, font });
    });
    expect((await readFile(bytes)).pages[0]?.source).toBe('ocr');
  });
});

describe('a page is not recognised', () => {
  test('when the layer of a scanner says what the picture shows', async () => {
    const { pages } = await readFile(await makeScan(rows));
    expect(pages[0]).toMatchObject({ source: 'text', text: rows.join('\n') });
  });

  test('when its pictures are ornaments of a page of text', async () => {
    const bytes = await makePdf(async (document, font) => {
      const page = document.addPage([595, 842]);
      const logo = await (await drawPicture(['LOGO'])).png().toBuffer();
      page.drawImage(await document.embedPng(logo), { x: 40, y: 760, width: 120, height: 40 });
      drawRows(page, rows, { x: 40, y: 700, step: 20, size: 11, font });
    });
    expect((await readFile(bytes)).pages[0]).toMatchObject({ source: 'text', text: rows.join('\n') });
  });
});

test('a picture of a card in a page of text is recognised beside the text, which stays as it is', async () => {
  const card = await (await drawPicture(rows)).png().toBuffer();
  const bytes = await makePdf(async (document, font) => {
    const page = document.addPage([595, 842]);
    page.drawText('Copy of my permit, as asked for', { x: 60, y: 780, size: 11, font });
    page.drawImage(await document.embedPng(card), { x: 60, y: 500, width: 450, height: 210 });
  });
  const { pages } = await readFile(bytes);
  expect(pages[0]?.source).toBe('ocr');
  expect(pages[0]?.lines[0]).toMatchObject({ text: 'Copy of my permit, as asked for', confidence: 1 });
  expect(squash(pages[0]?.text)).toContain('SurnameLovelace');
});

test('writing that is invisible where there is no picture is not read', async () => {
  const bytes = await makePdf((document, font) => {
    const page = document.addPage([450, 210]);
    page.drawText('What people see', { x: 20, y: 150, size: 12, font });
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    page.drawText('What only machines see', { x: 20, y: 100, size: 12, font });
    page.pushOperators(popGraphicsState());
  });
  expect((await readFile(bytes)).pages[0]?.text).toBe('What people see');
});
