// Letters that stand one to a cell, as forms have them for numbers and names.
import { rgb } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { makePdf } from '../testing/make-pdf.ts';

interface Row {
  readonly y: number;
  readonly cells: number;
  readonly text: string;
  readonly width?: number;
  readonly height?: number;
}

async function readRows(...rows: readonly Row[]): Promise<string[]> {
  const bytes = await makePdf((document, font) => {
    const page = document.addPage([600, 400]);
    page.drawText('Application for a licence', { x: 60, y: 350, size: 12, font });
    for (const { y, cells, text, width = 15, height = 18 } of rows) {
      for (let edge = 0; edge <= cells; edge++)
        page.drawLine({
          start: { x: 60 + edge * width, y },
          end: { x: 60 + edge * width, y: y + height },
          thickness: 0.5,
          color: rgb(0.4, 0.4, 0.4),
        });
      for (const [cell, letter] of [...text].entries())
        if (letter !== ' ') page.drawText(letter, { x: 60 + cell * width + 4, y: y + 5, size: 10, font });
    }
  });
  const { pages } = await readFile(bytes);
  return pages[0]!.lines.map(({ words }) => words.map(({ text }) => text).join(' ')).slice(1);
}

test('letters are words, parted where a cell is empty, and the groups of a number are one', async () => {
  expect(
    await readRows(
      { y: 300, cells: 20, text: '12 ELM STREET, APT 6' },
      { y: 250, cells: 11, text: '418 27 9056' },
      { y: 200, cells: 10, text: '11/23/1984' },
    ),
  ).toEqual(['12 ELM STREET, APT 6', '418279056', '11/23/1984']);
});

test('figures in the narrow columns of a table stay apart, and so do those in cells as high as several lines', async () => {
  expect(await readRows({ y: 200, cells: 6, text: '123456', width: 30 })).not.toContain('123456');
  expect(await readRows({ y: 200, cells: 6, text: '123456', height: 80 })).not.toContain('123456');
});
