// Contacts of whoever issued a paper never are those of the person it is about.

import type { DocumentType } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, factsOf } from '#testing/draw-page.ts';

const contacts = /^(?:phone|home_phone|cell_phone|alternate_phone|email|website)$/;

/** Values of contacts, the person's own and the issuer's. */
async function tell(type: DocumentType, ...drawn: Drawn[]) {
  const facts = (await factsOf(type, drawPage(drawn))).filter(({ name }) => contacts.test(name));
  const values = (isIssuers: boolean) =>
    new Set(facts.filter((fact) => (fact.isIssuers ?? false) === isIssuers).map(({ value }) => value));
  return { own: values(false), issuers: values(true) };
}

const statement: Drawn[] = [
  [40, 50, 'Harbour National Bank', 14],
  ...drawBlock(40, 110, ['Mara Lindgren', '12 Quay Street', 'Portland, OR 97201']),
  [360, 110, 'Account number: 4400123456'],
  [360, 124, 'Statement period: 05/01/2024 to 05/31/2024'],
  [40, 220, 'Opening balance'],
  [460, 220, '$1,200.00'],
  [40, 236, 'Closing balance'],
  [460, 236, '$1,150.00'],
];

describe('a paper that somebody issued', () => {
  it('keeps the hotline, the site and the mailbox of a bank', async () => {
    const { own, issuers } = await tell(
      'bank_statement',
      ...statement,
      [40, 730, 'Customer service: 1-800-555-0199'],
      [40, 745, 'www.harbournational.com'],
      [300, 745, 'help@harbournational.com'],
    );
    expect(own).toEqual(new Set());
    expect(issuers).toContain('www.harbournational.com');
  });

  it("gives back what stands in the person's own address", async () => {
    const { own } = await tell('bank_statement', ...statement, [40, 149, 'mara.lindgren@example.com']);
    expect(own).toEqual(new Set(['mara.lindgren@example.com']));
  });

  it('takes the number in a letterhead for the employer’s', async () => {
    const { own } = await tell(
      'pay_stub',
      ...drawBlock(40, 50, ['Granite Peak Lifts Ltd', '14 Quarry Way', 'Bedford, NH 03110', '(603) 555-0177']),
      [40, 150, 'Employee: Mara Lindgren'],
      [40, 170, 'Pay period: 05/01/2024 - 05/15/2024'],
      [40, 190, 'Gross pay'],
      [300, 190, '2,000.00'],
    );
    expect(own).toEqual(new Set());
  });
});

describe('a form that the person filled in', () => {
  it('has the office’s telephone over the questions and the person’s own among them', async () => {
    const { own, issuers } = await tell(
      'application_form',
      [150, 40, 'Energy Assistance Program', 14],
      ...drawBlock(40, 80, [
        '3330 E. Harmon Road, Las Vegas, NV 89121',
        'Telephone: (702) 555-0104   Fax: (702) 555-0141',
      ]),
      [40, 180, 'Name: Mara Lindgren'],
      [40, 200, 'Home address: 12 Quay Street, Portland, OR 97201'],
      [40, 220, 'Home phone: (503) 555-0122'],
      [40, 240, 'E-mail: mara@example.com'],
    );
    expect(own).toEqual(new Set(['+15035550122', 'mara@example.com']));
    expect(issuers).not.toContain('+15035550122');
  });

  it('leaves a résumé its owner’s', async () => {
    const { own, issuers } = await tell(
      'resume',
      [200, 50, 'Mara Lindgren', 18],
      [120, 70, 'Portland, OR 97201'],
      [300, 70, '(503) 555-0122'],
      [420, 70, 'mara@lindgren.dev'],
      [40, 120, 'Experience'],
      [40, 140, 'Engineer, Granite Peak Lifts Ltd, 2019 to 2023'],
    );
    expect(own.size).toBeGreaterThan(1);
    expect(issuers).toEqual(new Set());
  });
});

it('takes the mail address among the answers of a form, not the surer one of the agency over them', async () => {
  const { own, issuers } = await tell(
    'application_form',
    [150, 40, 'Harbour Lettings Ltd', 14],
    ...drawBlock(40, 80, ['3 Harmon Road, Las Vegas, NV 89121', 'E-mail: lettings@harbourlettings.example']),
    [40, 180, 'Name: Mara Lindgren'],
    [40, 200, 'Home address: 12 Quay Street, Portland, OR 97201'],
    [40, 220, 'Contact'],
    [200, 220, 'mara@example.com'],
  );
  expect([own, issuers]).toEqual([new Set(['mara@example.com']), new Set()]);
});
