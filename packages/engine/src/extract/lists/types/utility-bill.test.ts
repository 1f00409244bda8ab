import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';

const bill = (...drawn: Drawn[]) => readDrawn('utility_bill', drawPage(drawn));

describe('extractUtilityBill', () => {
  it('reads supplier, customer, place, sums and days', async () => {
    expect(
      await bill(
        [40, 50, 'Prairie Light Electric Company', 15],
        [380, 60, 'Account Number:'],
        [480, 60, '88-20417-3'],
        [380, 75, 'Bill Date:'],
        [480, 75, '03/08/2024'],
        [380, 90, 'Due Date:'],
        [480, 90, '03/29/2024'],
        [380, 105, 'Amount Due:'],
        [480, 105, '$142.18'],
        ...drawBlock(40, 140, ['KOFI MENSAH', '318 PRAIRIE AVE', 'TOPEKA, KS 66603']),
        [40, 200, 'Service Address: 318 Prairie Ave, Topeka, KS 66603'],
        [40, 215, 'Service Period: 02/05/2024 - 03/05/2024'],
        [40, 240, 'Previous Balance'],
        [250, 240, '$128.40'],
        [40, 255, 'Payments Received'],
        [250, 255, '-$128.40'],
        [40, 270, 'Current Charges'],
        [250, 270, '$142.18'],
      ),
    ).toMatchObject({
      utility_provider: 'Prairie Light Electric Company',
      account_number: '88-20417-3',
      statement_date: '2024-03-08',
      due_date: '2024-03-29',
      amount_due: '142.18',
      full_name: 'KOFI MENSAH',
      service_address: '318 Prairie Ave, Topeka, KS 66603',
      previous_balance: '128.40',
      period_start: '2024-02-05',
      period_end: '2024-03-05',
    });
  });

  it('reads a British bill', async () => {
    expect(
      await bill(
        [40, 50, 'Severn Vale Water plc', 14],
        ...drawBlock(40, 100, ['Mrs Gwen Maddox', '21 Priory Road', 'Gloucester GL1 2RT']),
        [350, 100, 'Customer number'],
        [350, 113, '900 417 22'],
        [350, 135, 'Total amount due'],
        [350, 150, '£211.64', 14],
        [350, 175, 'Please pay by'],
        [350, 188, '14 June 2024'],
      ),
    ).toMatchObject({
      utility_provider: 'Severn Vale Water plc',
      full_name: 'Gwen Maddox',
      address: '21 Priory Road, Gloucester GL1 2RT',
      amount_due: '211.64',
      due_date: '2024-06-14',
      currency: 'GBP',
    });
  });

  it('reads the meter in the heading of its readings, and the day of posting', async () => {
    expect(
      await bill(
        [40, 50, 'Sandhill Gas Company', 15],
        [380, 60, 'Account Number:'],
        [480, 60, '40 771 2205'],
        [380, 75, 'Date Mailed'],
        [480, 75, 'Mar 4, 2025'],
        [40, 200, 'Meter Reading  Meter Number: 5520187 (Next read date: Apr 2, 2025)'],
      ),
    ).toMatchObject({ statement_date: '2025-03-04', meter_number: '5520187' });
  });
});
