import { describe, expect, it } from 'vitest';
import { type Drawn, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const read = (...drawn: Drawn[]) => readDrawn('receipt', drawPage(drawn));

describe('extractReceipt', () => {
  const american: Drawn[] = [
    [250, 40, 'Thistle & Rye', 14],
    [250, 56, '41 Market Street'],
    [250, 68, 'Salem, OR 97301'],
    [250, 80, '(503) 555-0188'],
    [220, 110, '07/18/2024  1:42 PM'],
    [220, 140, '2 Oat latte'],
    [380, 140, '9.50'],
    [220, 153, '1 Almond tart'],
    [380, 153, '4.25'],
    [220, 180, 'Subtotal'],
    [380, 180, '13.75'],
    [220, 193, 'Tax'],
    [380, 193, '1.10'],
    [220, 206, 'Total'],
    [375, 206, '$14.85'],
    [220, 232, 'VISA ************4417'],
  ];

  it('reads shop, moment and sums, and proves them', async () => {
    expect(await read(...american)).toMatchObject({
      merchant_name: 'Thistle & Rye',
      merchant_address: '41 Market Street, Salem, OR 97301',
      merchant_phone: '+15035550188',
      transaction_date: '2024-07-18',
      transaction_time: '13:42',
      subtotal: '13.75',
      tax: '1.10',
      total: '14.85',
      currency: 'USD',
    });
    const proved = (await factsOf('receipt', drawPage(american))).filter((fact) => fact.tier === 'proved');
    expect(proved.map((fact) => fact.name)).toEqual(expect.arrayContaining(['subtotal', 'tax', 'total']));
  });

  it('reads a French receipt', async () => {
    expect(
      await read(
        [240, 40, 'BOULANGERIE DES QUAIS', 12],
        [240, 56, '18 rue du Port'],
        [240, 68, '13002 Marseille'],
        [220, 100, 'Date: 24/03/2024'],
        [360, 100, '08:15'],
        [220, 150, 'TOTAL TTC'],
        [360, 150, '12,40 €'],
      ),
    ).toMatchObject({
      merchant_name: 'BOULANGERIE DES QUAIS',
      transaction_date: '2024-03-24',
      transaction_time: '08:15',
      total: '12.40',
      currency: 'EUR',
    });
  });

  it('reads sums whose dollar sign a picture turned into a letter', async () => {
    expect(
      await read(
        [240, 40, 'The Alder Inn', 14],
        [220, 150, 'Sub-Total'],
        [360, 150, 'S 41.50'],
        [220, 165, 'Tax'],
        [360, 165, 'S 3.32'],
        [220, 192, 'Total Sale'],
        [360, 192, 'S 44.82'],
      ),
    ).toMatchObject({ subtotal: '41.50', tax: '3.32', total: '44.82' });
  });

  it('reads a receipt of a company by its registered name, date and rounded total', async () => {
    const { drawn, facts } = drawnPaper('a company by its registered name, date and rounded total');
    expect(await read(...drawn)).toMatchObject(facts);
  });
});
