import { describe, expect, it } from 'vitest';
import { drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';

describe('company papers', () => {
  it('reads a British certificate of incorporation', async () => {
    const page = drawPage([
      [150, 60, 'CERTIFICATE OF INCORPORATION', 16],
      [150, 80, 'OF A PRIVATE LIMITED COMPANY'],
      [200, 110, 'Company No. 14882037'],
      ...drawBlock(80, 150, [
        'The Registrar of Companies for England and Wales hereby certifies that',
        'TAMARIND LANE BAKERY LIMITED is this day incorporated under the Companies Act 2006',
        'as a private company.',
        'Given at Companies House, Cardiff, on 3rd July 2023.',
      ]),
    ]);
    expect(await readDrawn('certificate_of_incorporation', page)).toMatchObject({
      company_name: 'TAMARIND LANE BAKERY LIMITED',
      company_number: '14882037',
      incorporation_date: '2023-07-03',
    });
  });

  it('reads articles', async () => {
    const page = drawPage([
      [180, 60, 'ARTICLES OF ORGANIZATION', 16],
      [220, 80, 'State of Oregon'],
      ...drawBlock(60, 120, [
        'ARTICLE I: The name of the limited liability company is Saffron Ridge Orchards, LLC.',
        'ARTICLE II: The registered agent is Priscilla Van Houten.',
        'ARTICLE III: The principal office of the company is located at 410 Orchard Road, Hood River, OR 97031.',
        'Filed on February 9, 2024 in the office of the Secretary of State.',
      ]),
    ]);
    expect(await readDrawn('articles', page)).toMatchObject({
      company_name: 'Saffron Ridge Orchards, LLC',
      jurisdiction: 'Oregon',
      registered_agent: 'Priscilla Van Houten',
      registered_office: '410 Orchard Road, Hood River, OR 97031',
      incorporation_date: '2024-02-09',
    });
  });

  it('reads the letter that assigns a number', async () => {
    const page = drawPage([
      ...drawBlock(40, 50, ['DEPARTMENT OF THE TREASURY', 'INTERNAL REVENUE SERVICE', 'CINCINNATI OH 45999-0023']),
      [350, 60, 'Date of this notice: 02-20-2024'],
      [350, 80, 'Employer Identification Number:'],
      [350, 93, '88-2204177'],
      [350, 113, 'Form: SS-4'],
      ...drawBlock(40, 150, ['SAFFRON RIDGE ORCHARDS LLC', '410 ORCHARD RD', 'HOOD RIVER, OR 97031']),
      [40, 230, 'WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER'],
      [40, 250, 'Thank you for applying. We assigned you EIN 88-2204177. This EIN will identify you.'],
    ]);
    expect(await readDrawn('ein_letter', page)).toMatchObject({
      employer_ein: '88-2204177',
      company_name: 'SAFFRON RIDGE ORCHARDS LLC',
      company_address: '410 ORCHARD RD, HOOD RIVER, OR 97031',
      issue_date: '2024-02-20',
      form_number: 'SS-4',
    });
  });
});
