import { expect, test } from 'vitest';
import { refuseFile, withType } from './validate-file.ts';

const MB = 1024 * 1024;

test.each([
  ['application/pdf', 1],
  ['image/jpeg', 10 * MB],
  ['image/jpg', 5],
  ['image/png', 5],
  ['text/plain', 5],
])('%s of %d bytes may be sent', (type, size) => {
  expect(refuseFile({ name: 'a', type, size })).toBeUndefined();
});

test('refusals say what is wrong with which file', () => {
  expect(refuseFile({ name: 'a.docx', type: 'application/msword', size: 1 })).toBe(
    'File "a.docx" has unsupported type application/msword. Please upload PDF, JPG, PNG, or TXT files.',
  );
  expect(refuseFile({ name: 'big.pdf', type: 'application/pdf', size: 10 * MB + 1024 * 600 })).toBe(
    'File "big.pdf" is too large (10.59 MB). Maximum size is 10MB.',
  );
  expect(refuseFile({ name: 'x', type: '', size: 1 })).toContain('unsupported type unknown');
  expect(refuseFile({ name: 'e.txt', type: 'text/plain', size: 0 })).toContain('"e.txt": The file is empty');
});

test('a file without a type gets the one of its ending', () => {
  expect(withType(new File(['x'], 'Scan.PDF')).type).toBe('application/pdf');
  expect(withType(new File(['x'], 'noending')).type).toBe('');
  expect(withType(new File(['x'], 'a.pdf', { type: 'text/plain' })).type).toBe('text/plain');
});
