import { describe, expect, it } from 'vitest';
import { mergeData } from './merge-data.ts';

describe('mergeData', () => {
  it('changes only what was sent', () => {
    const present = { personal: { name: 'Ada', home: { city: 'Paris', zip: '75001' } }, work: { title: 'Clerk' } };
    expect(mergeData(present, { personal: { home: { city: 'Lyon' } } })).toEqual({
      personal: { name: 'Ada', home: { city: 'Lyon', zip: '75001' } },
      work: { title: 'Clerk' },
    });
  });

  it('takes the items and their order as sent, and keeps of each what was not sent', () => {
    const jobs = [
      { _id: 'a', employer: 'One', title: 'Clerk' },
      { _id: 'b', employer: 'Two', title: 'Chief' },
    ];
    const sent = [{ _id: 'b', title: 'Head' }, { employer: 'Three' }];
    expect(mergeData({ work: { jobs } }, { work: { jobs: sent } })).toEqual({
      work: { jobs: [{ _id: 'b', employer: 'Two', title: 'Head' }, { employer: 'Three' }] },
    });
  });

  it('lets a value become another kind of value', () => {
    expect(mergeData({ s: { a: { b: 1 } } }, { s: { a: 'text' } })).toEqual({ s: { a: 'text' } });
    expect(mergeData({ s: { a: ['x'] } }, { s: { a: [] } })).toEqual({ s: { a: [] } });
  });

  it('is at home with keys that objects have by nature', () => {
    const sent = JSON.parse('{"s":{"constructor":"a","toString":"b"}}');
    expect(mergeData({ s: { x: 1 } }, sent)).toEqual({ s: { x: 1, constructor: 'a', toString: 'b' } });
  });
});
