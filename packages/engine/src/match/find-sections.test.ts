import { expect, it } from 'vitest';
import { joinWords } from '#document/layout.ts';
import { drawPage } from '#testing/draw-page.ts';
import { findSections } from './find-sections.ts';
import { gridOf } from './page-grid.ts';

function rolesOn(...drawn: Parameters<typeof drawPage>[0]): Record<string, string | undefined> {
  const grid = gridOf(drawPage(drawn));
  const sections = findSections(grid);
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
