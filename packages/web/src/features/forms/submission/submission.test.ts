// The papers behind a form, and the checklist before it.
import type { FormField, ValueSource } from '@oneform/contract';
import { expect, test } from 'vitest';
import { listPapers } from './list-papers.ts';
import { writeChecklist } from './write-checklist.ts';

const field = (label: string, given: Partial<FormField> = {}): FormField => ({
  ...{ name: label, label, kind: 'text', page: 1, box: [0, 0, 1, 1], asks: label, status: 'verified', value: 'x' },
  path: `a.${label}`,
  ...given,
});
const source = (document: string | null, page: number, left: number): ValueSource => ({
  ...{ path: '', kind: 'document', document_id: document, document_name: `${document}.jpg`, document_type: 'passport' },
  ...{ tier: 'read', confidence: 1, value: 'x', supports: true, by: '', at: '' },
  evidence: [{ page, box: [left, 0, left + 0.1, 0.1], quote: 'x' }],
});

test('papers come once, in the order of the form, with each mark once; what was not written needs none', () => {
  const sources: Record<string, ValueSource | undefined> = {
    'a.surname': source('pass', 2, 0.1),
    'a.number': source('pass', 1, 0.2),
    'a.again': source('pass', 1, 0.2),
    'a.pay': source('payslip', 1, 0.3),
    'a.gone': source(null, 1, 0.4),
    'a.unsure': source('other', 1, 0.5),
  };
  const fields = [
    ...['surname', 'pay', 'number', 'again', 'gone', 'typed'].map((label) => field(label)),
    field('unsure', { status: 'unsure' }),
  ];
  const papers = listPapers(fields, (path) => sources[path]);
  expect(papers.map(({ id, fields: labels }) => [id, labels])).toEqual([
    ['pass', ['surname', 'number', 'again']],
    ['payslip', ['pay']],
  ]);
  expect(papers[0]?.pages.map(({ number, boxes }) => [number, boxes.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('the checklist says what is in, what else is expected, and what is left to do', () => {
  const papers = listPapers([field('surname')], () => source('pass', 1, 0.1));
  const { groups } = writeChecklist({
    name: 'Visa',
    report: {
      filename: 'form (filled).pdf',
      fields: [field('surname'), field('Applicant', { kind: 'signature', status: 'blank', page: 3 })],
      pages: [{ width: 1, height: 1, rotation: 0 }],
      to_check: 2,
    },
    papers,
    expected: [
      { document_type: 'passport', label: 'Passport', description: 'Proves who you are.', yields: [] },
      { document_type: 'bank_statement', label: 'Bank statement', description: 'Shows means.', yields: [] },
    ],
  });
  expect(groups.map(({ items }) => items.map(({ isDone, text, detail }) => [isDone, text, detail]))).toEqual([
    [
      [true, 'form (filled).pdf', '1 page'],
      [true, 'pass.jpg', 'Passport · page 1 · supports 1 field'],
    ],
    [
      [true, 'Passport', 'In this file'],
      [false, 'Bank statement', 'Shows means.'],
    ],
    [
      [false, 'Check 2 fields', undefined],
      [false, 'Sign: Applicant', 'Page 3'],
      [false, 'Read the whole form once more', undefined],
    ],
  ]);
});
