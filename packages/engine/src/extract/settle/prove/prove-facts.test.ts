import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact, FactRecord } from '#document/facts.ts';
import { proveFacts } from './prove-facts.ts';

function fact(name: string, value: string | readonly FactRecord[], type: Fact['type'] = 'money'): Fact {
  return {
    name,
    value,
    raw: String(value),
    type,
    tier: 'read',
    confidence: 0.8,
    evidence: [{ page: 1, box: [0, 0, 1, 1], quote: 'x' }],
  };
}
const tiers = (facts: readonly Fact[]): Record<string, string> =>
  Object.fromEntries(facts.map(({ name, tier }) => [name, tier]));
const money = (cents: number): string => (cents / 100).toFixed(2);

describe('proveFacts', () => {
  it('proves a payslip whose gross less deductions is its net', () => {
    const facts = [fact('gross_pay', '3000.00'), fact('total_deductions', '812.40'), fact('net_pay', '2187.60')];
    expect(tiers(proveFacts(facts))).toEqual({ gross_pay: 'proved', total_deductions: 'proved', net_pay: 'proved' });
  });

  it('proves gross, net and the taxes among the deductions when the lines add up', () => {
    const lines = [
      { description: 'Federal Income Tax', amount: '40.60' },
      { description: 'Medicare', amount: '6.56' },
      { description: 'Refund', amount: '-1.16' },
    ];
    const facts = [
      fact('gross_pay', '452.43'),
      fact('net_pay', '406.43'),
      fact('deductions', lines, 'list'),
      fact('federal_income_tax', '40.60'),
      fact('state_income_tax', '9.99'),
    ];
    expect(tiers(proveFacts(facts))).toEqual({
      gross_pay: 'proved',
      net_pay: 'proved',
      deductions: 'proved',
      federal_income_tax: 'proved',
      state_income_tax: 'read',
    });
  });

  it('leaves everything as read when one amount is a cent off', () => {
    const amount = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(amount, amount, amount, (opening, deposits, withdrawals) => {
        const closing = opening + deposits - withdrawals;
        fc.pre(closing !== 0);
        const facts = (last: number): Fact[] => [
          fact('opening_balance', money(opening)),
          fact('total_deposits', money(deposits)),
          fact('total_withdrawals', money(withdrawals)),
          fact('closing_balance', money(last)),
        ];
        expect(new Set(Object.values(tiers(proveFacts(facts(closing)))))).toEqual(new Set(['proved']));
        expect(new Set(Object.values(tiers(proveFacts(facts(closing + 1)))))).toEqual(new Set(['read']));
      }),
    );
  });

  it('counts shipping and discount only where they are printed and make the sum', () => {
    const facts = [
      fact('subtotal', '100.00'),
      fact('tax', '8.00'),
      fact('shipping', '5.00'),
      fact('discount', '10.00'),
      fact('total', '103.00'),
    ];
    expect(tiers(proveFacts(facts))).toMatchObject({
      subtotal: 'proved',
      shipping: 'proved',
      discount: 'proved',
      total: 'proved',
    });
    const other = [fact('subtotal', '100.00'), fact('tax', '8.00'), fact('shipping', '5.00'), fact('total', '108.00')];
    expect(tiers(proveFacts(other))).toMatchObject({ total: 'proved', shipping: 'read' });
  });

  it('proves wages by the tax that is a fixed share of them', () => {
    const facts = [
      fact('social_security_wages', '50000.00'),
      fact('social_security_tax_withheld', '3100.00'),
      fact('medicare_wages', '50000.00'),
      fact('medicare_tax_withheld', '720.00'),
    ];
    expect(tiers(proveFacts(facts))).toEqual({
      social_security_wages: 'proved',
      social_security_tax_withheld: 'proved',
      medicare_wages: 'read',
      medicare_tax_withheld: 'read',
    });
  });

  it('proves an IBAN, and doubts one that fails with the repair beside it', () => {
    expect(proveFacts([fact('iban', 'DE89370400440532013000', 'code')])[0]).toMatchObject({
      tier: 'proved',
      confidence: 0.99,
    });
    expect(proveFacts([fact('iban', 'GB82WE5T12345698765432', 'code')])[0]).toMatchObject({
      tier: 'read',
      confidence: 0.6,
      value: 'GB82WE5T12345698765432',
      alternatives: ['GB82WEST12345698765432'],
    });
  });

  it('never proves what was inferred', () => {
    const total = { ...fact('net_pay', '2187.60'), tier: 'inferred' as const };
    expect(tiers(proveFacts([fact('gross_pay', '3000.00'), fact('total_deductions', '812.40'), total])).net_pay).toBe(
      'inferred',
    );
  });
});
