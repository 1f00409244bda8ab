import { expect, test } from 'vitest';
import { afterPoll, isFinished } from './watch.ts';

const passport = { id: 'a', display_name: 'passport.jpg' };
const payslip = { id: 'b', display_name: 'payslip.pdf' };

test('what is in work is watched and what left is checked', () => {
  const first = afterPoll(new Map(), [passport, payslip]);
  expect(first.toCheck).toEqual([]);
  const second = afterPoll(first.watch, [payslip]);
  expect(second.toCheck).toEqual(['a']);
  // Still watched until its status is known: the check itself may fail.
  expect(afterPoll(second.watch, [payslip]).toCheck).toEqual(['a']);
});

test('a document that was never seen in work is checked when it was started from here', () => {
  expect(afterPoll(new Map([['c', 'scan.png']]), []).toCheck).toEqual(['c']);
});

test('a new name replaces the old one', () => {
  const { watch } = afterPoll(new Map([['a', 'IMG_1.jpg']]), [passport]);
  expect(watch.get('a')).toBe('passport.jpg');
});

test('pending and processing are not finished', () => {
  expect(['pending', 'processing', 'completed', 'error'].filter(isFinished)).toEqual(['completed', 'error']);
});
