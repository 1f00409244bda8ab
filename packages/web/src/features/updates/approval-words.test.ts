import { expect, test } from 'vitest';
import { approvalWords } from './approval-words.ts';

const conflict = { kind: 'conflict', conflictType: 'value_mismatch' } as const;
const stranger = { kind: 'conflict', conflictType: 'different_person' } as const;
const suggested = { kind: 'suggested', conflictType: null } as const;

test.each([
  [[], ''],
  [[conflict], 'Approve also takes the new value of 1 open conflict.'],
  [[suggested, suggested], 'Approve also takes 2 values it isn’t sure of.'],
  [
    [conflict, conflict, suggested],
    'Approve also takes the new value of 2 open conflicts and 1 value it isn’t sure of.',
  ],
  [[conflict, stranger], 'Approve also takes the new value of 2 open conflicts, 1 of another person.'],
  [[stranger, stranger], 'Approve also takes the new value of 2 open conflicts, all of another person.'],
])('%j', (open, words) => {
  expect(approvalWords(open)).toBe(words);
});
