import { expect, test } from 'vitest';
import { isFiltering, noFilter, readFilter, toQuery } from './document-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

test('the address says what is asked of the server', () => {
  expect(toQuery(read('q=+pass+&show=to_decide&type=passport&person=p1'))).toEqual({
    q: 'pass',
    to_decide: 'true',
    document_type: 'passport',
    person_id: 'p1',
  });
  expect(toQuery(read('show=error'))).toEqual({ processing_status: 'error' });
});

test('an empty or unknown word narrows nothing', () => {
  expect(isFiltering(read('q=&show=everything&page=2'))).toBe(false);
  expect(isFiltering(noFilter)).toBe(false);
  expect(isFiltering(read('show=pending'))).toBe(true);
});
