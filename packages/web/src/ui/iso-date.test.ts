import { describe, expect, it } from 'vitest';
import { formatIsoDate, parseIsoDate, readFigures, tidyTypedDate } from './iso-date.ts';

describe('dates', () => {
  it('go there and back', () => {
    for (const text of ['2024-02-29', '1901-01-01', '0099-12-31', '2025-10-26']) {
      expect(formatIsoDate(parseIsoDate(text)!)).toBe(text);
    }
  });
  it('that do not exist are refused', () => {
    for (const text of ['2023-02-29', '2024-13-01', '2024-00-10', '24-01-01', '01/02/2024', '']) {
      expect(parseIsoDate(text)).toBeUndefined();
    }
  });
  it('are tidied only when the order is certain', () => {
    expect(tidyTypedDate('2024/3/9')).toBe('2024-03-09');
    expect(tidyTypedDate('20240309')).toBe('2024-03-09');
    expect(tidyTypedDate('03/09/2024')).toBe('03/09/2024');
    expect(tidyTypedDate(' next week ')).toBe('next week');
    expect(tidyTypedDate('Apr 7, 1991')).toBe('1991-04-07');
    expect(tidyTypedDate('7 april 1991')).toBe('1991-04-07');
    expect(tidyTypedDate('3rd Sept. 2024')).toBe('2024-09-03');
    expect(tidyTypedDate('17-APR-1991')).toBe('1991-04-17');
    expect(tidyTypedDate('Smarch 3, 2024')).toBe('Smarch 3, 2024');
  });
  it('of figures are tidied where only one order makes a day', () => {
    expect(tidyTypedDate('25/12/2027')).toBe('2027-12-25');
    expect(tidyTypedDate('12.25.2027')).toBe('2027-12-25');
    expect(tidyTypedDate('5-5-2027')).toBe('2027-05-05');
    expect(tidyTypedDate('30/02/2027')).toBe('30/02/2027');
    expect(readFigures('12/05/2027')).toEqual(['2027-05-12', '2027-12-05']);
    expect(readFigures('25/12/27')).toEqual([]);
  });
});
