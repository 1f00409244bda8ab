import { expect, test } from 'vitest';
import type { DataValue } from '../collections/collection-data.ts';
import { buildSection } from '../testing/build-sections.ts';
import { checkReadiness } from './check-readiness.ts';

const date = { type: 'date' } as const;
const sections = [
  buildSection('me', {
    city: {},
    country: {},
    state: {},
    postal_code: {},
    date_of_birth: date,
    passport_issue_date: date,
    passport_expiry_date: date,
    policy_effective_date: date,
    jobs: {
      items: {
        start_date: { ...date, atomic: 'employment_start_date' },
        end_date: { ...date, atomic: 'employment_end_date' },
      },
    },
  }),
];
const cityElsewhere = (city: string, country: string) =>
  city === 'Munich' && country !== 'Germany' ? 'Germany' : undefined;
const check = (me: Record<string, DataValue>) =>
  checkReadiness({ rules: [], sections, data: { me }, today: '2026-11-28', cityElsewhere }).map(({ detail }) => detail);

test.each<[string, Record<string, DataValue>, string[]]>([
  [
    'a code of another state',
    { state: 'NY', postal_code: '94588' },
    ['94588 is a postal code of California, not of NY.'],
  ],
  ['the state in words', { state: 'New York', postal_code: '12018-1234' }, []],
  ['a code of its state', { state: 'CA', postal_code: '94588' }, []],
  ['a code that two states share', { state: 'NY', postal_code: '06390' }, []],
  [
    'a province',
    { state: 'Ontario', postal_code: 'V6B 1A1' },
    ['V6B 1A1 is a postal code of British Columbia, not of Ontario.'],
  ],
  [
    'an Australian state',
    { state: 'VIC', postal_code: '2000' },
    ['2000 is a postal code of New South Wales, not of VIC.'],
  ],
  ['its own territory', { state: 'ACT', postal_code: '2601' }, []],
  [
    'a Brazilian state whose letters are an American one',
    { state: 'SC', postal_code: '01310-100' },
    ['01310-100 is a postal code of São Paulo, not of SC.'],
  ],
  ['the American one', { state: 'SC', postal_code: '29401' }, []],
  [
    'a Mexican state',
    { state: 'Jalisco', postal_code: '64000' },
    ['64000 is a postal code of Nuevo León, not of Jalisco.'],
  ],
  [
    'an Indian state',
    { state: 'Kerala', postal_code: '560 001' },
    ['560 001 is a postal code of Karnataka, not of Kerala.'],
  ],
  ['one of its own', { state: 'Karnataka', postal_code: '560001' }, []],
  ['a state that is none of these', { state: 'Bayern', postal_code: '80331' }, []],
  ['a city of its country', { city: 'Munich', country: 'Germany' }, []],
  ['a city of another country', { city: 'Munich', country: 'France' }, ['Munich is a city of Germany, not of France.']],
  ['a city without a country', { city: 'Munich' }, []],
  [
    'an expiry before the issue',
    { passport_issue_date: '2024-05-01', passport_expiry_date: '2023-05-01' },
    ['"passport_expiry_date" is 2023-05-01, before 2024-05-01.'],
  ],
  [
    'a job that ends before it starts',
    { jobs: [{ _id: 'a', start_date: '2024-01-01', end_date: '2022-01-01' }] },
    ['"jobs › end_date" is 2022-01-01, before 2024-01-01.'],
  ],
  [
    'issued before birth',
    { date_of_birth: '1990-01-01', passport_issue_date: '1980-01-01' },
    ['"passport_issue_date" is 1980-01-01, before the birth on 1990-01-01.'],
  ],
  ['a policy of before', { date_of_birth: '1990-01-01', policy_effective_date: '1980-01-01' }, []],
])('%s', (_, me, details) => {
  expect(check(me)).toEqual(details);
});
