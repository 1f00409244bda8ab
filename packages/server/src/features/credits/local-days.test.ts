import { describe, expect, it } from 'vitest';
import { lastDays, localDay } from './local-days.ts';

describe('localDay', () => {
  it('is the day on the wall, not in UTC', () => {
    const moment = new Date('2026-03-01T23:30:00Z');
    expect(localDay(moment, 'UTC')).toBe('2026-03-01');
    expect(localDay(moment, 'Asia/Kathmandu')).toBe('2026-03-02');
    expect(localDay(moment, 'America/Los_Angeles')).toBe('2026-03-01');
  });
});

describe('lastDays', () => {
  it('has every day once, over the change of the clocks and leap days', () => {
    expect(lastDays(new Date('2026-03-30T10:00:00Z'), 'Europe/Berlin', 3)).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(lastDays(new Date('2028-03-01T12:00:00Z'), 'UTC', 2)).toEqual(['2028-02-29', '2028-03-01']);
    expect(new Set(lastDays(new Date(), 'America/Havana', 366)).size).toBe(366);
  });
});
