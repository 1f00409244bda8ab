import { expect, it } from 'vitest';
import type { Page, ReadDocument } from '#document/read-document.ts';
import { drawPaper, type Paper } from '#testing/paper.ts';
import { allPapers } from '#testing/papers/all-papers.ts';
import { categorise } from './categorise.ts';
import { getKindWeights } from './kind-weights.ts';
import { scorePage } from './score-page.ts';

const taken = (...pages: Page[]) =>
  categorise({ mediaType: 'application/pdf', sha256: '0'.repeat(64), pages, problems: [] });

const draw = (type: Paper['type'], number: number): Page => {
  const paper = allPapers.find((one) => one.type === type)!;
  return { ...drawPaper(paper), number };
};

it.each([
  ['a shopping list', 'eggs\nmilk\nflour, two kilos\ncandles'],
  ['a poem', 'The lamp is low, the tide is slow\nand nobody is home\nthe gulls have gone where gulls will go'],
  ['a timetable', 'Bus 14\nHarbour 07:10 07:40 08:10\nMill Street 07:18 07:48 08:18\nStation 07:25 07:55 08:25'],
  [
    'a page of a novel',
    'She had not been in the house for years.\nThe stairs creaked as they always had, and the cat looked up.',
  ],
  ['figures alone', '12 44 91\n18 20 77\n5 6 7'],
  ['minutes of a meeting', 'Present: eleven members\nThe gate will be painted in May.\nNext meeting on Tuesday.'],
  [
    'a package leaflet',
    'Take one tablet with water.\nKeep out of the reach of children.\nDo not use after the date printed on the box.',
  ],
])('%s is none of the known papers', (_, text) => {
  const page = drawPaper({ type: 'other', about: '', text });
  expect(taken(page).type).toBe('other');
});

it.each<[Paper['type'], string, string]>([
  [
    'receipt',
    'a till roll on which its name stands nowhere',
    'Kettle and Thread\n9 Quay Street\nPorthallow PL4 2AB\n3/8/2024 16:42\n2 Linen apron  58.00\n1 Tea towel  11.50\nSub-total  69.50\nVAT  11.58\nTotal  69.50\nServed by Wren',
  ],
  [
    'tax_form_w9',
    'a form that is filled in by an applicant too',
    '# Form W-9 Request for Taxpayer Identification Number and Certification\n1 Name of entity/individual. An entry is required.\nWren Talbot\n3a Check the appropriate box for federal tax classification\nIndividual/sole proprietor  C corporation  S corporation  Partnership\n5 Address (number, street, and apt. or suite no.)\n40 Quay Street\nPart I  Taxpayer Identification Number (TIN)\nEnter your TIN in the appropriate box to avoid backup withholding.\nSign Here  Signature of U.S. person  Date',
  ],
  [
    'pay_stub',
    'a payslip without a title',
    'Quayside Bakery Ltd\nEmployee  Wren Talbot  Tax code  1257L\nPaid on  28/06/2024  NI number  QQ 12 34 56 C\nBasic pay  1,920.00  PAYE tax  174.40\nOvertime  96.00  National Insurance  77.44\nPension  100.80\nGross pay  2,016.00  Deductions  352.64\nNet pay  1,663.36',
  ],
  [
    'offer_letter',
    'an offer in few words',
    'Dear Wren,\nwe liked meeting you on Friday and would love you to join the bakery as our pastry chef.\nYour pay will be $24 an hour, and you could start on 5 August 2024.\nPlease sign below and send this back to us by Monday if you would like the job.\nKind regards\nQuayside Bakery',
  ],
])('%s: %s', (type, _, text) => {
  expect(taken(drawPaper({ type, about: '', text }))).toMatchObject({ type, parts: [{ pages: [1] }] });
});

it('goes on with a contract whose later pages could be of anything', () => {
  const clauses = drawPaper({
    type: 'lease',
    about: '',
    text: 'Talbot / Quayside lease\n12. Insurance. The tenant insures his own belongings.\n13. Smoking is not allowed in the building.\n14. Notices are given in writing.\nPage 2 of 2',
  });
  const first = drawPaper({
    type: 'lease',
    about: '',
    text: '# RESIDENTIAL LEASE AGREEMENT\nLandlord  Ida Quayside\nTenant  Wren Talbot\nThe tenant pays the landlord a monthly rent of $1,400 for the premises at 40 Quay Street.\nSecurity deposit  $1,400\nPage 1 of 2',
  });
  expect(taken({ ...first, number: 1 }, { ...clauses, number: 2 })).toMatchObject({
    type: 'lease',
    parts: [{ type: 'lease', pages: [1, 2] }],
  });
});

it('has three papers or more of every kind that letters and forms come in', () => {
  const counts = Map.groupBy(allPapers, (paper) => paper.type);
  for (const type of [
    'pay_stub',
    'bank_statement',
    'utility_bill',
    'invoice',
    'receipt',
    'employment_letter',
    'lease',
  ] as const)
    expect(counts.get(type)?.length ?? 0, type).toBeGreaterThanOrEqual(3);
});

it('tells the papers of one file apart by page', () => {
  const { type, parts } = taken(draw('pay_stub', 1), draw('bank_statement', 2), draw('lease', 3));
  expect(type).toBe('multiple');
  expect(parts.map((part) => [part.type, part.pages])).toEqual([
    ['pay_stub', [1]],
    ['bank_statement', [2]],
    ['lease', [3]],
  ]);
});

it('asks the page model where words say little', () => {
  const page = drawPaper({ type: 'other', about: '', text: 'No. 4417\nHarbour Street 12\n18.40\n3.20\n21.60' });
  const seenAs = (name: string) =>
    new Map([[page.number, { spans: [], kinds: [{ name, probability: 0.999 }], firstPage: 1 }]]);
  const read: ReadDocument = { mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [page], problems: [] };
  const [receipt, passport] = ['receipt', 'passport'].map((name) =>
    scorePage(page, getKindWeights(), seenAs(name).get(page.number)),
  );
  const { types } = getKindWeights();
  expect(receipt!.all[types.indexOf('receipt')]).toBeGreaterThan(passport!.all[types.indexOf('receipt')]!);
  expect(categorise(read, seenAs('receipt'))).not.toEqual(categorise(read, seenAs('passport')));
});
