import { expect, test } from 'vitest';
import { filenameFrom } from './download.ts';

test.each([
  [null, 'document'],
  ['attachment', 'document'],
  ['attachment; filename=scan.png', 'scan.png'],
  ['attachment; filename="my scan.png"', 'my scan.png'],
  ['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''Kad%C4%B1k%C3%B6y.pdf`, 'Kadıköy.pdf'],
  [`attachment; filename*=UTF-8''%zz.pdf; filename="x.pdf"`, 'x.pdf'],
])('%s is saved as %s', (header, name) => {
  expect(filenameFrom(header)).toBe(name);
});
