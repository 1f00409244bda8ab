import { describe, expect, it, test } from 'vitest';
import type { DataValue } from '../collections/collection-data.ts';
import { buildSection } from '../testing/build-sections.ts';
import { checkReadiness } from './check-readiness.ts';
import { ReadinessRule } from './readiness-rule.ts';

const date = { type: 'date' } as const;
const sections = [
  buildSection('trip', {
    arrival: date,
    departure: date,
    expiry: { ...date, label: 'Passport expiry' },
    years_here: { type: 'number', label: 'years here' },
    signed: {},
    given: {},
    family: {},
    homes: { items: { from: date, until: date } },
    before: { items: { from: date } },
  }),
];

const check = (rule: object, trip: Record<string, DataValue>) =>
  checkReadiness({
    rules: [ReadinessRule.parse({ because: 'It is asked.', ...rule })],
    sections,
    data: { trip },
    today: '2026-11-21',
    cityElsewhere: () => undefined,
  });
const homes = (...stays: [string, string?][]) => ({
  homes: stays.map(([from, until], index) => ({ _id: `h${index}`, from, ...(until ? { until } : {}) })),
});

const order = { check: 'order', earlier: 'trip.arrival', later: 'trip.departure' };
const outlasts = { check: 'outlasts', date: 'trip.expiry', after: 'trip.departure', months: 3 };
const recent = { check: 'recent', date: 'trip.arrival', before: 'trip.departure', years: 10 };
const gaps = { check: 'no_gaps', from: 'trip.homes[].from', until: 'trip.homes[].until', years: 2 };
const earlier = { check: 'needs_earlier', lasts: 'trip.years_here', years: 2, earlier: 'trip.before' };
const since = { ...earlier, lasts: 'trip.homes[].from' };
const name = { check: 'same_name', name: 'trip.signed', as: ['trip.given', 'trip.family'] };

test.each<[string, object, Record<string, DataValue>, string[]]>([
  [
    'a later date before the earlier one',
    order,
    { arrival: '2027-05-02', departure: '2027-05-01' },
    ['"departure" is 2027-05-01, before 2027-05-02.'],
  ],
  ['the same day', order, { arrival: '2027-05-02', departure: '2027-05-02' }, []],
  ['one of two dates', order, { arrival: '2027-05-02' }, []],
  ['what is no date', order, { arrival: '2027-05-02', departure: '2027-02-30' }, []],
  ['three months to the day', outlasts, { departure: '2027-02-10', expiry: '2027-05-10' }, []],
  [
    'a day less than three months',
    outlasts,
    { departure: '2027-02-10', expiry: '2027-05-09' },
    ['"Passport expiry" is 2027-05-09; it should be 2027-05-10 or later.'],
  ],
  ['three months from the last of November', outlasts, { departure: '2026-11-30', expiry: '2027-02-28' }, []],
  ['ten years to the day', recent, { arrival: '2017-05-02', departure: '2027-05-02' }, []],
  [
    'over ten years',
    recent,
    { arrival: '2017-05-01', departure: '2027-05-02' },
    ['"arrival" is 2017-05-01; it should be 2017-05-02 or later.'],
  ],
  ['one stay till today', gaps, homes(['2024-11-30']), []],
  ['stays in any order, moved within a month', gaps, homes(['2025-07-01'], ['2020-01-01', '2025-06-05']), []],
  [
    'a gap between two stays',
    gaps,
    homes(['2020-01-01', '2025-02-28'], ['2025-06-01']),
    ['There is a gap from 2025-02-28 to 2025-05-31.'],
  ],
  [
    'nothing at the beginning and at the end',
    gaps,
    homes(['2025-03-01', '2026-03-01']),
    ['There is a gap from 2024-11-21 to 2025-02-28.', 'There is a gap from 2026-03-01 to 2026-11-21.'],
  ],
  ['a long stay that spans a short one', gaps, homes(['2020-01-01', '2026-11-20'], ['2021-01-01', '2021-02-01']), []],
  ['no stays at all', gaps, {}, []],
  [
    'a year, and nothing earlier',
    earlier,
    { years_here: 1 },
    ['"years here" covers less than 2 years, and nothing earlier is listed.'],
  ],
  ['two years', earlier, { years_here: 2 }, []],
  ['nothing said of the years', earlier, {}, []],
  ['a year, and something earlier', earlier, { years_here: 1, before: [{ _id: 'b', from: '2020-01-01' }] }, []],
  [
    'since last year, and nothing earlier',
    since,
    homes(['2025-12-01']),
    ['"homes › from" covers less than 2 years, and nothing earlier is listed.'],
  ],
  ['one of two since long', since, homes(['2025-12-01'], ['2019-12-01']), []],
  ['the same name in other letters', name, { signed: 'ZOË m. KELLER', given: 'Zoe', family: 'Keller' }, []],
  [
    'another name',
    name,
    { signed: 'Z. Novak', given: 'Zoe', family: 'Keller' },
    ['"signed" is Z. Novak, not Zoe Keller.'],
  ],
  ['no signature yet', name, { given: 'Zoe', family: 'Keller' }, []],
])('%s', (_name, rule, data, details) => {
  expect(check(rule, data).map(({ detail }) => detail)).toEqual(details);
});

describe('a finding', () => {
  it('says why, by whom, and where to look, what wants a change first', () => {
    const source = 'Article 12';
    expect(check({ ...order, source }, { arrival: '2027-05-02', departure: '2027-05-01' })).toEqual([
      {
        check: 'order',
        because: 'It is asked.',
        source,
        detail: expect.any(String),
        fields: [
          { path: 'trip.departure', label: 'departure' },
          { path: 'trip.arrival', label: 'arrival' },
        ],
      },
    ]);
  });

  it('compares the dates of one item only, and names the item', () => {
    const rule = { check: 'order', earlier: 'trip.homes[].from', later: 'trip.homes[].until' };
    const found = check(rule, homes(['2025-01-01', '2025-02-01'], ['2024-01-01', '2023-01-01']));
    expect(found.map(({ fields }) => fields[0]!.path)).toEqual(['trip.homes.h1.until']);
  });
});
