import { expect, it } from 'vitest';
import { drawPage, layOutAs, readDrawn } from '#testing/draw-page.ts';
import { gatherClaims } from './claims/gather-claims.ts';
import type { MatchContext } from './claims/match-context.ts';
import { proposeByCaptions } from './propose/propose-by-captions.ts';
import { proposeByProse } from './propose/propose-by-prose.ts';
import { type BoostedTrees, scoreRow } from './weigh/boosted-trees.ts';

const context: MatchContext = {
  type: 'application_form',
  typeConfidence: 0.9,
  dates: { order: 'month-first' },
};
const valuesOf = (name: string, ...drawn: Parameters<typeof drawPage>[0]) =>
  proposeByCaptions(layOutAs(drawPage(drawn), context.type), context)
    .filter((candidate) => candidate.name === name)
    .map(({ value }) => value);

it('proposes what stands behind, beside and under a caption', () => {
  expect(valuesOf('date_of_birth', [40, 100, 'Date of birth: 04/17/1991'])).toContain('1991-04-17');
  expect(valuesOf('date_of_birth', [40, 100, 'Date of birth'], [300, 100, '04/17/1991'])).toContain('1991-04-17');
  expect(valuesOf('date_of_birth', [40, 100, 'Date of birth'], [40, 114, '04/17/1991'])).toContain('1991-04-17');
});

it('skips the day a balance holds for and the rate of a tax', async () => {
  const statement = drawPage([
    [40, 50, 'Bank statement', 14],
    [40, 80, 'Opening balance on 1 May 2024'],
    [400, 80, '$1,200.00'],
    [40, 95, 'Closing balance on 31 May 2024'],
    [400, 95, '$1,150.00'],
  ]);
  expect(await readDrawn('bank_statement', statement)).toMatchObject({
    opening_balance: '1200.00',
    closing_balance: '1150.00',
  });
  const receipt = drawPage([
    [40, 50, 'Subtotal'],
    [400, 50, '145.00'],
    [40, 65, 'Sales tax 6.25%'],
    [400, 65, '9.06'],
    [40, 80, 'Total'],
    [400, 80, '154.06'],
  ]);
  expect(await readDrawn('receipt', receipt)).toMatchObject({ tax: '9.06', total: '154.06' });
});

it('takes no caption of the next box for a value', async () => {
  const boxes = drawPage([
    [40, 50, '5 Medicare wages'],
    [200, 50, '6 Medicare tax withheld'],
    [40, 63, '500.00'],
  ]);
  const { medicare_wages, medicare_tax_withheld } = await readDrawn('tax_form_w2', boxes);
  expect([medicare_wages, medicare_tax_withheld]).toEqual(['500.00', undefined]);
  expect(await readDrawn('pay_stub', drawPage([[40, 50, 'Total deductions 90.00']]))).not.toHaveProperty('gross_pay');
});

it('says nothing of the subject under a heading about somebody else', () => {
  expect(valuesOf('date_of_birth', [40, 80, 'Spouse information'], [40, 100, 'Date of birth: 04/17/1991'])).toEqual([]);
});

it('puts together what is asked for in parts', () => {
  const captions: Parameters<typeof drawPage>[0] = [
    [40, 100, 'First name'],
    [200, 100, 'Last name'],
    [40, 140, 'Street'],
    [200, 140, 'City'],
    [320, 140, 'State'],
    [400, 140, 'ZIP'],
  ];
  const values: Parameters<typeof drawPage>[0] = [
    [40, 114, 'Maya Elise'],
    [200, 114, 'Lindgren'],
    [40, 154, '48 Alder Street'],
    [200, 154, 'Portland'],
    [320, 154, 'OR'],
    [400, 154, '97205'],
  ];
  expect(valuesOf('full_name', ...captions, ...values)).toContain('Maya Elise Lindgren');
  expect(valuesOf('address', ...captions, ...values)).toContain('48 Alder Street, Portland, OR 97205');
});

it('takes what stands in brackets behind or under a caption for part of it', () => {
  expect(valuesOf('full_name', [40, 100, 'Full name (the one our office should use) Maya Lindgren'])).toContain(
    'Maya Lindgren',
  );
  expect(
    valuesOf(
      'date_of_birth',
      [40, 100, 'Date of birth'],
      [40, 114, '(as in your passport)'],
      [40, 128, '(mm / dd / yyyy)'],
      [40, 142, '04/17/1991'],
    ),
  ).toContain('1991-04-17');
  expect(valuesOf('phone', [40, 100, 'Phone (503) 555-0188'])).toContain('(503) 555-0188');
});

it('takes no month for a caption', () => {
  expect(valuesOf('interest_rate', [40, 100, '17 APR 1991'])).toEqual([]);
  expect(valuesOf('interest_rate', [40, 100, 'APR 4.15'])).toEqual(['4.15']);
});

it('proposes what a sentence says', () => {
  const said = (name: string, sentence: string, type: MatchContext['type']) =>
    proposeByProse(drawPage([[40, 100, sentence]]), { ...context, type })
      .filter((candidate) => candidate.name === name)
      .map(({ value }) => value);
  expect(said('late_fee', 'A late fee of $12.00 will be levied after the 15th.', 'letter')).toContain('12.00');
  expect(said('full_name', 'This is to certify that Maya Lindgren is employed here.', 'employment_letter')).toContain(
    'Maya Lindgren',
  );
  expect(said('due_date', 'We wrote that the 15th is a Sunday.', 'letter')).toEqual([]);
});

it('makes one claim of candidates that say the same of a field', () => {
  const candidates = proposeByCaptions(
    layOutAs(
      drawPage([
        [40, 100, 'Email: maya@example.com'],
        [40, 130, 'E-mail address: maya@example.com'],
      ]),
      context.type,
    ),
    context,
  );
  const claims = gatherClaims(candidates).filter(({ name }) => name === 'email');
  expect(claims.map(({ value, captions }) => [value, captions.length])).toEqual([['maya@example.com', 2]]);
});

it('adds up the leaves that a row ends in', () => {
  const stump = (threshold: number, low: number, high: number): BoostedTrees['trees'][number] => [
    { feature: 0, threshold, left: 1, value: 0 },
    { feature: -1, threshold: 0, left: 0, value: low },
    { feature: -1, threshold: 0, left: 0, value: high },
  ];
  const trees = { base: 1, trees: [stump(0.5, -2, 3), stump(2, 10, 20)] };
  expect([0.5, 1, 3].map((value) => scoreRow(trees, [value]))).toEqual([9, 14, 24]);
});

it('gives what stands in the section of a party to it', () => {
  const landlord: Parameters<typeof drawPage>[0] = [
    [40, 80, 'Landlord information'],
    [40, 100, 'Name: Orla Brennan'],
    [40, 120, 'Phone: (503) 555-0188'],
  ];
  expect(valuesOf('landlord_name', ...landlord)).toContain('Orla Brennan');
  expect(valuesOf('landlord_phone', ...landlord)).toContain('(503) 555-0188');
  expect(valuesOf('full_name', ...landlord)).toEqual([]);
});

it('takes apart what a caption asks of a party at once, over two lines and past another column', () => {
  const drawn: Parameters<typeof drawPage>[0] = [
    [40, 100, 'EMPLOYER’S name, street address, city, state, ZIP code,'],
    [40, 112, 'and telephone no.'],
    [40, 130, 'Bright Foods Inc'],
    [40, 142, '1460 Colony Street'],
    [400, 148, 'Wages'],
    [40, 154, 'Portland, OR 97205'],
    [40, 166, '(503) 555-0142'],
  ];
  expect(valuesOf('employer_name', ...drawn)).toContain('Bright Foods Inc');
  expect(valuesOf('employer_address', ...drawn)).toContain('1460 Colony Street, Portland, OR 97205');
  expect(valuesOf('employer_phone', ...drawn)).toContain('(503) 555-0142');
});

it('puts a street and a line with the town together', () => {
  expect(
    valuesOf(
      'address',
      [40, 100, 'Street address (including apt. no.)'],
      [40, 114, '200 2nd Street NE'],
      [40, 134, 'City or town, state or province, country, and ZIP or foreign postal code'],
      [40, 148, 'Waseca, MN 56093'],
    ),
  ).toContain('200 2nd Street NE, Waseca, MN 56093');
});

it('reads the terms of a loan in sentences', () => {
  const page = drawPage([
    [40, 100, 'The Lender is Harbour Credit Union. I will pay interest at a yearly rate of — 4.150 %.'],
    [
      40,
      114,
      'Payments will be in equal monthly installments of $2,500.00, the first payment is due on April 1, 2022,',
    ],
    [40, 128, 'and the note matures on April 1, 2032.'],
  ]);
  const found = proposeByProse(page, { ...context, type: 'other' }).map(({ name, value }) => `${name} ${value}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'lender_name Harbour Credit Union',
      'interest_rate 4.150',
      'monthly_payment 2500.00',
      'first_payment_date 2022-04-01',
      'maturity_date 2032-04-01',
    ]),
  );
});

it('takes no word without a capital for a place', () => {
  const placesIn = (...lines: readonly string[]) =>
    proposeByProse(drawPage(lines.map((line, row) => [40, 100 + 14 * row, line] as const)), context)
      .filter(({ name }) => name === 'place_of_birth')
      .map(({ value }) => value);
  expect(placesIn('I was born in Halifax on 17 April 1991.')).toContain('Halifax');
  expect(placesIn('I was born in the country where I live.')).toEqual([]);
});

it('takes the number that an office gave its form for nothing of the paper', () => {
  const form = drawPage([
    [40, 40, 'OMB Number: 4040-0004'],
    [40, 54, 'Expiration Date: 01/31/2029'],
  ]);
  expect(proposeByCaptions(layOutAs(form, context.type), context)).toEqual([]);
  expect(valuesOf('expiry_date', [40, 54, 'Expiration Date: 01/31/2029'])).toContain('2029-01-31');
});
