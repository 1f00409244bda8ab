import { expect, it } from 'vitest';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { openDocument } from '../lists/extract-by-rules.ts';
import { propose } from './propose.ts';

const namesOn = (...drawn: readonly Drawn[]): string[] => {
  const page = drawPage([[50, 40, 'Homeowners Insurance Application', 18], ...drawn]);
  const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
  const context = openDocument(read, { type: 'application_form', confidence: 0.9, pages: [1] });
  return propose(context.analysed, context, [])
    .filter(({ name }) => name === 'full_name')
    .map(({ candidates }) => candidates[0]!.value);
};

const coApplicant: readonly Drawn[] = [
  [250, 180, 'Co-Applicant Information'],
  [50, 200, 'Name'],
  [52, 212, 'Paul Weber'],
];

it('claims no name under the heading of somebody else that only looks like one', () => {
  const names = namesOn(
    [250, 80, 'Primary Applicant Information'],
    [50, 100, 'Name'],
    [52, 112, 'Mara Lindqvist'],
    ...coApplicant,
  );
  expect(names).toContain('Mara Lindqvist');
  expect(names).not.toContain('Paul Weber');
});

it('claims it where nothing outside asks for a name', () => {
  expect(namesOn(...coApplicant)).toContain('Paul Weber');
});
