import { describe, expect, it } from 'vitest';
import { createPageCounter } from './page-counter.ts';

const page = '1 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n';
const tree = '2 0 obj\n<< /Type /Pages /Count 3 >>\nendobj\n';

function count(text: string, chunkSize: number): number {
  const counter = createPageCounter();
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += chunkSize) counter.add(bytes.subarray(at, at + chunkSize));
  return counter.pages();
}

describe('createPageCounter', () => {
  it.each([1, 2, 7, 13, 1000])('counts page objects however the bytes are cut (%i)', (size) => {
    expect(count(`%PDF-1.7\n${tree}${page}${page}${page}`, size)).toBe(3);
  });

  it('does not take the tree for a page at the end of a chunk', () => {
    expect(count(`${page}<< /Type /Pages`, 5)).toBe(1);
  });

  it('says one where it sees none', () => {
    expect(count('no pages here', 4)).toBe(1);
  });
});
