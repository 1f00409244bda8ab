import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const read = (...drawn: Drawn[]) => readDrawn('invoice', drawPage(drawn));

describe('extractInvoice', () => {
  it('reads seller above, buyer under its label, columns of lines, and sums', async () => {
    const { drawn, facts } = drawnPaper('seller above, buyer under its label, columns of lines, and sums');
    expect(await read(...drawn)).toMatchObject({
      ...facts,
      line_items: [
        { description: 'Oak vanity, 36 in', amount: '900.00' },
        { description: 'Delivery and fitting', amount: '120.00' },
      ],
    });
    const proved = (await factsOf('invoice', drawPage(drawn))).filter((fact) => fact.tier === 'proved');
    expect(proved.map((fact) => fact.name)).toEqual(expect.arrayContaining(['subtotal', 'tax', 'total']));
  });

  it('reads a German invoice', async () => {
    expect(
      await read(
        [40, 50, 'Werkstatt Brandl GmbH', 14],
        ...drawBlock(40, 66, ['Gartenweg 3', '80331 München']),
        [40, 130, 'Rechnung an:'],
        ...drawBlock(40, 144, ['Ottilie Sommer', 'Lindenallee 19', '10969 Berlin']),
        [380, 130, 'Rechnungsnummer: 2024-0187'],
        [380, 145, 'Rechnungsdatum: 12.04.2024'],
        [380, 160, 'Fällig am: 26.04.2024'],
        [380, 300, 'Zwischensumme'],
        [500, 300, '250,00 €'],
        [380, 315, 'MwSt. 19%'],
        [500, 315, '47,50 €'],
        [380, 330, 'Gesamtbetrag'],
        [500, 330, '297,50 €'],
      ),
    ).toMatchObject({
      vendor_name: 'Werkstatt Brandl GmbH',
      customer_name: 'Ottilie Sommer',
      customer_address: 'Lindenallee 19, 10969 Berlin',
      invoice_number: '2024-0187',
      invoice_date: '2024-04-12',
      due_date: '2024-04-26',
      subtotal: '250.00',
      tax: '47.50',
      total: '297.50',
      currency: 'EUR',
    });
  });

  it('reads numbers in a table whose headings stand above', async () => {
    expect(
      await read(
        [230, 50, 'TAX INVOICE', 16],
        ...drawBlock(40, 80, ['Banksia Print Co Pty Ltd', '5 Harbour Street', 'Newcastle NSW 2300']),
        [40, 150, 'Invoice No.'],
        [160, 150, 'Invoice Date'],
        [290, 150, 'Due Date'],
        [420, 150, 'P.O. No.'],
        [40, 164, 'BP-3391'],
        [160, 164, '17/06/2024'],
        [290, 164, '01/07/2024'],
        [420, 164, 'PO-77'],
        [40, 190, 'Billed To'],
        ...drawBlock(40, 204, ['Graeme Tully', '14 Wattle Grove', 'Maitland NSW 2320']),
        [380, 330, 'Subtotal'],
        [500, 330, '$400.00'],
        [380, 345, 'GST (10%)'],
        [500, 345, '$40.00'],
        [380, 360, 'Total AUD'],
        [500, 360, '$440.00'],
      ),
    ).toMatchObject({
      vendor_name: 'Banksia Print Co Pty Ltd',
      invoice_number: 'BP-3391',
      invoice_date: '2024-06-17',
      due_date: '2024-07-01',
      po_number: 'PO-77',
      customer_name: 'Graeme Tully',
      tax: '40.00',
      total: '440.00',
    });
  });
});
