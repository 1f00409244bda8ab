import { expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import { findSections } from './find-sections.ts';
import { gridOf } from './page-grid.ts';
import { joinWords } from './segments.ts';

function rolesOn(...drawn: Parameters<typeof drawPage>[0]): Record<string, string | undefined> {
  const grid = gridOf(drawPage(drawn));
  const sections = findSections(grid, {
    namedIn: ({ words }) => (joinWords(words).startsWith('Landlord’s name') ? 'landlord' : undefined),
  });
  return Object.fromEntries(grid.segments.map(({ words, index }) => [joinWords(words), sections[index]?.role]));
}

it('gives what stands below a heading to its party, until another heading', () => {
  expect(
    rolesOn(
      [40, 80, 'Landlord information'],
      [40, 100, 'Name: Orla Brennan'],
      [40, 120, 'Rent and charges'],
      [40, 140, 'Phone: 503 555 0188'],
      [40, 160, 'Employer'],
      [40, 180, 'Phone: 503 555 0142'],
    ),
  ).toMatchObject({
    'Name: Orla Brennan': 'landlord',
    'Phone: 503 555 0188': undefined,
    'Phone: 503 555 0142': 'employer',
  });
});

it('parts headings that stand beside each other', () => {
  expect(
    rolesOn([40, 80, 'Bill to'], [320, 80, 'Ship to'], [40, 100, 'Maya Lindgren'], [320, 100, 'Harbour Books']),
  ).toMatchObject({ 'Maya Lindgren': 'customer', 'Harbour Books': 'consignee' });
});

it('reads numbers before a heading, and a heading with a name behind it', () => {
  expect(rolesOn([40, 80, '3. Landlord information'], [40, 100, 'Phone: 1'])).toMatchObject({ 'Phone: 1': 'landlord' });
  expect(rolesOn([40, 80, 'Employer: Bright Foods'], [40, 100, 'Phone: 1'])).toMatchObject({ 'Phone: 1': 'employer' });
});

it('reads numbers with a letter before a heading', () => {
  const roles = rolesOn(
    [40, 80, 'Landlord information'],
    [40, 100, '1a. Personal Information'],
    [40, 120, 'Number: 1'],
    [40, 140, '2b. Employer'],
    [40, 160, 'Phone: 1'],
  );
  expect(roles).toMatchObject({ 'Number: 1': 'applicant', 'Phone: 1': 'employer' });
});

it('takes captions under the heading of a party for what they ask of it', () => {
  expect(
    rolesOn(
      [40, 80, 'Previous employer'],
      [40, 100, 'Company: Ash Linen Service'],
      [40, 120, 'From: 06/2015'],
      [40, 140, 'Employer'],
      [40, 160, 'Job title: Driver'],
    ),
  ).toMatchObject({
    'Company: Ash Linen Service': 'previous_employer',
    'From: 06/2015': 'previous_employer',
    'Job title: Driver': 'employer',
  });
});

it('takes what is asked a few rows below the name of a party for its own', () => {
  const roles = rolesOn(
    [40, 80, 'Landlord’s name: Orla Brennan'],
    [40, 100, 'Address: 4 Quay Street'],
    ...Array.from({ length: 6 }, (_, row) => [40, 120 + 20 * row, `Question ${row}`] as const),
  );
  expect(roles).toMatchObject({
    'Address: 4 Quay Street': 'landlord',
    'Question 0': 'landlord',
    'Question 5': undefined,
  });
});

it('reads numbered titles in capitals: of somebody else, or of nobody', () => {
  expect(
    rolesOn(
      [40, 80, '6. EMPLOYMENT AND INCOME - CO-APPLICANT'],
      [40, 100, 'Position: Driver'],
      [40, 120, '7. BANK, VEHICLES, PETS'],
      [40, 140, 'Plate: CLA 4MR7'],
      [40, 160, '8. PERSONAL REFERENCES (not relatives)'],
      [40, 180, 'Occupation: Baker'],
    ),
  ).toMatchObject({
    'Position: Driver': 'co_applicant',
    'Plate: CLA 4MR7': undefined,
    'Occupation: Baker': 'reference',
  });
});

it('takes a row of captions about what was for that row alone', () => {
  const roles = rolesOn(
    [40, 80, 'PREVIOUS STREET ADDRESS'],
    [240, 80, 'CITY'],
    [340, 80, 'STATE'],
    [40, 92, '908 Mesquite Ave'],
    [240, 92, 'Las Cruces'],
    [340, 92, 'NM'],
    [40, 112, 'EMPLOYER’S CITY'],
    [240, 112, 'Tucson'],
  );
  expect(roles).toMatchObject({ CITY: 'former', 'Las Cruces': 'former' });
  expect(roles.Tucson).toBeUndefined();
});

it('reads titles with a remark in small letters, of two things, and with their letter apart', () => {
  const roles = rolesOn(
    [40, 80, '3. EDUCATION AND LICENSES'],
    [40, 100, 'City: Dover'],
    [40, 120, '4. EMPLOYMENT - begin with present or latest'],
    [40, 140, 'Pay: 18.40'],
    [40, 160, 'C'],
    [60, 160, 'EDUCATION'],
    [300, 160, 'E'],
    [320, 160, 'WORK HISTORY'],
    [40, 180, 'Degree: B.S.'],
    [320, 180, 'Title: Nurse'],
  );
  expect(roles).toMatchObject({
    'City: Dover': 'school',
    'Pay: 18.40': 'employer',
    'Degree: B.S.': 'school',
    'Title: Nurse': 'employer',
  });
});

it('heads nothing by captions of a name or of days', () => {
  const roles = rolesOn(
    [40, 80, 'LAST NAME'],
    [200, 80, 'FIRST NAME'],
    [340, 80, 'MIDDLE'],
    [40, 92, 'Lindgren'],
    [40, 120, 'From'],
    [200, 120, 'To'],
    [40, 132, '06/2015'],
  );
  expect(roles).toMatchObject({ Lindgren: undefined, '06/2015': undefined });
});

it('leaves what stands left of a party’s name to others', () => {
  expect(
    rolesOn([40, 80, 'Home phone'], [240, 80, 'Landlord’s name'], [420, 80, 'Telephone'], [40, 92, '503 555 0188']),
  ).toMatchObject({ 'Home phone': undefined, Telephone: 'landlord', '503 555 0188': undefined });
});

it('reads sections that are numbered with a colon, and what is asked of a party in several words', () => {
  const roles = rolesOn(
    [40, 80, 'Section 1: Student'],
    [40, 100, 'Phone: 1'],
    [40, 120, 'Parent Identity Information'],
    [40, 140, 'Phone: 2'],
  );
  expect(roles).toMatchObject({ 'Phone: 1': 'student', 'Phone: 2': 'parent' });
});
