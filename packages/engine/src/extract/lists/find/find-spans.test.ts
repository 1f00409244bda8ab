import { describe, expect, it } from 'vitest';
import { findSpans } from './find-spans.ts';

describe('findSpans', () => {
  it.each([
    ['01/02/2020 – CURRENT', 'day-first', '2020-02-01', undefined],
    ['02/15/2020 - 11/30/2021', 'unknown', '2020-02-15', '2021-11-30'],
    ['15.09.2017 – 31.01.2020', 'unknown', '2017-09-15', '2020-01-31'],
    ['03/04/2019 - 05/06/2020', 'unknown', '2019', '2020'],
    ['1 Feb 2018 to 30 June 2019', 'unknown', '2018-02-01', '2019-06-30'],
    ['June 2019 to till date', 'unknown', '2019-06', undefined],
    ['04/2019 – heute', 'unknown', '2019-04', undefined],
    ['2023 Jul –', 'unknown', '2023-07', undefined],
    ['2017 Aug – 2023 Jun', 'unknown', '2017-08', '2023-06'],
    ['2014/2015', 'unknown', '2014', '2015'],
    ['2012–15', 'unknown', '2012', '2015'],
    ['2018/19', 'unknown', '2018', '2019'],
    ['2019-05 to 2021-02', 'unknown', '2019-05', '2021-02'],
    ['2012-05', 'unknown', undefined, undefined],
  ] as const)('%s (%s)', (text, order, start, end) => {
    const [span] = findSpans(text, order);
    expect([span?.start, span?.end]).toEqual([start, end]);
  });
});
