// Lowers the confidence of impossible facts: sums that no printed amount explains, a part larger than its whole, days
// in the wrong order.
import type { Fact } from '#document/facts.ts';
import type { Page } from '#document/read-document.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import { isExplained } from './explain-difference.ts';

/** Never filled without a question. */
const refuted = 0.6;

/** Of the facts of one document those that contradict each other, or what is possible, are no surer than a guess. `today`: ISO. */
export function refuteFacts(
  facts: readonly Fact[],
  pages: readonly Page[],
  today = new Date().toISOString().slice(0, 10),
): Fact[] {
  const doubted = new Set([
    ...findLargerParts(facts),
    ...findUnexplainedPay(facts, pages),
    ...findImpossibleDays(facts, today),
    ...findNumbersOfDoubted(facts),
  ]);
  return facts.map((fact) => (doubted.has(fact) ? doubt(fact) : fact));
}

const doubt = (fact: Fact): Fact => ({
  ...fact,
  tier: fact.tier === 'proved' ? 'read' : fact.tier,
  confidence: Math.min(fact.confidence, refuted),
});

/** A part, and what it is part of. */
const wholes: readonly (readonly [part: string, whole: string])[] = [
  ['net_pay', 'gross_pay'],
  ['total_deductions', 'gross_pay'],
  ['income_tax', 'gross_pay'],
  ['federal_income_tax', 'gross_pay'],
  ['gross_pay', 'gross_pay_ytd'],
  ['net_pay', 'net_pay_ytd'],
  ['tax', 'total'],
  ['federal_income_tax_withheld', 'wages'],
];

function findLargerParts(facts: readonly Fact[]): Fact[] {
  return wholes.flatMap(([partName, wholeName]) => {
    const [part, whole] = [find(facts, partName), find(facts, wholeName)];
    return part && whole && centsOf(whole) > 0 && centsOf(part) > centsOf(whole) ? [part, whole] : [];
  });
}

/** The difference of gross and net pay must be printed: in one sum, or in several that add up to it. */
function findUnexplainedPay(facts: readonly Fact[], pages: readonly Page[]): Fact[] {
  const [gross, net] = [find(facts, 'gross_pay'), find(facts, 'net_pay')];
  if (!gross || !net || centsOf(gross) <= 0 || centsOf(gross) === centsOf(net)) return [];
  const [whole, rest] = [Math.abs(centsOf(gross)), Math.abs(centsOf(net))];
  const lines = pages.flatMap((page) => page.lines);
  const printed = lines
    .flatMap(({ text }) => findMoney(text))
    .filter(({ isAmount }) => isAmount)
    .map(({ value }) => Math.abs(Math.round(100 * Number(value))))
    .filter((cents) => cents > 0 && cents !== whole && cents !== rest);
  // Of an amount under a stamp only the cents may be legible.
  const isOther = printed.length > 0 || lines.some(({ text }) => spoiltAmount.test(text));
  return !isOther || isExplained(whole - rest, printed) ? [] : [gross, net];
}

const spoiltAmount = /\d\D{0,3}[^\d\s.,][\s\D]{0,3}[.,]\d{2}$/;

/** In this order, each day no later than the next. */
const orders: readonly (readonly [earlier: string, later: string])[] = [
  ['date_of_birth', 'issue_date'],
  ['date_of_birth', 'expiry_date'],
  ['issue_date', 'expiry_date'],
  ['valid_from', 'expiry_date'],
  ['lease_start_date', 'lease_end_date'],
  ['effective_date', 'expiration_date'],
  ['period_start', 'period_end'],
  ['employment_start_date', 'employment_end_date'],
];
/** Nobody has been born or issued a paper tomorrow. */
const past = ['date_of_birth', 'spouse_date_of_birth', 'issue_date'];

function findImpossibleDays(facts: readonly Fact[], today: string): Fact[] {
  const days = facts.filter(({ type, value }) => type === 'date' && typeof value === 'string');
  const dayOf = (name: string): Fact | undefined => days.find((fact) => fact.name === name && !fact.person);
  return [
    ...days.filter(({ name, value }) => past.includes(name) && String(value) > today),
    ...orders.flatMap(([earlier, later]) => {
      const [first, last] = [dayOf(earlier), dayOf(later)];
      const length = Math.min(String(first?.value).length, String(last?.value).length);
      return first &&
        last &&
        String(first.value) <= today &&
        String(first.value).slice(0, length) > String(last.value).slice(0, length)
        ? [first, last]
        : [];
    }),
  ];
}

/** An account number that is an IBAN whose check digits fail is as unsure as that. */
function findNumbersOfDoubted(facts: readonly Fact[]): Fact[] {
  const iban = facts.find(({ name, value }) => name === 'iban' && typeof value === 'string');
  if (!iban || iban.tier === 'proved' || iban.confidence > refuted) return [];
  const digits = squash(String(iban.value));
  return facts.filter(
    ({ name, value }) =>
      typeof value === 'string' && /account|bank_code|sort_code/.test(name) && digits.includes(squash(value)),
  );
}

const find = (facts: readonly Fact[], name: string): Fact | undefined =>
  facts.find((fact) => fact.name === name && fact.type === 'money' && Number.isFinite(Number(fact.value)));

const centsOf = ({ value }: Fact): number => Math.round(100 * Number(value));
