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

const claimsOn = (name: string, ...drawn: Parameters<typeof drawPage>[0]): string[] => {
  const page = drawPage([[50, 40, 'Employment Application', 18], ...drawn]);
  const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
  const context = openDocument(read, { type: 'application_form', confidence: 0.9, pages: [1] });
  return propose(context.analysed, context, [])
    .filter((claim) => claim.name === name && claim.captions.length > 0)
    .map(({ value }) => value);
};

it('claims no town and no telephone of a school or an employer for the applicant', () => {
  const applicant: Parameters<typeof drawPage>[0] = [
    [40, 80, 'Last name'],
    [200, 80, 'City, State'],
    [360, 80, 'Telephone'],
    [40, 92, 'Lindgren'],
    [200, 92, 'Portland, OR'],
    [360, 92, '(503) 555-0188'],
  ];
  const others: Parameters<typeof drawPage>[0] = [
    [40, 140, 'School'],
    [200, 140, 'City, State'],
    [40, 152, 'Cascade College'],
    [200, 152, 'Salem, OR'],
    [40, 180, 'Employer'],
    [360, 180, 'Telephone'],
    [40, 192, 'Harbour Books Ltd'],
    [360, 192, '(503) 555-0142'],
  ];
  expect(claimsOn('city', ...applicant, ...others)).toContain('Portland');
  expect(claimsOn('city', ...applicant, ...others)).not.toContain('Salem');
  expect(claimsOn('phone', ...applicant, ...others)).not.toContain('+15035550142');
});

it('takes no answer for the heading of whom it names', () => {
  const answers: Parameters<typeof drawPage>[0] = [
    [40, 80, 'Emergency contact'],
    [240, 80, 'Relationship'],
    [40, 92, 'Paul Weber'],
    [240, 92, 'Wife'],
    [40, 130, 'Marital status'],
    [240, 130, 'Dependents: no. / ages'],
    [40, 142, 'Married'],
    [40, 180, 'Present address'],
    [40, 192, '48 Alder Street, Portland, OR 97205'],
  ];
  const page = drawPage([[50, 40, 'Employment Application', 18], ...answers]);
  const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
  const [analysed] = openDocument(read, { type: 'application_form', confidence: 0.9, pages: [1] }).analysed;
  const address = analysed!.grid.segments.find(({ words }) => words[0]!.text === '48')!;
  expect(analysed!.sections[address.index]?.role).not.toBe('spouse');
  expect(analysed!.sections[address.index]?.role).not.toBe('child');
});

it('claims no address that was read across a caption', () => {
  const addresses = claimsOn(
    'address',
    [40, 80, 'Residence: number and street'],
    [40, 92, '784 Quarry Knob Road'],
    [40, 104, 'Mailing address, if not the same'],
    [40, 116, 'P.O. Box 91, Munroe Hollow, OH 44262'],
  );
  expect(addresses.filter((one) => /Mailing/.test(one))).toEqual([]);
});
