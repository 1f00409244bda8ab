import { describe, expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { completeFromLists } from './complete-from-lists.ts';

const place = { page: 1, box: [0, 0, 1, 1], quote: '' } as unknown as Fact['evidence'][number];

const fact = (name: string, value: Fact['value'], confidence = 0.9): Fact => ({
  name,
  value,
  raw: '',
  type: 'string',
  tier: 'read',
  confidence,
  evidence: [{ ...place, quote: name }],
});

const jobs = fact('jobs', [
  { employer_name: 'Acme', job_title: 'Planner', start_date: '2016', end_date: '2019' },
  { employer_name: 'Bell', job_title: 'Clerk', start_date: '2012', end_date: '2016' },
]);
const read = [
  jobs,
  fact('previous_employer', 'Acme'),
  fact('previous_position', 'Planner'),
  fact('previous_employment_start', '2016'),
  fact('previous_employment_end', '2019'),
];

describe('completeFromLists', () => {
  it('tells what is missing of an entry that two facts agree on, with its place and no surer than they are', () => {
    const told = [fact('previous_employment_start', '2016', 0.8), fact('previous_employment_end', '2019')];
    const complete = completeFromLists(told, read);
    expect(complete.map(({ name, value }) => [name, value])).toEqual([
      ['previous_employment_start', '2016'],
      ['previous_employment_end', '2019'],
      ['previous_employer', 'Acme'],
      ['previous_position', 'Planner'],
    ]);
    expect(complete[2]).toMatchObject({ confidence: 0.76, evidence: [{ quote: 'previous_employer' }] });
  });

  it('takes nothing from another entry, and keeps what no entry says', () => {
    const told = [
      fact('previous_employment_start', '2016'),
      fact('previous_employment_end', '2019'),
      fact('previous_position', 'Clerk'),
      fact('previous_employer', 'Acme Holding'),
    ];
    const complete = completeFromLists(told, read);
    expect(complete.find(({ name }) => name === 'previous_position')?.value).toBe('Planner');
    expect(complete.find(({ name }) => name === 'previous_employer')?.value).toBe('Acme Holding');
  });

  it('tells nothing of an entry that one fact alone speaks for', () => {
    const told = [fact('previous_employment_end', '2019')];
    expect(completeFromLists(told, read)).toEqual(told);
  });
});
