// Invoices and data inside PDFs that the test draws, and files that mean harm.
import { type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it, test } from 'vitest';
import { readFile } from '#read/read-file.ts';
import { makePdf } from '#read/testing/make-pdf.ts';
import { understandFile } from '../../pipeline.ts';
import { hostileFiles } from '../testing/hostile-data.ts';
import { makeInvoicePdf } from '../testing/make-invoice-pdf.ts';
import { invoiceFacts, writeCii, writeUbl } from '../testing/write-invoices.ts';
import { parseXml } from './parse-xml.ts';

async function understand(files: Readonly<Record<string, string>>, print?: Readonly<Record<string, string>>) {
  const { read, understood } = await understandFile(await makeInvoicePdf(files, print));
  const reading = read.machineReadings?.find(({ kind }) => kind !== 'document_information');
  const said = Object.fromEntries((reading?.facts ?? []).map(({ name, value }) => [name, value]));
  return { read, understood, reading, said, fact: (name: string) => understood.facts.find((one) => one.name === name) };
}

describe.each([
  ['Factur-X', 'factur-x.xml', writeCii],
  ['XRechnung', 'xrechnung.xml', writeUbl],
] as const)('%s inside a PDF', (_name, file, write) => {
  it('is read whole', async () => {
    const { reading, said } = await understand({ [file]: write() });
    expect(reading).toMatchObject({ kind: 'e_invoice', isProved: true, raw: file, documentType: 'invoice' });
    expect(said).toEqual(invoiceFacts);
  });

  it('proves what is printed, and disagrees with what was altered', async () => {
    const { understood, fact } = await understand({ [file]: write() }, { 'Invoice number:': 'RE-2026-0417' });
    expect(understood.type).toBe('invoice');
    expect(fact('total')).toMatchObject({ value: '476.00', tier: 'proved' });
    expect(fact('invoice_number')).toMatchObject({ dispute: { code: 'RE-2026-0471', print: 'RE-2026-0417' } });
  });

  it('proves nothing when its own sums do not come out', async () => {
    const { reading } = await understand({ [file]: write({ net: '400.00', tax: '76.00', gross: '467.00' }) });
    expect(reading).toMatchObject({ isProved: false });
  });
});

describe('attached data', () => {
  it.each([
    [
      'data.json',
      '{"invoice": {"invoiceNumber": "RE-2026-0471", "total": 476}, "colour": "blue"}',
      { invoice_number: 'RE-2026-0471', total: '476' },
    ],
    [
      'data.csv',
      'Invoice number;Due date;Total\nRE-2026-0471;2026-04-02;476.00',
      { due_date: '2026-04-02', total: '476.00' },
    ],
    ['pairs.csv', '"Invoice date",2026-03-03\nCurrency,EUR', { invoice_date: '2026-03-03', currency: 'EUR' }],
  ])('%s is read by the names it gives', async (name, content, expected) => {
    const { reading, said } = await understand({ [name]: content });
    expect(reading).toMatchObject({ kind: 'attached_data', isProved: false });
    expect(said).toMatchObject(expected);
  });

  it('of no known name is left alone', async () => {
    expect((await understand({ 'data.json': '{"colour": "blue"}', 'notes.txt': 'total: 5' })).reading).toBeUndefined();
  });
});

describe('files that mean harm', () => {
  test.each(hostileFiles)('$wrong: a problem of its own; the page is read', async ({ name, content }) => {
    const { read, reading } = await understand({ [name]: content });
    expect(read.problems).toEqual([{ code: 'embedded_unreadable' }]);
    expect(reading).toBeUndefined();
    expect(read.pages[0]?.text).toContain('RE-2026-0471');
  });
});

it('says what the file says about itself, as a note that decides nothing', async () => {
  const { machineReadings = [] } = await readFile(await makeInvoicePdf({}));
  const about = machineReadings.find(({ kind }) => kind === 'document_information');
  expect(about).toMatchObject({ isProved: false, facts: [] });
  expect(about!.raw).toMatch(/^Title: Invoice RE-2026-0471\n/);
});

it('reads what was typed into an XFA form', async () => {
  const data =
    '<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1><surname>Lindgren</surname><dateOfBirth>1990-04-12</dateOfBirth></form1></xfa:data></xfa:datasets>';
  const bytes = await makePdf((document, font) => {
    document.addPage([595, 842]).drawText('Application', { x: 60, y: 760, font, size: 12 });
    addXfa(document, data);
  });
  const { machineReadings = [] } = await readFile(bytes);
  const form = machineReadings.find(({ kind }) => kind === 'form_data');
  expect(form?.facts).toMatchObject([
    { name: 'surname', value: 'Lindgren', type: 'name' },
    { name: 'date_of_birth', value: '1990-04-12', type: 'date' },
  ]);
});

function addXfa(document: PDFDocument, data: string): void {
  const { context } = document;
  const packet = context.register(context.flateStream(data));
  const form = context.obj({ Fields: [], XFA: [PDFString.of('datasets'), packet] });
  document.catalog.set(PDFName.of('AcroForm'), context.register(form));
}

test('elements are told by their names without the prefix', () => {
  expect(parseXml('<a:b xmlns:a="x" k="v"> one <c>two</c></a:b>')).toMatchObject({
    name: 'b',
    attributes: { k: 'v' },
    text: 'one',
    children: [{ name: 'c', text: 'two' }],
  });
});
