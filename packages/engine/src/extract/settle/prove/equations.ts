// Sums that papers must keep: names of the facts, what is added and what is taken away.

export interface Equation {
  readonly plus: readonly string[];
  readonly minus: readonly string[];
  /** Count where they are printed; each may be left out. */
  readonly maybePlus?: readonly string[];
  readonly maybeMinus?: readonly string[];
  readonly equals: string;
}

export const equations: readonly Equation[] = [
  { plus: ['gross_pay'], minus: ['total_deductions'], equals: 'net_pay' },
  {
    plus: ['opening_balance', 'total_deposits'],
    minus: ['total_withdrawals'],
    maybePlus: ['interest_paid'],
    maybeMinus: ['fees'],
    equals: 'closing_balance',
  },
  {
    plus: ['subtotal', 'tax'],
    minus: [],
    maybePlus: ['shipping', 'tip', 'rounding'],
    maybeMinus: ['discount', 'rounding'],
    equals: 'total',
  },
  // What a till prints where somebody pays in cash; of two totals the rounded one is paid.
  { plus: ['total', 'change'], minus: [], equals: 'amount_paid' },
  { plus: ['previous_balance', 'current_charges'], minus: [], maybeMinus: ['payments'], equals: 'amount_due' },
];

/** A list whose amounts add up to a sum, and what it is taken from. */
export interface ListEquation {
  readonly list: string;
  /** Absent: the amounts alone make the sum. */
  readonly from?: string;
  readonly equals: readonly string[];
  /** Facts of these names are proved too when their value is one of the amounts. */
  readonly items?: readonly string[];
}

export const listEquations: readonly ListEquation[] = [
  {
    list: 'deductions',
    from: 'gross_pay',
    equals: ['net_pay'],
    items: ['federal_income_tax', 'social_security_tax', 'medicare_tax', 'state_income_tax', 'income_tax'],
  },
  { list: 'line_items', equals: ['subtotal', 'total'] },
];

/** One fact is a fixed share of another (26 U.S.C. 3101: social security 6.2 %, Medicare 1.45 % of wages). */
export const shares: readonly { readonly part: string; readonly whole: string; readonly rate: number }[] = [
  { part: 'social_security_tax_withheld', whole: 'social_security_wages', rate: 0.062 },
  { part: 'medicare_tax_withheld', whole: 'medicare_wages', rate: 0.0145 },
];
