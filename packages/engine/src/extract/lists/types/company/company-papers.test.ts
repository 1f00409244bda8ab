import { describe, expect, it } from 'vitest';
import { drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

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
    const { drawn, facts } = drawnPaper('the letter that assigns a number');
    expect(await readDrawn('ein_letter', drawPage(drawn))).toMatchObject(facts);
  });
});
