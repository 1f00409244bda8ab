import type { DocumentType } from '@oneform/contract';
import { expect, it } from 'vitest';
import type { CategorisedPart } from '#document/facts.ts';
import type { Page } from '#document/read-document.ts';
import { extractFacts } from '#extract/extract-facts.ts';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { splitRepeated } from './split-repeated.ts';

interface Slip {
  readonly name: string;
  readonly month: string;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
}

const january: Slip = { name: 'Maya Lindgren', month: '01', gross: '2,480.00', tax: '386.40', net: '2,093.60' };
const march: Slip = { ...january, month: '03', gross: '2,600.00', tax: '410.00', net: '2,190.00' };
const ofOther: Slip = { ...january, name: 'Joel Okafor', gross: '1,900.00', tax: '250.00', net: '1,650.00' };

const slipAt = (x: number, y: number, { name, month, gross, tax, net }: Slip): Drawn[] => {
  const rows: readonly (readonly [string, string])[] = [
    ['Employee name', name],
    ['Pay date', `28/${month}/2026`],
    ['Pay period', `01/${month}/2026 - 28/${month}/2026`],
    ['Gross pay', gross],
    ['Income tax', tax],
    ['Net pay', net],
  ];
  return [
    [x, y, 'Sandbrook Joinery Ltd', 12],
    [x, y + 18, 'PAYSLIP', 12],
    ...rows.flatMap(([caption, value], row): Drawn[] => [
      [x, y + 40 + 18 * row, caption, 8],
      [x + 90, y + 40 + 18 * row, value, 8],
    ]),
  ];
};

function splitOf(type: DocumentType, ...pages: readonly Page[]) {
  const parts: CategorisedPart[] = [{ type, confidence: 0.95, pages: pages.map(({ number }) => number) }];
  const read = { mediaType: 'application/pdf' as const, sha256: '', pages, problems: [] };
  return splitRepeated({ read, type, confidence: 0.95, parts });
}

/** By part: whose it is and what was paid. */
const payOf = (split: ReturnType<typeof splitOf>) => {
  const { facts, parts } = extractFacts(split);
  return parts.map((_, part) =>
    ['full_name', 'gross_pay', 'net_pay'].map(
      (name) => facts.find((fact) => fact.name === name && (fact.part ?? 0) === part)?.value,
    ),
  );
};

it('tells payslips of two months and of two people apart by page', () => {
  const months = splitOf('pay_stub', drawPage(slipAt(40, 60, january), 1), drawPage(slipAt(40, 60, march), 2));
  expect(payOf(months)).toEqual([
    ['Maya Lindgren', '2480.00', '2093.60'],
    ['Maya Lindgren', '2600.00', '2190.00'],
  ]);
  const people = splitOf('pay_stub', drawPage(slipAt(40, 60, january), 1), drawPage(slipAt(40, 60, ofOther), 2));
  expect(payOf(people)).toEqual([
    ['Maya Lindgren', '2480.00', '2093.60'],
    ['Joel Okafor', '1900.00', '1650.00'],
  ]);
});

it('tells them apart on one page, side by side and one over the other', () => {
  const expected = [
    ['Maya Lindgren', '2480.00', '2093.60'],
    ['Joel Okafor', '1900.00', '1650.00'],
  ];
  const beside = drawPage([...slipAt(30, 60, january), ...slipAt(330, 60, ofOther)]);
  expect(payOf(splitOf('pay_stub', beside))).toEqual(expected);
  const below = drawPage([...slipAt(40, 60, january), ...slipAt(40, 400, ofOther)]);
  expect(payOf(splitOf('pay_stub', below))).toEqual(expected);
});

it('keeps together what goes on, what is a copy, and what is filled in about two people', () => {
  const copy = splitOf('pay_stub', drawPage(slipAt(40, 60, january), 1), drawPage(slipAt(40, 60, january), 2));
  expect(copy.parts).toHaveLength(1);
  const next = drawPage([...slipAt(40, 60, march), [300, 20, 'Page 2 of 2', 8]], 2);
  expect(splitOf('pay_stub', drawPage(slipAt(40, 60, january), 1), next).parts).toHaveLength(1);
  const statement = (page: number, rows: Drawn[]) =>
    drawPage(
      [
        [40, 40, 'Harbour Savings Bank', 12],
        [40, 60, 'Account number'],
        [200, 60, '70872490'],
        [40, 76, 'Statement period'],
        [200, 76, '01/02/2026 - 28/02/2026'],
        [40, 100, 'Date'],
        [140, 100, 'Description'],
        [320, 100, 'Amount'],
        [420, 100, 'Balance'],
        ...rows,
      ],
      page,
    );
  const first = statement(1, [
    [40, 116, '03/02/2026'],
    [140, 116, 'Bakery'],
    [320, 116, '12.00'],
    [420, 116, '988.00'],
  ]);
  const second = statement(2, [
    [40, 116, '17/02/2026'],
    [140, 116, 'Salary'],
    [320, 116, '900.00'],
    [420, 116, '1,888.00'],
  ]);
  expect(splitOf('bank_statement', first, second).parts).toHaveLength(1);
  const form = drawPage([...slipAt(30, 60, january), ...slipAt(330, 60, ofOther)]);
  expect(splitOf('application_form', form).parts).toHaveLength(1);
});
