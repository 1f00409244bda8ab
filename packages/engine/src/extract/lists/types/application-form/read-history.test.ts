import { describe, expect, it } from 'vitest';
import { drawPage, readDrawn } from '#testing/draw-page.ts';

describe('readHistories', () => {
  it('reads dates in one column, and ends where the next table begins', async () => {
    const facts = await readDrawn(
      'application_form',
      drawPage([
        [50, 90, 'School'],
        [220, 90, 'City'],
        [350, 90, 'Dates attended'],
        [480, 90, 'Degree'],
        [50, 103, 'Marchmont College'],
        [220, 103, 'Elkfield'],
        [350, 103, '08/2016 – 05/2020'],
        [480, 103, 'B.S. Forestry'],
        [50, 130, 'Employer or organization'],
        [220, 130, 'Position'],
        [350, 130, 'From'],
        [480, 130, 'To'],
        [50, 143, 'Stream Watch (current)'],
        [220, 143, 'Field technician'],
        [350, 143, '05/20/2024'],
        [50, 156, 'Packer Pool & Park'],
        [220, 156, 'Lifeguard'],
        [350, 156, '06/10/2021'],
        [480, 156, '08/19/2023'],
      ]),
    );
    expect(facts.schools).toEqual([
      {
        university: 'Marchmont College',
        degree: 'B.S. Forestry',
        start_date: '2016-08',
        end_date: '2020-05',
        location: 'Elkfield',
      },
    ]);
    expect(facts.jobs).toEqual([
      { employer_name: 'Stream Watch', job_title: 'Field technician', start_date: '2024-05-20' },
      { employer_name: 'Packer Pool & Park', job_title: 'Lifeguard', start_date: '2021-06-10', end_date: '2023-08-19' },
    ]);
  });
});
