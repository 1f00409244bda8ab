import { describe, expect, it } from 'vitest';
import { cleanFilename } from './clean-filename.ts';

describe('cleanFilename', () => {
  it.each([
    ['passport.pdf', 'passport.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\scan.png', 'scan.png'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['report\u202efdp.exe', 'reportfdp.exe'],
    ['身分証.png', '身分証.png'],
    ['  spaced .txt ', 'spaced .txt'],
    ['', 'document'],
    ['..', 'document'],
    [undefined, 'document'],
  ])('%j → %j', (given, kept) => {
    expect(cleanFilename(given)).toBe(kept);
  });

  it('keeps the ending of a name that is too long, and no half character', () => {
    const name = cleanFilename(`${'😀'.repeat(200)}.pdf`);
    expect(name.length).toBeLessThanOrEqual(255);
    expect(name.endsWith('.pdf')).toBe(true);
    expect(name.isWellFormed()).toBe(true);
  });
});
