import { describe, expect, it, test } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { drawPage, factsOf, pictureOf } from '#testing/draw-page.ts';
import { isExplained } from './explain-difference.ts';
import { refuteFacts } from './refute-facts.ts';

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

const fact = (name: string, value: string, type: Fact['type'] = 'money'): Fact => ({
  name,
  value,
  raw: value,
  type,
  tier: 'proved',
  confidence: 0.99,
  evidence: [{ page: 1, box: [0, 0, 1, 1], quote: value }],
});
const doubted = (facts: readonly Fact[], today?: string): string[] =>
  refuteFacts(facts, [], today).flatMap(({ name, tier, confidence }) =>
    confidence < filledUnasked && tier !== 'proved' ? [name] : [],
  );

const paySlip = (net: string, ...deductions: [caption: string, amount: string][]) =>
  drawPage([
    [40, 40, 'Sandbrook Joinery Ltd', 14],
    [40, 70, 'PAYSLIP', 14],
    [40, 100, 'Employee name'],
    [300, 100, 'Maya Lindgren'],
    [40, 120, 'Gross pay'],
    [300, 120, '2,480.00'],
    ...deductions.flatMap(([caption, amount], row): [number, number, string][] => [
      [40, 140 + 20 * row, caption],
      [300, 140 + 20 * row, amount],
    ]),
    [40, 140 + 20 * deductions.length, 'Net pay'],
    [300, 140 + 20 * deductions.length, net],
  ]);

const sureOf = async (page: ReturnType<typeof paySlip>): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    (await factsOf('pay_stub', page)).map(({ name, confidence }) => [name, confidence >= filledUnasked]),
  );

describe('refuteFacts', () => {
  it('is sure of pay whose deductions make up the difference', async () => {
    const page = paySlip('1,893.60', ['Income tax', '386.40'], ['National Insurance', '200.00']);
    expect(await sureOf(page)).toMatchObject({ gross_pay: true, net_pay: true });
  });

  it('is unsure of pay that no printed deductions explain', async () => {
    const page = paySlip('1,393.60', ['Income tax', '386.40'], ['National Insurance', '200.00']);
    expect(await sureOf(page)).toMatchObject({ gross_pay: false, net_pay: false });
  });

  it('is unsure of pay where the deductions are spoilt', async () => {
    const page = pictureOf([
      [40, 70, 'PAYSLIP', 14],
      [40, 120, 'Gross pay'],
      [300, 120, '2,480.00'],
      [40, 140, 'Income tax'],
      [300, 140, '38: .40'],
      [40, 160, 'Net pay'],
      [300, 160, '93.60'],
    ]);
    expect(await sureOf(page)).toMatchObject({ net_pay: false });
  });

  it('knows that a part is no larger than the whole', () => {
    expect(doubted([fact('gross_pay', '20.00'), fact('net_pay', '1893.60')])).toEqual(['gross_pay', 'net_pay']);
    expect(doubted([fact('tax', '180.00'), fact('total', '18.00')])).toEqual(['tax', 'total']);
    expect(doubted([fact('gross_pay', '2480.00'), fact('gross_pay_ytd', '4960.00')])).toEqual([]);
  });

  it('knows that nobody is born tomorrow, and that papers are issued before they expire', () => {
    const day = (name: string, value: string): Fact => fact(name, value, 'date');
    expect(doubted([day('date_of_birth', '2036-05-05'), day('expiry_date', '2031-12-04')], '2026-11-28')).toEqual([
      'date_of_birth',
    ]);
    expect(doubted([day('issue_date', '2025-03-01'), day('expiry_date', '2020-03-01')], '2026-11-28')).toEqual([
      'issue_date',
      'expiry_date',
    ]);
    expect(doubted([day('issue_date', '2020-03-01'), day('expiry_date', '2020-03')], '2026-11-28')).toEqual([]);
  });

  it('is no surer of an account number than of the IBAN that it is taken from', async () => {
    const page = drawPage([
      [40, 50, 'APPLICATION FORM', 14],
      [40, 80, 'IBAN'],
      [200, 80, 'NL91 ABNA 0417 1643 01'],
    ]);
    const facts = await factsOf('application_form', page);
    expect(facts.map(({ name, confidence }) => [name, confidence < filledUnasked])).toEqual(
      expect.arrayContaining([
        ['iban', true],
        ['account_number', true],
      ]),
    );
  });
});

test.each([
  [58_640, [38_640, 20_000], true],
  [58_640, [38_640, 10_000, 10_000], true],
  [58_640, [60_000, 1_360], true],
  [58_641, [38_640, 20_000], false],
  [5, [], false],
])('of %d explained by %j: %s', (difference, amounts, expected) => {
  expect(isExplained(difference, amounts)).toBe(expected);
});
