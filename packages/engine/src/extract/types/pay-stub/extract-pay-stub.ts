// Payslips of any vendor: who is paid by whom, for which days, and the sums of this period and of the year.
import type { Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { type FieldRule, openPaper, type Paper, readFields } from '../../find/read-paper.ts';
import { readPeriod } from '../../find/read-period.ts';
import { readEmployment } from '../read-employment.ts';
import { readDeductions } from './read-deductions.ts';
import { findPayColumns, readPayAmounts } from './read-pay-amounts.ts';
import { readPayMonth } from './read-pay-month.ts';

const fields: readonly FieldRule[] = [
  { name: 'pay_date', kind: 'date', below: 2 },
  { name: 'period_start', kind: 'date', below: 2 },
  { name: 'period_end', kind: 'date', below: 2 },
  { name: 'ssn', kind: 'ssn', below: 2 },
  { name: 'job_title', kind: 'text', below: 0, accept: (finding) => /\p{L}{3}/u.test(finding.value) },
  {
    name: 'marital_status',
    kind: 'text',
    below: 0,
    phrases: ['taxable marital status'],
    accept: (finding) => /^(?:single|married|divorced|widow|separated|head)/i.test(finding.value),
  },
  { name: 'employee_id', kind: 'code', below: 2, accept: (finding) => /\d/.test(finding.value) },
  { name: 'tax_code', kind: 'code', below: 2, anywhere: true },
  // Britain writes its number in pairs, Ireland seven figures and one or two letters.
  {
    name: 'national_id_number',
    kind: 'text',
    below: 2,
    anywhere: true,
    only: [
      'ni number',
      'ni no',
      'n.i. number',
      'n.i. no',
      'national insurance number',
      'national insurance no',
      'nino',
      'ni no.',
    ],
    accept: (finding) => /^[A-Z]{2}\s?(?:\d{2}\s?){3}[A-D]?$/.test(finding.value),
  },
  {
    name: 'national_id_number',
    kind: 'code',
    below: 2,
    anywhere: true,
    only: ['pps no', 'pps number', 'pps no.', 'ppsn', 'pps'],
    accept: (finding) => /^\d{7}[A-W][A-IW]?$/.test(finding.value),
  },
];

export const extractPayStub: Extractor = (context) => {
  const paper = openPaper(context);
  const columns = findPayColumns(paper);
  const readings = [
    ...readFields(paper, fields),
    ...readPeriod(paper, 'pay_period', { from: 'period_start', to: 'period_end' }),
    ...readPayAmounts(paper, columns),
    ...readEmployment(paper, 'employee_address'),
  ];
  if (!readings.some((reading) => reading.name === 'pay_date')) readings.push(...readLoneDate(paper));
  if (!readings.some((reading) => reading.name === 'period_end')) readings.push(...readPayMonth(paper));
  const facts = makeFacts(context, readings);
  const deductions = readDeductions(paper, columns);
  const list = deductions ? [listFact(context, 'deductions', deductions.records, deductions.tokens, 0.8)] : [];
  return { facts: [...facts, ...list] };
};

/** The only day a payslip has, called nothing but `Date`, is the day of its payment. */
function readLoneDate(paper: Paper): Reading[] {
  const dates = readFields(paper, [{ name: 'pay_date', kind: 'date', below: 2, only: ['date'] }]);
  return new Set(dates.map(({ value }) => value)).size === 1 ? dates : [];
}
