import { describe, expect, it } from 'vitest';
import { drawBlock, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const american = drawPage([
  ...drawBlock(40, 60, ['Harborview Dental Group LLC', '880 Pier Road', 'Tacoma, WA 98402']),
  [400, 60, 'Pay Statement', 14],
  [400, 85, 'Pay Period: 03/01/2024 - 03/15/2024'],
  [400, 98, 'Check Date: 03/20/2024'],
  ...drawBlock(40, 140, ['Ingrid Solheim', '12 Cedar Court Apt 3', 'Tacoma, WA 98405']),
  [40, 220, 'Earnings'],
  [200, 220, 'Rate'],
  [260, 220, 'Hours'],
  [330, 220, 'Current'],
  [420, 220, 'YTD'],
  [40, 235, 'Regular'],
  [200, 235, '30.00'],
  [260, 235, '80.00'],
  [330, 235, '2,400.00'],
  [410, 235, '14,400.00'],
  [40, 250, 'Gross Pay'],
  [330, 250, '2,400.00'],
  [410, 250, '14,400.00'],
  [40, 275, 'Federal Income Tax'],
  [330, 275, '260.00'],
  [410, 275, '1,560.00'],
  [40, 290, 'Social Security'],
  [330, 290, '148.80'],
  [410, 290, '892.80'],
  [40, 305, 'Medicare'],
  [330, 305, '34.80'],
  [410, 305, '208.80'],
  [40, 330, 'Net Pay'],
  [330, 330, '1,956.40'],
  [410, 330, '11,738.40'],
]);

describe('extractPayStub', () => {
  it('tells this period from the year, and employer from employee', async () => {
    expect(await readDrawn('pay_stub', american)).toMatchObject({
      employer_name: 'Harborview Dental Group LLC',
      employer_address: '880 Pier Road, Tacoma, WA 98402',
      full_name: 'Ingrid Solheim',
      employee_address: '12 Cedar Court Apt 3, Tacoma, WA 98405',
      period_start: '2024-03-01',
      period_end: '2024-03-15',
      pay_date: '2024-03-20',
      gross_pay: '2400.00',
      gross_pay_ytd: '14400.00',
      net_pay: '1956.40',
      net_pay_ytd: '11738.40',
      federal_income_tax: '260.00',
      social_security_tax: '148.80',
      medicare_tax: '34.80',
    });
  });

  it('proves the net by the lines between', async () => {
    const facts = await factsOf('pay_stub', american);
    expect(facts.filter((fact) => fact.tier === 'proved').map((fact) => fact.name)).toEqual(
      expect.arrayContaining(['gross_pay', 'net_pay', 'federal_income_tax', 'medicare_tax']),
    );
  });

  it('reads a British payslip with its boxes in a row', async () => {
    const page = drawPage([
      [40, 50, 'Brackenfield Logistics Ltd', 14],
      [40, 80, 'Employee Name'],
      [200, 80, 'Employee No.'],
      [330, 80, 'NI Number'],
      [450, 80, 'Tax Code'],
      [40, 93, 'Mr Owen Pritchard'],
      [200, 93, '00417'],
      [330, 93, 'QQ123456C'],
      [450, 93, '1257L'],
      [40, 120, 'Payment Date: 28/02/2024'],
      [250, 120, 'Period End: 29/02/2024'],
      [40, 160, 'Payments'],
      [250, 160, 'Amount'],
      [320, 160, 'Deductions'],
      [500, 160, 'Amount'],
      [40, 175, 'Basic Pay'],
      [250, 175, '2,850.00'],
      [320, 175, 'PAYE Tax'],
      [500, 175, '360.40'],
      [320, 190, 'National Insurance'],
      [500, 190, '180.24'],
      [40, 230, 'Total Gross Pay'],
      [250, 230, '2,850.00'],
      [320, 230, 'Total Deductions'],
      [500, 230, '540.64'],
      [320, 260, 'Net Pay'],
      [490, 260, '£2,309.36'],
    ]);
    expect(await readDrawn('pay_stub', page)).toMatchObject({
      employer_name: 'Brackenfield Logistics Ltd',
      full_name: 'Owen Pritchard',
      pay_date: '2024-02-28',
      period_end: '2024-02-29',
      gross_pay: '2850.00',
      total_deductions: '540.64',
      net_pay: '2309.36',
      tax_code: '1257L',
    });
  });

  it('reads sums under their headings, current over year to date', async () => {
    const page = drawPage([
      [40, 50, 'Copperline Services Inc.', 13],
      [40, 90, 'Employee: Tomas Villareal'],
      [300, 90, 'Pay Date: 05/10/2024'],
      [150, 300, 'Gross Earnings'],
      [270, 300, 'Taxes'],
      [350, 300, 'Deductions'],
      [460, 300, 'Net Pay'],
      [60, 315, 'Current'],
      [160, 315, '1,500.00'],
      [265, 315, '250.00'],
      [360, 315, '100.00'],
      [455, 315, '1,150.00'],
      [60, 330, 'YTD'],
      [155, 330, '13,500.00'],
      [260, 330, '2,250.00'],
      [360, 330, '900.00'],
      [450, 330, '10,350.00'],
    ]);
    expect(await readDrawn('pay_stub', page)).toMatchObject({
      employer_name: 'Copperline Services Inc.',
      full_name: 'Tomas Villareal',
      pay_date: '2024-05-10',
      gross_pay: '1500.00',
      gross_pay_ytd: '13500.00',
      net_pay: '1150.00',
      net_pay_ytd: '10350.00',
    });
  });

  it('tells nothing of an empty form', async () => {
    const page = drawPage([
      [40, 50, 'Pay Statement', 14],
      [40, 90, 'Employee:'],
      [40, 110, 'Pay Date:'],
      [40, 130, 'Gross Pay'],
      [40, 150, 'Net Pay'],
    ]);
    expect(await readDrawn('pay_stub', page)).toEqual({});
  });

  it('derives the period of a payslip that names a month', async () => {
    const facts = await factsOf(
      'pay_stub',
      drawPage([
        [40, 50, 'Saffron Systems Private Limited', 13],
        [40, 70, 'Payslip for the month of February 2024'],
        [40, 100, 'Employee Name : Lakshmi Venkataraman'],
        [40, 130, 'Gross Earnings'],
        [250, 130, '75,000.00'],
      ]),
    );
    expect(facts.filter((fact) => fact.name.startsWith('period')).map((fact) => [fact.value, fact.tier])).toEqual([
      ['2024-02-01', 'inferred'],
      ['2024-02-29', 'inferred'],
    ]);
  });

  it('reads sums whose captions are broken over two lines, the year beside the period', async () => {
    const page = drawPage([
      ...drawBlock(40, 60, ['Marrow & Finch Bakery LLC', '22 Mill Street', 'Dayton, OH 45402']),
      [40, 120, 'EMPLOYEE'],
      [40, 131, 'NAME'],
      [160, 120, 'EMPLOYEE'],
      [160, 131, 'ID'],
      [260, 120, 'PERIOD'],
      [260, 131, 'BEGIN'],
      [40, 146, 'Odalys Prewitt'],
      [160, 146, '00914'],
      [260, 146, '05/06/2024'],
      [40, 300, 'YTD'],
      [40, 311, 'DEDUCTIONS'],
      [160, 300, 'TOTAL'],
      [160, 311, 'GROSS'],
      [260, 300, 'TOTAL'],
      [260, 311, 'DEDUCTIONS'],
      [360, 300, 'NET'],
      [360, 311, 'PAY'],
      [40, 326, '3,120.80'],
      [160, 326, '1,900.00'],
      [260, 326, '390.10'],
      [360, 326, '1,509.90'],
    ]);
    expect(await readDrawn('pay_stub', page)).toMatchObject({
      full_name: 'Odalys Prewitt',
      employee_id: '00914',
      gross_pay: '1900.00',
      total_deductions: '390.10',
      net_pay: '1509.90',
    });
  });

  it('takes the only date for the day of payment, and no tax from a label that only begins with the word', async () => {
    const { drawn, facts } = drawnPaper(
      'the only date is the day of payment, and a label begins with the word for tax',
    );
    expect(await readDrawn('pay_stub', drawPage(drawn))).toMatchObject(facts);
  });
});
