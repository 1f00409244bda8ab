// A licence as two pages of one file, and codes on pages whose text needs no recognition.
import { StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { makePdf } from '#read/testing/make-pdf.ts';
import { createEnginePool } from '#sandbox/engine-pool.ts';
import { understandFile } from '../pipeline.ts';
import { drawCard } from './testing/draw-card.ts';
import { drawCode, listModules } from './testing/draw-code.ts';
import { swissBill, writeAamva } from './testing/write-payloads.ts';

const front = [
  'OREGON DRIVER LICENSE',
  '4d DL: D4829150   9 Class: C',
  '4a Iss: 03/09/2022   4b Exp: 04/12/2030',
  '3 DOB: 04/12/1990',
  '1 LINDGREN',
  '2 MAYA ELISE',
  '8 2418 SE ALDER ST',
  'PORTLAND, OR 97214',
  '15 Sex: F  16 Hgt: 5\'-07"  18 Eyes: HAZ',
];

async function makeLicence(payload: string): Promise<Uint8Array> {
  const png = await drawCode('pdf417', payload);
  return makePdf(async (document, font) => {
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    const first = document.addPage([486, 306]);
    for (const [index, row] of front.entries())
      first.drawText(row, { x: 180, y: 270 - index * 22, size: 13, font: index === 0 ? bold : font });
    const second = document.addPage([486, 306]);
    second.drawText('Rev 07/01/2020', { x: 20, y: 280, size: 9, font });
    second.drawImage(await document.embedPng(png), { x: 30, y: 60, width: 420, height: 150 });
  });
}
/** Information that any PDF has, beside the codes on its pages. */
const aboutTheFile = { kind: 'document_information', facts: [] };
const factsOf = async (bytes: Uint8Array) => (await understandFile(bytes)).understood;

describe('front and back of a card as two pages', () => {
  it('are one paper, whose print and code prove each other', async () => {
    const { parts, type, facts } = await factsOf(await makeLicence(writeAamva(8)));
    expect(parts).toMatchObject([{ type: 'drivers_license', pages: [1, 2] }]);
    expect(type).toBe('drivers_license');
    for (const name of ['license_number', 'date_of_birth', 'surname', 'expiry_date']) {
      const fact = facts.find((one) => one.name === name);
      expect(fact, name).toMatchObject({ tier: 'proved' });
      expect(
        fact!.evidence.map(({ page }) => page),
        name,
      ).toEqual([1, 2]);
    }
    expect(facts.find(({ name }) => name === 'weight')).toMatchObject({ value: '136 lb', tier: 'proved' });
  });

  it('disagree where the print was altered', async () => {
    const { facts } = await factsOf(await makeLicence(writeAamva(8, { DBB: '04121991' })));
    expect(facts.find(({ name }) => name === 'date_of_birth')).toMatchObject({
      value: '1991-04-12',
      dispute: { code: '1991-04-12', print: '1990-04-12' },
    });
  });

  it('stay two papers when the code is of somebody else', async () => {
    const other = writeAamva(8, { DAQ: 'X7714402', DCS: 'OUELLETTE', DAC: 'RENEE', DAD: '', DBB: '11191979' });
    const { parts } = await factsOf(await makeLicence(other));
    expect(parts.map(({ pages }) => pages)).toEqual([[1], [2]]);
  });
});

describe('a bill with a text layer', () => {
  it('has its code read, and its place told', async () => {
    const png = await drawCode('qrcode', swissBill);
    const bill = await makePdf(async (document, font) => {
      const page = document.addPage([595, 842]);
      page.drawText('Rechnung R-10201409', { x: 60, y: 780, size: 14, font });
      page.drawText('Total CHF 1949.75', { x: 60, y: 750, size: 11, font });
      page.drawImage(await document.embedPng(png), { x: 200, y: 100, width: 130, height: 130 });
    });
    const { read, understood } = await understandFile(bill);
    expect(read.machineReadings).toMatchObject([{ kind: 'swiss_bill', page: 1 }, aboutTheFile]);
    const [x0, y0, x1, y1] = read.machineReadings![0]!.box!;
    expect([x0, y0, x1, y1].map((share) => Math.round(share * 20))).toEqual([7, 15, 11, 18]);
    expect(understood.facts.find(({ name }) => name === 'iban')).toMatchObject({
      value: 'CH4431999123000889012',
      tier: 'proved',
    });
  });

  it('has a code read that is drawn module by module', async () => {
    const modules = await listModules('https://example.org/verify');
    const bill = await makePdf((document, font) => {
      const page = document.addPage([595, 842]);
      page.drawText('Proof of residence', { x: 60, y: 780, size: 14, font });
      for (const { x, y } of modules) page.drawRectangle({ x: 300 + x * 3, y: 300 - y * 3, width: 3, height: 3 });
    });
    const { read } = await understandFile(bill);
    expect(read.pages[0]).toMatchObject({ source: 'text' });
    expect(read.machineReadings).toMatchObject([
      { kind: 'web_address', raw: 'https://example.org/verify' },
      aboutTheFile,
    ]);
  });
});

it('a back alone says what it is, though it holds no writing', async () => {
  const png = await drawCode('pdf417', writeAamva(8));
  const back = await makePdf(async (document) => {
    const page = document.addPage([486, 306]);
    page.drawImage(await document.embedPng(png), { x: 30, y: 60, width: 420, height: 150 });
  });
  const { read, understood } = await understandFile(back);
  expect(read.problems).toEqual([]);
  expect(understood).toMatchObject({ type: 'drivers_license' });
  expect(understood.people).toMatchObject([{ full_name: 'MAYA ELISE LINDGREN' }]);
});

it('a code is decoded in the sandboxed child, which may read nothing but our own files', async () => {
  const png = await drawCode('qrcode', swissBill);
  const card = await drawCard(['Rechnung R-10201409'], { png, width: 32 }, 200);
  const pool = createEnginePool({ size: 1 });
  const read = await pool.run({ kind: 'read', bytes: card, declaredType: 'image/png' }, { user: 'maya' });
  pool.close();
  expect(read.machineReadings).toMatchObject([{ kind: 'swiss_bill', page: 1 }]);
});
