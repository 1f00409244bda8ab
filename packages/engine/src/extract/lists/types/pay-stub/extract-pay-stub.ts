// Payslips of any vendor: who is paid by whom, the period, and the columns of this period and of the year.
import type { Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts } from '../../find/make-facts.ts';
import { openPaper } from '../../find/read-paper.ts';
import { readPeriod } from '../../find/read-period.ts';
import { readEmployment } from '../read-employment.ts';
import { readDeductions } from './read-deductions.ts';
import { findPayColumns, readPayAmounts } from './read-pay-amounts.ts';
import { readPayMonth } from './read-pay-month.ts';

export const extractPayStub: Extractor = (context) => {
  const paper = openPaper(context);
  const columns = findPayColumns(paper);
  const readings = [
    ...readPeriod(paper, 'pay_period', { from: 'period_start', to: 'period_end' }),
    ...readPayAmounts(paper, columns),
    ...readEmployment(paper, 'employee_address'),
  ];
  if (!readings.some((reading) => reading.name === 'period_end')) readings.push(...readPayMonth(paper));
  const facts = makeFacts(context, readings);
  const deductions = readDeductions(paper, columns);
  const list = deductions ? [listFact(context, 'deductions', deductions.records, deductions.tokens, 0.8)] : [];
  return { facts: [...facts, ...list] };
};
