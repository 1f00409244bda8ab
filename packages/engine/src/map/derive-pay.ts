// Monthly and yearly pay from each other and from payslips; only where the period is known, so that the arithmetic is certain.
import { deriveFact, findText } from './derive-fact.ts';
import type { BoundFact } from './proposed-value.ts';

type Text = BoundFact & { readonly value: string };

/** Pay periods a year. */
const periodsByWording: readonly (readonly [wording: RegExp, periods: number])[] = [
  [/bi-?weekly|every (?:two|2|other) weeks?|fortnight/i, 26],
  [/semi-?monthly|twice (?:a|per) month/i, 24],
  [/week/i, 52],
  [/month/i, 12],
];

export function derivePay(facts: readonly BoundFact[]): BoundFact[] {
  const all = [...facts];
  const derive = (name: string, source: Text, factor: number, further: readonly BoundFact[] = []) => {
    const amount = Number(source.value);
    if (findText(all, name) !== undefined || !Number.isFinite(amount) || source.value.trim() === '') return;
    all.push(
      deriveFact(name, (Math.round(amount * factor * 100) / 100).toFixed(2), [source, ...further], 0.9, 'money'),
    );
  };
  const annual = findText(all, 'annual_base_pay');
  const monthly = findText(all, 'base_monthly_income');
  if (annual !== undefined) derive('base_monthly_income', annual, 1 / 12);
  else if (monthly !== undefined) derive('annual_base_pay', monthly, 12);

  const gross = findText(all, 'gross_pay');
  const period = payPeriods(all);
  if (gross !== undefined && period !== undefined) {
    derive('gross_monthly_income', gross, period.perYear / 12, period.sources);
  }
  return all;
}

function payPeriods(
  facts: readonly BoundFact[],
): { readonly perYear: number; readonly sources: readonly BoundFact[] } | undefined {
  const worded = findText(facts, 'pay_frequency') ?? findText(facts, 'pay_period');
  const known = worded && periodsByWording.find(([wording]) => wording.test(worded.value));
  if (worded !== undefined && known !== undefined) return { perYear: known[1], sources: [worded] };
  const from = findText(facts, 'period_start');
  const to = findText(facts, 'period_end');
  const perYear = from && to && periodsOf(from.value, to.value);
  return perYear === undefined ? undefined : { perYear, sources: [from!, to!] };
}

/** Weeks by their length; months and half months only when they begin and end where months do. */
function periodsOf(from: string, to: string): number | undefined {
  const start = new Date(`${from}T00:00:00Z`);
  const end = new Date(`${to}T00:00:00Z`);
  const days = (end.getTime() - start.getTime()) / 86_400_000 + 1;
  const nextDay = new Date(end.getTime() + 86_400_000);
  const startsAt = start.getUTCDate();
  const endsMonth = nextDay.getUTCDate() === 1;
  if (days === 7) return 52;
  if (startsAt === 1 && endsMonth && days <= 31) return 12;
  if ((startsAt === 1 && end.getUTCDate() === 15 && days === 15) || (startsAt === 16 && endsMonth && days <= 16))
    return 24;
  return days === 14 ? 26 : undefined;
}
