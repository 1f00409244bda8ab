import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { failureNotice, leftAloneNotice, restoredNotice } from './review-notice.ts';

test('restoring all tells how many, and what went wrong', () => {
  expect(restoredNotice({ restored_count: 3, errors: [] }).title).toBe('Restored 3 updates.');
  const partial = restoredNotice({
    restored_count: 2,
    errors: [{ update_id: 'u', path: 'a', message: 'Name has changed since.' }],
  });
  expect(partial).toEqual({
    tone: 'amber',
    title: 'Restored 2 updates. 1 errors occurred.',
    detail: 'Name has changed since.',
  });
});

test("a failure keeps the server's words under the headline", () => {
  const error = new ApiError('x', { code: 'update_already_resolved', status: 409, detail: 'Already approved.' });
  expect(failureNotice('Approve failed', error)).toMatchObject({
    title: 'Approve failed',
    detail: 'Already approved.',
  });
});

test('nothing left alone says nothing', () => {
  expect(leftAloneNotice([])).toBeUndefined();
  expect(leftAloneNotice([{ message: 'a' }, { message: 'b' }])?.title).toBe('2 fields left unchanged.');
});
