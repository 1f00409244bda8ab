import { describe, expect, it } from 'vitest';
import { readWordedDate } from './read-worded-date.ts';

describe('readWordedDate', () => {
  it.each([
    ['this eleventh day of May, two thousand and nineteen', '2019-05-11'],
    ['Given on the twenty-third day of June in the year two thousand twenty-one', '2021-06-23'],
    ['the 4th day of December, 2015', '2015-12-04'],
    ['the thirtieth of April, nineteen hundred and ninety-eight', '1998-04-30'],
  ])('%s', (text, value) => {
    expect(readWordedDate(text)?.value).toBe(value);
  });

  it('leaves texts without a day alone', () => {
    expect(readWordedDate('on the first day of term in two thousand classrooms')).toBeNull();
  });
});
