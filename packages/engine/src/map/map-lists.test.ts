import { setValueAt } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import { address, buildPaper, buildSection } from './testing/build-paper.ts';

const jobFields = {
  employer_name: {},
  employer_address: { fields: address, person: 'employer', facts: ['employer_address'] },
  job_title: {},
  start_date: { type: 'date', facts: ['employment_start_date'] },
  end_date: { type: 'date', facts: ['employment_end_date'] },
} as const;
const list = (facts: string[], identity = ['employer_name', 'start_date']) => ({ identity, facts, items: jobFields });
const history = [buildSection('work', { jobs: list(['jobs']) })];
const split = [
  buildSection('now', { jobs: list(['current_jobs']) }),
  buildSection('before', { jobs: list(['previous_jobs']) }),
];

const cv = buildPaper('resume', {
  jobs: [
    { employer_name: 'Lang and Partners LLC', job_title: 'Engineer', start_date: '2017-09' },
    { employer_name: 'Adria Water', job_title: 'Trainee', start_date: '2012-01', end_date: '2017-08' },
  ],
});

type Json = NonNullable<Parameters<typeof setValueAt>[2]>;
function fill(
  sections: typeof history,
  data: Parameters<typeof setValueAt>[0],
  papers: readonly Parameters<typeof mapFacts>[0][],
) {
  return papers.reduce(
    (filled, paper) =>
      mapFacts(paper, { sections, data: filled }).reduce(
        (next, { path, value }) => setValueAt(next, path, value as Json, sections),
        filled,
      ),
    data,
  );
}
const jobsOf = (data: ReturnType<typeof fill>, section = 'work') =>
  ((data[section]?.jobs ?? []) as readonly Record<string, Json>[]).map(({ _id, ...job }) => job);

describe('repeated groups', () => {
  it('makes an item of each record of a list fact; months become their first day, inferred', () => {
    expect(jobsOf(fill(history, {}, [cv]))).toEqual([
      { employer_name: 'Lang and Partners LLC', job_title: 'Engineer', start_date: '2017-09-01' },
      { employer_name: 'Adria Water', job_title: 'Trainee', start_date: '2012-01-01', end_date: '2017-08-01' },
    ]);
    expect(mapFacts(cv, { sections: history, data: {} }).find(({ path }) => path.endsWith('start_date'))?.tier).toBe(
      'inferred',
    );
  });

  it('tells current jobs from previous ones by their end', () => {
    const data = fill(split, {}, [cv]);
    expect(jobsOf(data, 'now').map((job) => job.employer_name)).toEqual(['Lang and Partners LLC']);
    expect(jobsOf(data, 'before').map((job) => job.employer_name)).toEqual(['Adria Water']);
  });

  it('adds what a letter says to the job that the CV named, and makes no second one', () => {
    const letter = buildPaper('employment_letter', {
      employer_name: 'LANG AND PARTNERS, L.L.C.',
      employer_address: '475 Any Avenue, Chicago, IL 60601',
      employment_start_date: '2017-09-11',
    });
    const jobs = jobsOf(fill(history, {}, [cv, letter]));
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({
      job_title: 'Engineer',
      employer_address: { city: 'Chicago', postal_code: '60601' },
    });
  });

  it('reading a paper twice changes nothing', () => {
    const once = fill(history, {}, [cv]);
    expect(fill(history, once, [cv])).toEqual(once);
  });

  it('makes another item for another period with the same employer', () => {
    const again = buildPaper('employment_letter', {
      employer_name: 'Adria Water',
      employment_start_date: '2021-02-01',
    });
    expect(jobsOf(fill(history, {}, [cv, again]))).toHaveLength(3);
  });

  it('fills an item that is still empty before making one', () => {
    const data = fill(history, { work: { jobs: [{ _id: 'mine', employer_name: '' }] } }, [cv]);
    expect((data.work!.jobs as readonly { _id: string }[]).map(({ _id }) => _id)).toEqual([
      'mine',
      expect.stringMatching(/^[0-9a-z]{8}$/),
    ]);
  });

  it('makes no item of a paper that does not name the employer, but finds the one that began that day', () => {
    const nameless = buildPaper('employment_letter', { job_title: 'Manager', employment_start_date: '2006-06-06' });
    expect(jobsOf(fill(history, {}, [nameless]))).toEqual([]);
    const data = { work: { jobs: [{ _id: 'a', employer_name: 'Lang', start_date: '2006-06-06' }] } };
    expect(jobsOf(fill(history, data, [nameless]))).toMatchObject([{ employer_name: 'Lang', job_title: 'Manager' }]);
  });

  it('takes an earlier job out of single facts', () => {
    const letter = buildPaper('employment_letter', {
      employer_name: 'Lang',
      employment_start_date: '2006-06-06',
      previous_employer: 'Adria Water',
      previous_position: 'Operator',
      previous_employment_start: '2004-04-04',
      previous_employment_end: '2005-01-03',
    });
    const data = fill(split, {}, [letter]);
    expect(jobsOf(data, 'now')).toEqual([{ employer_name: 'Lang', start_date: '2006-06-06' }]);
    expect(jobsOf(data, 'before')).toEqual([
      { employer_name: 'Adria Water', job_title: 'Operator', start_date: '2004-04-04', end_date: '2005-01-03' },
    ]);
  });
});

describe('accounts', () => {
  const accounts = [
    buildSection('money', {
      jobs: {
        identity: ['account_number', 'bank_name'],
        items: { account_number: {}, bank_name: {}, balance: { type: 'number', facts: ['closing_balance'] } },
      },
    }),
  ];
  const statement = buildPaper('bank_statement', {
    bank_name: 'First River Bank',
    account_number: '001570525057',
    closing_balance: '3366.44',
    account_number_2: '157052505736',
    closing_balance_2: '17874.97',
  });

  it('makes an item of each numbered account', () => {
    expect(jobsOf(fill(accounts, {}, [statement]), 'money')).toEqual([
      { account_number: '001570525057', bank_name: 'First River Bank', balance: 3366.44 },
      { account_number: '157052505736', balance: 17874.97 },
    ]);
  });

  it('finds an account again by the digits that a masked number shows', () => {
    const masked = buildPaper('bank_statement', { account_number: '****5057', closing_balance: '10.00' });
    expect(jobsOf(fill(accounts, {}, [statement, masked]), 'money')).toHaveLength(2);
  });

  it('names the item, whether it is there or new', () => {
    const data = { money: { jobs: [{ _id: 'k3x9', account_number: '0015 7052 5057' }] } };
    const [first] = mapFacts(statement, { sections: accounts, data });
    expect(first).toMatchObject({
      path: 'money.jobs.k3x9.account_number',
      item: { listPath: 'money.jobs', id: 'k3x9', identity: { account_number: '001570525057' } },
    });
  });
});

describe('addresses', () => {
  const homes = [
    buildSection('history', {
      jobs: {
        identity: ['address.street', 'address.postal_code'],
        facts: ['addresses'],
        items: {
          address: { fields: address, facts: ['address', 'property_address@lease'] },
          monthly_rent: { type: 'number' },
        },
      },
    }),
  ];

  it('knows a home again however its street is shortened', () => {
    const licence = buildPaper('drivers_license', { address: '12 North Main St, Springfield, IL 62704-1249' });
    const lease = buildPaper('lease', {
      property_address: '12 N. Main Street, Springfield, IL 62704',
      monthly_rent: '1250',
    });
    expect(jobsOf(fill(homes, {}, [licence, lease]), 'history')).toMatchObject([{ monthly_rent: 1250 }]);
  });

  it('keeps the house next door apart', () => {
    const one = buildPaper('drivers_license', { address: '12 Main St, Springfield, IL 62704' });
    const other = buildPaper('drivers_license', { address: '14 Main St, Springfield, IL 62704' });
    expect(jobsOf(fill(homes, {}, [one, other]), 'history')).toHaveLength(2);
  });
});

describe('people in lists', () => {
  it('makes an item of each child', () => {
    const sections = [
      buildSection('family', {
        children: {
          person: 'child',
          identity: ['full_name'],
          items: { full_name: {}, date_of_birth: { type: 'date' } },
        },
      }),
    ];
    const paper = buildPaper(
      'tax_return',
      {
        'full_name#0': { value: 'Anna Novak', person: 'p0' },
        'full_name#1': { value: 'Eva Novak', person: 'p1' },
        'date_of_birth#1': { value: '2015-05-05', person: 'p1' },
        'full_name#2': { value: 'Ivan Novak', person: 'p2' },
      },
      {
        people: [
          { id: 'p0', role: 'subject', full_name: 'Anna Novak' },
          { id: 'p1', role: 'child', full_name: 'Eva Novak' },
          { id: 'p2', role: 'child', full_name: 'Ivan Novak' },
        ],
      },
    );
    const values = mapFacts(paper, { sections, data: {} }).map(({ value }) => value);
    expect(values).toEqual(['Eva Novak', '2015-05-05', 'Ivan Novak']);
  });
});
