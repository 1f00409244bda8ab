import { expect, it } from 'vitest';
import { type Drawn, drawPage, factsOf } from '#testing/draw-page.ts';

const rentOf = async (rent: string) =>
  (
    await factsOf(
      'lease',
      drawPage([
        [40, 50, 'TENANCY AGREEMENT', 14],
        [40, 80, 'Landlord: Harbour Lettings Ltd'],
        [40, 95, 'Tenant: Maya Lindgren'],
        [40, 110, 'Property: Flat 3, 12 Corn Street, Bath BA1 1UU'],
        [40, 125, rent],
      ]),
    )
  ).find(({ name }) => name === 'monthly_rent');

it('reckons a rent by the week or by the quarter into one by the month, and says how', async () => {
  expect(await rentOf('Rent: £240.00 per week, payable weekly in advance')).toMatchObject({
    value: '1040.00',
    tier: 'inferred',
    raw: expect.stringContaining('× 52 ÷ 12'),
  });
  expect(await rentOf('Rent: £2,460.00 per quarter in advance')).toMatchObject({ value: '820.00', tier: 'inferred' });
  expect(await rentOf('Rent: £820.00 per calendar month')).toMatchObject({ value: '820.00', tier: 'read' });
  expect(await rentOf('Rent: £820.00')).toMatchObject({ value: '820.00', tier: 'read' });
});

it('tells no rent by the month where it is paid by the day', async () => {
  expect(await rentOf('Rent: £45.00 per day')).toBeUndefined();
});

it('reckons pay for a fortnight into pay for a year', async () => {
  const drawn: Drawn[] = [
    [40, 50, 'CONFIRMATION OF EMPLOYMENT', 14],
    [40, 80, 'Sandbrook Joinery Ltd, 3 Mill Lane, York YO1 7AA'],
    [40, 110, 'We confirm that Maya Lindgren works for us as Estimator since 5 May 2021.'],
    [40, 125, 'Her gross salary is £1,250.00 per fortnight.'],
  ];
  const pay = (await factsOf('employment_letter', drawPage(drawn))).filter(({ name }) => /annual|monthly/.test(name));
  for (const { name, value, tier } of pay)
    expect([value, tier]).toEqual([name.startsWith('annual') ? '32500.00' : '2708.33', 'inferred']);
  expect(pay.length).toBeGreaterThan(0);
});
