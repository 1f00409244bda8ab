import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';

const insurance = (...drawn: Drawn[]) => readDrawn('insurance_policy', drawPage(drawn));

describe('extractInsurancePolicy', () => {
  it('reads a member card', async () => {
    expect(
      await insurance(
        [40, 50, 'Blue Heron Health Plan', 15],
        [40, 90, 'Member: ESTHER NAKAMURA'],
        [40, 105, 'Member ID: XJH-204-1187'],
        [40, 120, 'Group Number: 77120'],
        [300, 90, 'RxBIN: 610011'],
        [300, 105, 'RxPCN: BHRX'],
        [300, 120, 'RxGrp: BH01'],
        [40, 140, 'Effective Date: 01/01/2024'],
        [300, 140, 'Payer ID: 41822'],
      ),
    ).toMatchObject({
      insurer_name: 'Blue Heron Health Plan',
      full_name: 'ESTHER NAKAMURA',
      member_id: 'XJH-204-1187',
      group_number: '77120',
      rx_bin: '610011',
      rx_group: 'BH01',
      payer_id: '41822',
      effective_date: '2024-01-01',
    });
  });

  it('reads a policy declaration', async () => {
    expect(
      await insurance(
        [40, 50, 'Stonegate Mutual Insurance Company', 15],
        [40, 66, 'Auto Policy Declarations'],
        [40, 100, 'Policy Number:'],
        [150, 100, 'AP 4402-9917'],
        [40, 115, 'Policy Period:'],
        [150, 115, '07/01/2024 to 01/01/2025'],
        [40, 140, 'Named Insured'],
        ...drawBlock(40, 153, ['Lorenzo Caruso', '66 Vine Street', 'Albany, NY 12207']),
        [40, 220, 'Total Premium'],
        [200, 220, '$684.00'],
      ),
    ).toMatchObject({
      insurer_name: 'Stonegate Mutual Insurance Company',
      policy_number: 'AP 4402-9917',
      effective_date: '2024-07-01',
      expiration_date: '2025-01-01',
      full_name: 'Lorenzo Caruso',
      address: '66 Vine Street, Albany, NY 12207',
      premium: '684.00',
    });
  });
});
