import { degrees } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { Box, Page } from '#document/read-document.ts';
import { readFile } from '../read-file.ts';
import { addTextPage, drawRows, makePdf } from '../testing/make-pdf.ts';

async function readFirstPage(...args: Parameters<typeof makePdf>): Promise<Page> {
  const { pages } = await readFile(await makePdf(...args));
  return pages[0]!;
}

function findWord(page: Page, text: string): Box {
  const word = page.lines.flatMap((line) => line.words).find((one) => one.text === text);
  if (!word) throw new Error(`${text} is not on the page: ${page.text}`);
  return word.box;
}

/** The word's middle in points from the top left corner. */
function middleOf(page: Page, text: string): [number, number] {
  const [x0, y0, x1, y1] = findWord(page, text);
  return [((x0 + x1) / 2) * page.width, ((y0 + y1) / 2) * page.height];
}

describe('places', () => {
  test('are relative to the page, from its top left corner', async () => {
    const page = await readFirstPage((document, font) =>
      document.addPage([400, 200]).drawText('Here', { x: 100, y: 150, size: 10, font }),
    );
    const [x0, y0, x1, y1] = findWord(page, 'Here');
    const width = 21.67; // Helvetica, 10 points
    expect([x0 * 400, x1 * 400]).toEqual([expect.closeTo(100, 0), expect.closeTo(100 + width, 0)]);
    expect(y0 * 200).toBeGreaterThan(40);
    expect(y1 * 200).toBeLessThan(54);
    expect((y0 + y1) * 100).toBeCloseTo(47, 0);
  });

  test('fit what is seen of a cropped page', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([400, 400]);
      sheet.drawText('Inside', { x: 150, y: 200, size: 10, font });
      sheet.drawText('Outside', { x: 10, y: 10, size: 10, font });
      sheet.setCropBox(100, 100, 200, 200);
    });
    expect(page).toMatchObject({ width: 200, height: 200, text: 'Inside' });
    expect(middleOf(page, 'Inside')).toEqual([expect.closeTo(64, -1), expect.closeTo(97, -1)]);
  });

  test.each([90, 180, 270])('fit what is seen of a page turned by %i degrees', async (rotation) => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([300, 500]);
      sheet.setRotation(degrees(rotation));
      // Written so that it reads from left to right once the page is turned.
      const at = { 90: [200, 100], 180: [250, 400], 270: [100, 400] }[rotation]!;
      sheet.drawText('Turned', { x: at[0]!, y: at[1]!, size: 10, font, rotate: degrees(rotation) });
    });
    expect(page.rotation).toBe(rotation);
    expect([page.width, page.height]).toEqual(rotation === 180 ? [300, 500] : [500, 300]);
    const seen = { 90: [116, 197], 180: [66, 397], 270: [116, 197] }[rotation]!;
    expect(middleOf(page, 'Turned')).toEqual([expect.closeTo(seen[0]!, -1), expect.closeTo(seen[1]!, -1)]);
  });

  test('fit a page that is turned upright because its writing lies on its side', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([300, 500]);
      for (const x of [100, 120, 140]) sheet.drawText('Sideways', { x, y: 100, size: 10, font, rotate: degrees(90) });
    });
    expect(page).toMatchObject({ rotation: 90, width: 500, height: 300, text: 'Sideways\nSideways\nSideways' });
    expect(page.lines[0]!.box[1]).toBeCloseTo(93 / 300, 1);
  });
});

describe('words and lines', () => {
  test('end at wide gaps and follow the rows of a table', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([500, 300]);
      const columns = [
        ['Gross pay', 'Federal tax', 'Net pay'],
        ['4,200.00', '420.00', '3,780.00'],
        ['50,400.00', '5,040.00', '45,360.00'],
      ];
      for (const [index, cells] of columns.entries())
        drawRows(sheet, cells, { x: 50 + index * 150, y: 250, step: 16, size: 10, font });
    });
    expect(page.text).toBe(
      'Gross pay\n4,200.00\n50,400.00\nFederal tax\n420.00\n5,040.00\nNet pay\n3,780.00\n45,360.00',
    );
  });

  test('are read column by column in prose under a title', async () => {
    const left = [
      'The left column tells the first part',
      'of a story that a person reads from',
      'top to bottom before the eye moves',
      'over to the second column of it',
    ];
    const right = [
      'and there the story goes on as it',
      'would on any page of a newspaper that',
      'has two columns and one title over',
      'both of them, which ends here now',
    ];
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([500, 300]);
      sheet.drawText('A title that runs over both of the columns on this page', { x: 50, y: 250, size: 14, font });
      drawRows(sheet, left, { x: 50, y: 220, step: 12, size: 9, font });
      drawRows(sheet, right, { x: 260, y: 220, step: 12, size: 9, font });
    });
    expect(page.text).toBe(['A title that runs over both of the columns on this page', ...left, ...right].join('\n'));
  });

  test('are whole when letters are placed one by one or set apart', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([500, 300]);
      let x = 50;
      for (const letter of 'Placed') {
        sheet.drawText(letter, { x, y: 200, size: 12, font });
        x += font.widthOfTextAtSize(letter, 12);
      }
      for (const [index, letter] of [...'PASSPORT'].entries())
        sheet.drawText(letter, { x: 50 + index * 14, y: 150, size: 12, font });
    });
    expect(page.text).toBe('Placed\nPASSPORT');
  });

  test('are told once when a program draws them twice to make them bold', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([500, 300]);
      for (const shift of [0, 0.3]) sheet.drawText('Bold words', { x: 50 + shift, y: 200, size: 12, font });
    });
    expect(page.text).toBe('Bold words');
  });

  test('of a watermark stand apart from the lines that it crosses', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = addTextPage(
        document,
        font,
        Array.from({ length: 9 }, (_, row) => `Row ${row} of the letter`),
      );
      sheet.drawText('DRAFT COPY', { x: 60, y: 600, size: 40, font, rotate: degrees(35) });
    });
    expect(page.text).toBe(
      `${Array.from({ length: 9 }, (_, row) => `Row ${row} of the letter`).join('\n')}\nDRAFT COPY`,
    );
  });

  test('leave out dots that lead to a value and writing that nobody sees', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([500, 300]);
      sheet.drawText('Wages', { x: 50, y: 200, size: 10, font });
      for (let x = 90; x < 300; x += 10) sheet.drawText('.', { x, y: 200, size: 10, font });
      sheet.drawText('52,000', { x: 310, y: 200, size: 10, font });
      sheet.drawText('For machines only', { x: 50, y: 100, size: 0.5, font });
    });
    expect(page.text).toBe('Wages\n52,000');
  });
});
