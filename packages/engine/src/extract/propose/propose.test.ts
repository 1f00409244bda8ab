import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { drawPage } from '#testing/draw-page.ts';
import { openDocument } from '../lists/extract-by-rules.ts';
import { propose } from './propose.ts';

it('claims no high school for the university where a college is asked for as well', () => {
  const page = drawPage([
    [50, 40, 'Employment Application', 18],
    [50, 140, 'High School:'],
    [150, 140, 'Harbour View High School'],
    [50, 176, 'College:'],
    [150, 176, 'Cascade State College'],
  ]);
  const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
  const context = openDocument(read, { type: 'application_form', confidence: 0.9, pages: [1] });
  const universities = propose(context.analysed, context, [])
    .filter(({ name }) => name === 'university')
    .map(({ value }) => value);
  expect(universities).toContain('Cascade State College');
  expect(universities).not.toContain('Harbour View High School');
});

it('claims nothing where a form states its own number and until when it is used', () => {
  const claimsOf = (...lines: readonly string[]): string[] => {
    const page = drawPage(lines.map((line, row) => [380, 40 + 14 * row, line] as const));
    const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
    const context = openDocument(read, { type: 'passport', confidence: 0.9, pages: [1] });
    return propose(context.analysed, context, []).map(({ value }) => value);
  };
  expect(claimsOf('Expiration Date: 01/31/2029')).toContain('2029-01-31');
  const claimed = claimsOf('OMB Number: 4040-0004', 'Expiration Date: 01/31/2029');
  expect(claimed.filter((value) => value === '4040-0004' || value === '2029-01-31')).toEqual([]);
});

it('claims no misread name or number beside what the machine readable zone says, but another one', () => {
  const zone = (name: string, value: string, type: Fact['type']): Fact => ({
    ...{ name, value, type, raw: value, tier: 'proved', confidence: 0.99 },
    evidence: [{ page: 1, quote: value }],
  });
  const claimsOf = (surname: string, number: string): string[] => {
    const page = drawPage([
      [50, 60, 'Surname:'],
      [150, 60, surname],
      [50, 90, 'Passport No:'],
      [150, 90, number],
    ]);
    const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
    const context = openDocument(read, { type: 'passport', confidence: 0.9, pages: [1] });
    const facts = [zone('surname', 'LINDQVIST', 'name'), zone('passport_number', 'KX4471982', 'code')];
    return propose(context.analysed, context, facts).map(({ name, value }) => `${name} ${value}`);
  };
  const misread = claimsOf('Lindqvlst', 'KX447I982');
  expect(misread).toContain('surname LINDQVIST');
  expect(misread).not.toContain('surname Lindqvlst');
  expect(misread).not.toContain('passport_number KX447I982');
  expect(claimsOf('Abernathy', 'KX4471982')).toContain('surname Abernathy');
});
